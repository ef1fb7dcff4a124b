/// The user's habits at each place, which predict what is wanted next. They are counted while the program runs, and never stored.
struct Habits: Sendable {
  /// The counts for one place, by the thing used or the command said.
  typealias Counts = [Deed: Count]

  /// The number of times something was done, and the line it was on the last time.
  struct Count: Sendable {
    private(set) var times = 0
    private(set) var line = 0

    /// Counts one more time, on a line.
    mutating func add(_ line: Int) {
      times += 1
      self.line = line
    }
  }

  /// An action that the user takes with a line of input.
  enum Deed: Hashable, Sendable {
    case using(ID)
    case saying(Command)
  }

  private var counts: [[ID]: Counts] = [:]

  /// Returns the counts for a place.
  func counts(at place: [ID]) -> Counts { counts[place] ?? [:] }

  /// Counts an action at a place.
  mutating func add(_ deed: Deed, onLine line: Int, at place: [ID]) {
    counts[place, default: [:]][deed, default: Count()].add(line)
  }
}
