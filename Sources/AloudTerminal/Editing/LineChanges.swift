/// The line as it was before each of its changes.
struct LineChanges: Sendable {
  /// How many characters all that is kept may have together.
  private static let limit = 100_000

  private var earlier: [LineText] = []
  private var size = 0

  /// Keeps the line as it is before a change.
  mutating func keep(_ line: LineText) {
    earlier.append(line)
    size += line.characters.count + 1
    while size > Self.limit, !earlier.isEmpty { size -= earlier.removeFirst().characters.count + 1 }
  }

  /// The line before the last change, which is kept no longer.
  mutating func last() -> LineText? {
    guard let line = earlier.popLast() else { return nil }
    size -= line.characters.count + 1
    return line
  }

  /// The line before all changes.
  mutating func first() -> LineText? {
    defer { self = LineChanges() }
    return earlier.first
  }
}
