extension Rows {
  /// Returns the sections: the app's own, otherwise the initial letters of the rows, if the rows are in alphabetical order. Returns
  /// nil if they are not, or if there are too few rows or letters for an index. `label` returns the folded title of a row.
  public func sections(label: (Row) -> String) -> [RowSection]? {
    if let ownSections { return ownSections.isEmpty ? nil : ownSections }
    return LetterSections(count: count) { IndexLetter(label(self[$0])) }.sections
  }
}

/// The sections of a list by initial letter, found by binary search: a million rows in order need a few thousand look-ups. The
/// order of the alphabet is not known here; rows count as ordered if each letter occurs in one place only.
private struct LetterSections {
  /// The least number of rows for an index, which helps with lists that are too long to hear at once.
  private static let leastRows = 50
  /// The most sections, more than any alphabet has letters; a longer index would be as long as a list.
  private static let mostSections = 200
  /// The number of rows, evenly spaced, that are checked once the sections are found.
  private static let samples = 1_000

  /// The sections, or nil if the letters make none.
  private(set) var sections: [RowSection]?

  init(count: Int, _ letter: (Int) -> IndexLetter) {
    guard count >= Self.leastRows else { return }
    var starts = [(letter: letter(0), first: 0)]
    while starts.count <= Self.mostSections {
      let start = starts[starts.count - 1]
      guard let next = Self.end(of: start.letter, from: start.first, count, letter) else { break }
      let found = letter(next)
      // The letter occurs in a second place: the rows are not ordered.
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

  /// Returns the index after the last row of a letter, found with growing steps and then by bisection; nil for the last letter.
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

/// The heading of a label in an index: its first letter, a common heading for all digits, or one for no letter.
struct IndexLetter: Sendable, Equatable {
  /// The title of the heading.
  let title: String

  /// Finds the heading of a folded label.
  init(_ label: String) {
    switch label.unicodeScalars.first {
    case nil: title = "#"
    case .some("0"..."9"): title = "0–9"
    case .some(let scalar): title = scalar.properties.uppercaseMapping
    }
  }
}
