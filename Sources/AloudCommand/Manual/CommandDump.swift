import ArgumentParser
import Foundation

/// What the library that reads the command line knows of a command: it tells the same in its help.
struct CommandDump: Decodable {
  /// An argument or an option.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable {
      let kind: String
      let name: String

      /// As it is written.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let names: [Name]?
    let valueName: String?
    let allValues: [String]?
    let defaultValue: String?
    let abstract: String?
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  let arguments: [Argument]?

  /// What is known of a command.
  static func of(_ command: any ParsableCommand.Type) throws -> CommandDump {
    struct Dump: Decodable { let command: CommandDump }
    return try JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8)).command
  }
}
