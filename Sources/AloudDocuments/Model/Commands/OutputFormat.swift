/// What a command's output is.
enum OutputFormat: String, Sendable, CaseIterable {
  /// One row a line.
  case lines
  /// A JSON array, one row an element.
  case json
}
