/// Where something stands in a document, counted from 1; a column is one Unicode scalar.
struct SourceLocation: Hashable, Comparable, Sendable {
  var line: Int
  var column: Int
  /// The file that the document includes in which it stands; nil for the document's own.
  var file: String?

  /// The beginning of the document.
  static let start = SourceLocation(line: 1, column: 1)

  static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
