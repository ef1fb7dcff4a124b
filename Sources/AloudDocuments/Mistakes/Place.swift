/// Where something stands in a document, counted from 1; a column is one Unicode scalar.
struct Place: Hashable, Comparable, Sendable {
  var line: Int
  var column: Int

  /// The beginning of the document.
  static let start = Place(line: 1, column: 1)

  static func < (one: Place, other: Place) -> Bool { (one.line, one.column) < (other.line, other.column) }
}
