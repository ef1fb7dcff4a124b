/// Rows as values of a picker.
extension OutputRow {
  /// What a value holds when the row is chosen: what it has as `value` or `id`, or else its title.
  var stored: String { fields["value"] ?? fields["id"] ?? title }
}

extension LoadedOutput {
  /// Where the row with `key` stands. Most keys begin with the row's number.
  func index(key: String) -> Int? {
    let number = key.split(separator: ":", maxSplits: 1).first.flatMap { Int($0) } ?? 0
    if (1...max(1, count)).contains(number), count > 0, self[number - 1].key == key { return number - 1 }
    return (0..<count).first { self[$0].key == key }
  }

  /// Where the first row stands that a value holds as `text`.
  func index(stored text: String) -> Int? {
    text.isEmpty ? nil : (0..<count).first { self[$0].stored == text }
  }
}
