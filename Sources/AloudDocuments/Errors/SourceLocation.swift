/// A location in a document, counted from 1. A column is one Unicode scalar.
struct SourceLocation: Hashable, Comparable, Sendable {
  var line: Int
  var column: Int
  /// The path of the included file, or of the value in a host's JSON; `nil` for the document itself.
  var file: String?

  /// The beginning of the document.
  static let start = SourceLocation(line: 1, column: 1)

  static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
