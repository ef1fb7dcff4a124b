/// Text as lines parted by line feeds alone, byte for byte.
///
/// Swift's Character view would take CR LF, or a space with an accent after it, for one.
enum TextLines {
  /// The lines; a line feed at the end doesn't begin another.
  static func split(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false).map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines as text, a line feed after each.
  static func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Whether both are the same bytes; `==` would call two spellings of an accent the same.
  static func areSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  /// What follows `prefix`, or nil where the line begins otherwise.
  static func rest(of line: String, after prefix: String) -> String? {
    line.utf8.starts(with: prefix.utf8) ? String(line.utf8.dropFirst(prefix.utf8.count)) : nil
  }
}
