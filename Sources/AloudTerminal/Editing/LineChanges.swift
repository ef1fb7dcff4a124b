/// The undo history of a line: its text before each change.
struct LineChanges: Sendable {
  /// The greatest number of characters that are kept in total.
  private static let limit = 100_000

  private var earlier: [LineText] = []
  private var size = 0

  /// Saves the line before a change.
  mutating func keep(_ line: LineText) {
    earlier.append(line)
    size += line.characters.count + 1
    while size > Self.limit, !earlier.isEmpty { size -= earlier.removeFirst().characters.count + 1 }
  }

  /// Removes and returns the line before the last change.
  mutating func last() -> LineText? {
    guard let line = earlier.popLast() else { return nil }
    size -= line.characters.count + 1
    return line
  }

  /// Returns the line before all changes, and clears the history.
  mutating func first() -> LineText? {
    defer { self = LineChanges() }
    return earlier.first
  }
}
