import Aloud
import AloudApp
import ArgumentParser

extension Words {
  /// Returns the discussion of a command's help, which begins with an example.
  static func help(example: String, _ discussion: String) -> String {
    let shown = help("prompt.example", ["example": .text(.verbatim(example))])
    return discussion.isEmpty ? shown : shown + "\n\n" + discussion
  }
}

extension CommandConfiguration {
  /// The version of the command.
  static let ownVersion = "0.1.0"

  var allNames: [String] { [commandName].compactMap(\.self) + aliases }

  init(
    commandName: String, abstract: String, example: String, discussion: String = "", aliases: [String] = []
  ) {
    self.init(
      commandName: commandName, abstract: abstract, discussion: Words.help(example: example, discussion),
      aliases: aliases)
  }

  init(asking name: String, example: String, aliases: [String] = []) {
    self.init(
      commandName: name, abstract: Words.help("prompt.\(name)"), example: example, aliases: aliases)
  }
}
