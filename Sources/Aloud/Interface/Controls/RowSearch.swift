/// Methods that find rows by their titles (PICK-2). `label` returns the folded title of a row; lines of text do not use it.
extension Rows {
  /// Returns the rows that match a folded text: the number of all, and the first `limit` of each kind.
  public func matches(
    _ folded: String, by way: LabelMatching.Way = .beginnings, limit: Int, label: (Row) -> String
  ) -> RowMatches {
    if let titles { return titles.matches(folded, by: way, limit: limit) }
    var found = RowMatches()
    for index in places(folded) {
      guard let match = LabelMatching.match(folded, label(self[index]), by: way) else { continue }
      found.add(match, limit: limit) { index }
    }
    return found
  }

  /// Returns the first row after `index` that matches a folded text; the first of all if `index` is nil.
  public func match(
    _ folded: String, by way: LabelMatching.Way = .beginnings, after index: Int?, label: (Row) -> String
  ) -> Int? {
    if let titles { return titles.match(folded, by: way, after: index) }
    let next = index.map { $0 + 1 } ?? 0
    return places(folded, in: min(next, count)..<count).first {
      LabelMatching.match(folded, label(self[$0]), by: way) != nil
    }
  }

  /// Returns the indices in a range whose rows may match a folded text.
  private func places(_ folded: String, in range: Range<Int>? = nil) -> AnyBidirectionalCollection<Int> {
    let range = range ?? 0..<count
    guard let find else { return AnyBidirectionalCollection(range) }
    return AnyBidirectionalCollection(find(folded).filter(range.contains))
  }

  /// Returns the last row before `index` that matches a folded text.
  public func match(
    _ folded: String, by way: LabelMatching.Way = .beginnings, before index: Int, label: (Row) -> String
  ) -> Int? {
    if let titles { return titles.match(folded, by: way, before: index) }
    return places(folded, in: 0..<min(index, count)).last {
      LabelMatching.match(folded, label(self[$0]), by: way) != nil
    }
  }
}
