public import Aloud
public import AloudTerminal
public import ArgumentParser

extension OutputFormat: ExpressibleByArgument {
  /// The forms' names. Left to itself, the library makes a key path for it at each start, which costs as much as to read a
  /// locale's table.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
extension ValueKind: ExpressibleByArgument {}

extension CompletionKind {
  /// What a setting can be set to.
  static func values(of name: SettingName) -> CompletionKind { .list(name.words) }
}

extension SettingName {
  /// The words that it can be set to; none where it is set by a number or a name.
  var words: [String] { if case .words(let words) = values { words } else { [] } }
}
