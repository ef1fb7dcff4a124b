import ArgumentParser
import Foundation

/// The description of a command that the argument parser also uses for its help.
struct CommandDump: Decodable {
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable {
      let kind: String
      let name: String

      /// The name as typed on the command line.
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

  static func of(_ command: any ParsableCommand.Type) throws -> CommandDump {
    struct Dump: Decodable { let command: CommandDump }
    return try JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8)).command
  }
}

extension CommandDump.Argument {
  func isOf(_ name: String) -> Bool { names?.last?.name == name }

  /// Returns a Boolean value that indicates whether `other` is the flag that unsets this one.
  func isOpposite(of other: Self) -> Bool {
    names?.last.map { other.isOf("no-" + $0.name) } ?? false
  }
}
