import ArgumentParser
import Foundation

/// The description of a command that the argument parser also uses for its help.
struct CommandDump: Decodable {
  /// An argument or option.
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

  /// Returns the description of a command.
  static func of(_ command: any ParsableCommand.Type) throws -> CommandDump {
    struct Dump: Decodable { let command: CommandDump }
    return try JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8)).command
  }
}

/// The form of an argument or option in a manual page.
extension CommandDump.Argument {
  func isOf(_ name: String) -> Bool { names?.last?.name == name }

  /// Returns a Boolean value that indicates whether `other` is the flag that unsets this one.
  func isOpposite(of other: Self) -> Bool {
    names?.last.map { other.isOf("no-" + $0.name) } ?? false
  }

  /// The argument or option as written in the page.
  var term: String {
    let values =
      allValues.flatMap { $0.isEmpty ? nil : $0 } ?? valueName.map { $0.split(separator: "|").map(String.init) } ?? []
    let value = values.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let written = (names ?? []).map { "\\fB\(ManualText.line($0.text))\\fR" }.joined(separator: ", ")
    switch kind {
    case .flag: return written
    case .option: return written + " " + value
    case .positional: return value + (isRepeating ? " ..." : "")
    }
  }
}
