public import AloudTerminal
public import ArgumentParser
internal import Aloud

extension OutputFormat: ExpressibleByArgument {
  /// The forms' names. Left to itself, the library makes a key path for it at each start, which costs as much as to read a
  /// locale's table.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension CompletionKind {
  /// What a setting can be set to.
  static func values(of name: SettingName) -> CompletionKind { .list(name.words) }
}
