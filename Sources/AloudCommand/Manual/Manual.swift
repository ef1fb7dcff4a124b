import Aloud
import AloudApp
import ArgumentParser

/// `aloud manual choose`: a command's page for man(1), made of the words of its help.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: Words.help("manual.abstract"), example: "aloud manual choose | man -l -")

  @Argument(help: Words.argument("manual.commandHelp")) var command: ManualTopic?

  func run() throws {
    guard let words = Words.usual else { return }
    let page = try ManualPage(of: command?.command, words)
    try words.print(page.lines.joined(separator: "\n"))
  }
}

/// A command that there is a page of.
struct ManualTopic: ExpressibleByArgument {
  let command: any ParsableCommand.Type

  init?(argument: String) {
    guard let command = AloudCommand.command(named: argument) else { return nil }
    self.command = command
  }

  static var allValueStrings: [String] { AloudCommand.configuration.subcommands.map { $0.configuration.allNames[0] } }
  var defaultValueDescription: String { command.configuration.allNames[0] }
}

extension AloudCommand {
  /// The command of this name; nil where there is none.
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.allNames.contains(name) }
  }
}
