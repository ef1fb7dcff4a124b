import ArgumentParser

extension CommandConfiguration {
  /// The version of the command.
  static let ownVersion = "0.1.0"
  /// The words before the example with which a discussion begins.
  static let exampleMark = "For example: "

  var allNames: [String] { [commandName].compactMap(\.self) + aliases }

  init(
    commandName: String, abstract: String, example: String, discussion: String = "", aliases: [String] = []
  ) {
    self.init(
      commandName: commandName, abstract: abstract, discussion: Self.discussion(example: example, discussion),
      aliases: aliases)
  }

  /// Returns a discussion that begins with an example.
  static func discussion(example: String, _ rest: String) -> String {
    let shown = exampleMark + example
    return rest.isEmpty ? shown : shown + "\n\n" + rest
  }
}
