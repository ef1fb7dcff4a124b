/// The user's habits at each place, which predict what is wanted next. They are counted while the program runs, and never stored.
struct Habits: Sendable {
  typealias Counts = [Deed: Count]

  struct Count: Sendable {
    private(set) var times = 0
    private(set) var line = 0

    mutating func add(_ line: Int) {
      times += 1
      self.line = line
    }
  }

  enum Deed: Hashable, Sendable {
    case using(ID)
    case saying(Command)
  }

  private var counts: [[ID]: Counts] = [:]

  func counts(at place: [ID]) -> Counts { counts[place] ?? [:] }

  mutating func add(_ deed: Deed, onLine line: Int, at place: [ID]) {
    counts[place, default: [:]][deed, default: Count()].add(line)
  }
}
