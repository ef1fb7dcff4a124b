extension Rows {
  /// The sections: the app's own, else the first letters of rows that stand in the order of their letters; nil where they
  /// don't, and where there are too few rows or letters for an index. `label` folds the title of one row.
  public func sections(label: (Row) -> String) -> [RowSection]? {
    if let ownSections { return ownSections.isEmpty ? nil : ownSections }
    return LetterSections(count: count) { IndexLetter(label(self[$0])) }.sections
  }
}

/// Sections found by halves: a million rows in order need a look at a few thousand. In which order an alphabet stands is not
/// known here: rows are taken as ordered where each letter stands in one place only.
private struct LetterSections {
  /// An index helps where a list is no longer heard at once.
  private static let leastRows = 50
  /// More letters than any alphabet has: such an index is as long as a list.
  private static let mostSections = 200
  /// How many rows, evenly apart, are looked at once the sections are found.
  private static let samples = 1_000

  /// The sections, or nil where the letters make none.
  private(set) var sections: [RowSection]?

  init(count: Int, _ letter: (Int) -> IndexLetter) {
    guard count >= Self.leastRows else { return }
    var starts = [(letter: letter(0), first: 0)]
    while starts.count <= Self.mostSections {
      let start = starts[starts.count - 1]
      guard let next = Self.end(of: start.letter, from: start.first, count, letter) else { break }
      let found = letter(next)
      // A letter that was left behind has come again: there is no order.
      if starts.contains(where: { $0.letter == found }) { return }
      starts.append((found, next))
    }
    guard (2...Self.mostSections).contains(starts.count) else { return }
    var section = 0
    for sample in 0..<min(count, Self.samples) {
      let index = count * sample / min(count, Self.samples)
      while section + 1 < starts.count, starts[section + 1].first <= index { section += 1 }
      if letter(index) != starts[section].letter { return }
    }
    sections = starts.map { RowSection(.verbatim($0.letter.title), first: $0.first) }
  }

  /// Where a letter ends: in steps that grow, then by halves. Nil where it is the last one.
  private static func end(of own: IndexLetter, from first: Int, _ count: Int, _ letter: (Int) -> IndexLetter) -> Int? {
    var (inside, step) = (first, 1)
    while inside + step < count, letter(inside + step) == own {
      inside += step
      step *= 2
    }
    var outside = min(inside + step, count)
    if outside == count, letter(count - 1) == own { return nil }
    outside = min(outside, count - 1)
    while inside + 1 < outside {
      let middle = (inside + outside) / 2
      if letter(middle) == own { inside = middle } else { outside = middle }
    }
    return outside
  }
}
