/// One row of a command's output.
struct OutputRow: Sendable, Equatable {
  /// What the row is to the command; stable while the output stays the same.
  var key: String
  /// The line, or the title.
  var title: String
  /// What else the row has: nothing for a line.
  var fields: [String: String] = [:]

  /// What stands for `{row.key}`.
  func field(_ name: String?) -> String {
    guard let name else { return title }
    if let value = fields[name] { return value }
    return name == "id" || name == "title" ? title : ""
  }

  /// What a value holds when the row is chosen: what it has as `value` or `id`, or else its title.
  var stored: String { fields["value"] ?? fields["id"] ?? title }
}
