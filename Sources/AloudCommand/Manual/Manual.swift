import Aloud
import AloudApp
import ArgumentParser

/// The command `aloud manual choose`, which prints a command's man(1) page made from its help.
struct Manual: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "manual", abstract: Words.help("manual.abstract"), example: "aloud manual choose | man -l -")
  }

  @Argument(
    help: Words.argument("manual.commandHelp"), completion: .custom { _, _, _ in ManualTopic.allValueStrings })
  var command: ManualTopic?

  func run() throws {
    guard let words = Words.usual else { return }
    try words.print(lines(words).joined(separator: "\n"))
  }

  private func lines(_ words: Words) throws -> [String] {
    switch command {
    case nil: try ManualPage(of: nil, words).lines
    case .command(let command): try ManualPage(of: command, words).lines
    case .document: DocumentPage(words.english).lines
    }
  }
}

/// The topic of a manual page: a command, or the format of documents.
enum ManualTopic: ExpressibleByArgument {
  case command(any ParsableCommand.Type)
  case document

  private static let documentName = "document"

  init?(argument: String) {
    if argument == Self.documentName {
      self = .document
    } else {
      guard let command = AloudCommand.command(named: argument) else { return nil }
      self = .command(command)
    }
  }

  static var allValueStrings: [String] {
    AloudCommand.configuration.subcommands.map { $0.configuration.allNames[0] } + [documentName]
  }

  var defaultValueDescription: String {
    switch self {
    case .command(let command): command.configuration.allNames[0]
    case .document: Self.documentName
    }
  }
}

extension AloudCommand {
  /// Returns the command with that name, or `nil` if there is none.
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.allNames.contains(name) }
  }
}
