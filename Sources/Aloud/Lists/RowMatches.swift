/// The rows that match a text.
public struct RowMatches: Sendable, Equatable {
  /// The number of rows whose whole label is the text.
  public internal(set) var wholeCount = 0
  /// The indices of the first of these rows, in order, counted from 0.
  public internal(set) var whole: [Int] = []
  /// The number of other rows that match: their label, or a word in it, begins with the text, or the label contains the text if
  /// that is asked for.
  public internal(set) var partlyCount = 0
  /// The indices of the first of these rows, in order.
  public internal(set) var partly: [Int] = []

  /// The number of all matches.
  public var count: Int { wholeCount + partlyCount }

  /// Adds a match; `index` is called only if the match is one of the first `limit` of its kind.
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
