/// The lines that were accepted in this run, and the current one among them. They are never written to a file.
struct LineHistory: Sendable {
  /// The greatest number of lines.
  private static let limit = 500

  private var lines: [String] = []
  /// The index of the current line. The line that is being typed comes after the last one.
  private var index = 0
  private var draft = ""

  /// Adds a line, unless it is blank or repeats the last one.
  mutating func keep(_ line: String) {
    if !line.allSatisfy(\.isWhitespace), line != lines.last { lines.append(line) }
    if lines.count > Self.limit { lines.removeFirst() }
    index = lines.count
    draft = ""
  }

  /// Returns to the line that is being typed.
  mutating func leave() { index = lines.count }

  /// Returns the line before the current one, or nil if there is none. `current` is the text on the line now.
  mutating func previous(leaving current: String) -> String? { move(to: index - 1, leaving: current) }

  /// Returns the line after the current one, which is at last the one being typed, or nil if there is none.
  mutating func next(leaving current: String) -> String? { move(to: index + 1, leaving: current) }

  /// Returns the first line, or nil if it is the current one.
  mutating func first(leaving current: String) -> String? { index == 0 ? nil : move(to: 0, leaving: current) }

  /// Returns the line that is being typed, or nil if it is the current one.
  mutating func last(leaving current: String) -> String? {
    index == lines.count ? nil : move(to: lines.count, leaving: current)
  }

  private mutating func move(to place: Int, leaving current: String) -> String? {
    guard (0...lines.count).contains(place) else { return nil }
    if index == lines.count { draft = current }
    index = place
    return index == lines.count ? draft : lines[index]
  }
}
