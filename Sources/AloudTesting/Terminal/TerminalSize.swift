/// The size of a terminal's window, in characters.
public struct TerminalSize: Sendable, Hashable {
  /// Characters a line, at least 1.
  public var columns: Int

  /// Lines, at least 1.
  public var rows: Int

  /// Creates a size; 80 by 24 is what terminals start with.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}
