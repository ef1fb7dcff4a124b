/// The rows that a text means, among many.
public struct RowMatches: Sendable, Equatable {
  /// How many rows have it as their whole label.
  public internal(set) var wholeCount = 0
  /// The first of them, in order, by their places counted from 0.
  public internal(set) var whole: [Int] = []
  /// How many other rows begin with it, or have words that do.
  public internal(set) var partlyCount = 0
  /// The first of them, in order.
  public internal(set) var partly: [Int] = []

  /// How many match.
  public var count: Int { wholeCount + partlyCount }

  /// Adds a match; its place is asked for where it is one of the first `limit`.
  mutating func add(_ match: LabelMatching.Match, limit: Int, _ index: () -> Int) {
    switch match {
    case .whole:
      wholeCount += 1
      if whole.count < limit { whole.append(index()) }
    case .partly:
      partlyCount += 1
      if partly.count < limit { partly.append(index()) }
    }
  }
}
