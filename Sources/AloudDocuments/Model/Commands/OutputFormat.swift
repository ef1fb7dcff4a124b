/// The format of a command's output.
enum OutputFormat: String, Sendable, CaseIterable {
  /// One row on each line.
  case lines
  /// A JSON array with one row in each element.
  case json
}
