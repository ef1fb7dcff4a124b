import Foundation
import Testing

/// Phrases of a language, each with what it means on Friday, 2026-11-20, at 15:30.
struct SpokenPhrases: Sendable, CustomTestStringConvertible {
  let tag: String
  private let table: String

  /// Phrases of a locale, one a line: kind, phrase, value; "-" where it means none.
  init(_ tag: String, _ table: String) { (self.tag, self.table) = (tag, table) }

  var testDescription: String { tag }

  /// Each phrase with its kind and value.
  var lines: [[String]] {
    table.split(separator: "\n").map {
      $0.split(separator: "|").map { String($0).trimmingCharacters(in: .whitespaces) }
    }
  }
}
