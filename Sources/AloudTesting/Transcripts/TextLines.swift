/// Text as lines separated by line feeds alone, byte for byte.
///
/// Swift's `Character` would merge CR LF, or a space followed by a combining accent, into one.
enum TextLines {
  /// Returns the lines; a line feed at the end does not begin another.
  static func split(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false).map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns the lines as text, with a line feed after each.
  static func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Compares bytes; `==` ignores how an accent is encoded.
  static func areSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  /// Returns `nil` if the line does not begin with `prefix`.
  static func rest(of line: String, after prefix: String) -> String? {
    line.utf8.starts(with: prefix.utf8) ? String(line.utf8.dropFirst(prefix.utf8.count)) : nil
  }
}
