/// Rows as values of a picker.
extension OutputRow {
  /// What a value holds when the row is chosen: what it has as `value` or `id`, or else its title.
  var stored: String { fields["value"] ?? fields["id"] ?? title }
}

extension LoadedOutput {
  /// Where the first row stands that a value holds as `text`.
  func index(stored text: String) -> Int? {
    text.isEmpty ? nil : (0..<count).first { self[$0].stored == text }
  }
}
