/// The size of a terminal's window in characters.
public struct TerminalSize: Sendable, Hashable {
  /// The number of characters on a line, at least 1.
  public var columns: Int

  /// The number of lines, at least 1.
  public var rows: Int

  /// Creates a size; terminals usually start with 80 by 24.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}
