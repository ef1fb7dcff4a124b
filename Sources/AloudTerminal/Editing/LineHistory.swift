/// The lines that were taken in this run, and which of them is at hand. Nothing of it is written anywhere.
struct LineHistory: Sendable {
  /// How many lines are kept.
  private static let limit = 500

  private var lines: [String] = []
  /// The line at hand; the one that is being typed comes after the last.
  private var index = 0
  private var draft = ""

  /// Keeps a line, unless it is empty or the last one over again.
  mutating func keep(_ line: String) {
    if !line.allSatisfy(\.isWhitespace), line != lines.last { lines.append(line) }
    if lines.count > Self.limit { lines.removeFirst() }
    index = lines.count
    draft = ""
  }

  /// Goes back to the line that is being typed.
  mutating func leave() { index = lines.count }

  /// The line before that at hand; nil where there is none. `current` is what stands on the line now.
  mutating func previous(leaving current: String) -> String? { move(to: index - 1, leaving: current) }

  /// The line after that at hand, what was being typed at last; nil where there is none.
  mutating func next(leaving current: String) -> String? { move(to: index + 1, leaving: current) }

  /// The first line; nil where that is at hand.
  mutating func first(leaving current: String) -> String? { index == 0 ? nil : move(to: 0, leaving: current) }

  /// What was being typed; nil where that is at hand.
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
