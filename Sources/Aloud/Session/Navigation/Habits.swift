/// What the user does at each place, counted while the program runs and kept nowhere: what is done most is likeliest to be
/// wanted again.
struct Habits: Sendable {
  /// How often each thing was used and each command said at one place.
  typealias Counts = [Deed: Count]

  /// How often something was done, and the line that it stood on when that was last.
  struct Count: Sendable {
    private(set) var times = 0
    private(set) var line = 0

    /// Counts once more, on a line.
    mutating func add(_ line: Int) {
      times += 1
      self.line = line
    }
  }

  /// Something that a line does.
  enum Deed: Hashable, Sendable {
    case using(ID)
    case saying(Command)
  }

  private var counts: [[ID]: Counts] = [:]

  /// What was done at a place.
  func counts(at place: [ID]) -> Counts { counts[place] ?? [:] }

  /// Counts what was done at a place.
  mutating func add(_ deed: Deed, onLine line: Int, at place: [ID]) {
    counts[place, default: [:]][deed, default: Count()].add(line)
  }
}
