/// A row of a command's output.
struct OutputRow: Sendable, Equatable {
  /// The key of the row. It is stable while the output stays the same.
  var key: String
  /// The line, or the title.
  var title: String
  /// The other fields of the row. A line has none.
  var fields: [String: String] = [:]

  /// Returns the text for `{row.key}`, or for `{row}` if `name` is `nil`.
  func field(_ name: String?) -> String {
    guard let name else { return title }
    if let value = fields[name] { return value }
    return name == "id" || name == "title" ? title : ""
  }

  /// The text that a value stores when the row is chosen: its `value` or `id`, or else its title.
  var stored: String { fields["value"] ?? fields["id"] ?? title }
}
