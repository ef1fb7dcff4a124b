/// Searches provided rows by their folded labels. `label` returns the label of a row.
extension EntryList {
  struct Section: Sendable, Equatable {
    var title: LocalizedText
    var lines: Range<Int>
  }

  /// More rows than these are not made for a search that a line can do without.
  private static let mostMade = 1_000

  /// A Boolean value that indicates whether a search for a name would have to make very many rows.
  var isLongToSearch: Bool { providedRows.contains { $0.rows.makesEachToSearch && $0.rows.count > Self.mostMade } }

  var hasProvidedRows: Bool { !providedRows.isEmpty }

  /// All matches are counted, but at most the first `limit` of each kind are returned.
  func matches(
    _ folded: String, by way: LabelMatching.Way = .beginnings, limit: Int, label: (Row) -> String
  ) -> RowMatches {
    providedRows.reduce(into: RowMatches()) { result, provided in
      let found = provided.rows.matches(folded, by: way, limit: limit, label: label)
      result.wholeCount += found.wholeCount
      result.partlyCount += found.partlyCount
      result.whole = Array((result.whole + found.whole.map { $0 + provided.firstLine }).prefix(limit))
      result.partly = Array((result.partly + found.partly.map { $0 + provided.firstLine }).prefix(limit))
    }
  }

  func match(_ sought: SoughtLabel, after line: Int?, label: (Row) -> String) -> Int? {
    for (first, rows) in providedRows where line.map({ $0 + 1 < first + rows.count }) ?? true {
      let before = line.flatMap { $0 < first ? nil : $0 - first }
      if let index = rows.match(sought.folded, by: sought.way, after: before, label: label) { return first + index }
    }
    return nil
  }

  func match(_ sought: SoughtLabel, before line: Int, label: (Row) -> String) -> Int? {
    for (first, rows) in providedRows.reversed() where first < line {
      let end = min(line - first, rows.count)
      if let index = rows.match(sought.folded, by: sought.way, before: end, label: label) { return first + index }
    }
    return nil
  }

  /// Unsorted rows have no sections.
  func sections(label: (Row) -> String) -> [Section] {
    providedRows.flatMap { first, rows in
      let sections = rows.sections(label: label) ?? []
      let ends = sections.dropFirst().map(\.first) + [rows.count]
      return zip(sections, ends).map { section, end in
        Section(title: section.title, lines: first + section.first..<first + max(section.first, end))
      }
    }
  }
}
