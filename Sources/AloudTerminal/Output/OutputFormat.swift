/// The form in which announcements are written.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// A line of plain text each.
  case text
  /// A JSON object each, one a line.
  case json
  /// A short line for a braille display each, and more where it has more cells than that.
  case braille
  /// Pages for an embosser.
  case brf
}
