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

/// How an argument or an option stands in a page.
extension CommandDump.Argument {
  func isOf(_ name: String) -> Bool { names?.last?.name == name }

  /// Whether another flag unsets what this one sets.
  func isOpposite(of other: Self) -> Bool {
    names?.last.map { other.isOf("no-" + $0.name) } ?? false
  }

  /// How it is written.
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
