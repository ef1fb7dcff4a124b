/// A format in which announcements are written.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// One line of plain text for each announcement.
  case text
  /// One JSON object on one line for each announcement.
  case json
  /// A short line for a braille display, or several if the announcement has more cells than the display.
  case braille
  /// Pages for an embosser.
  case brf
}
