import Aloud
import AloudApp
import ArgumentParser

extension Words {
  /// What help tells of a command beside its first sentence: an example first.
  static func help(example: String, _ discussion: String) -> String {
    let shown = help("prompt.example", ["example": .text(.verbatim(example))])
    return discussion.isEmpty ? shown : shown + "\n\n" + discussion
  }
}

extension CommandConfiguration {
  /// Its name, and what it is called besides.
  var allNames: [String] { [commandName].compactMap(\.self) + aliases }

  /// A command whose help begins with an example.
  init(
    commandName: String, abstract: String, example: String, discussion: String = "", aliases: [String] = []
  ) {
    self.init(
      commandName: commandName, abstract: abstract, discussion: Words.help(example: example, discussion),
      aliases: aliases)
  }
}
