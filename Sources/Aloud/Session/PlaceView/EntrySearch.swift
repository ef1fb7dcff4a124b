/// Searches provided rows by their folded labels. `label` returns the label of a row.
extension EntryList {
  /// More rows than these are not made for a search that a line can do without.
  private static let mostMade = 1_000

  /// A Boolean value that indicates whether a search for a name would have to make very many rows.
  var isLongToSearch: Bool { providedRows.contains { $0.rows.makesEachToSearch && $0.rows.count > Self.mostMade } }

  var hasProvidedRows: Bool { !providedRows.isEmpty }

  /// The sentence that only some rows have been compared with a name; nil if all have been.
  var searchedInPart: LocalizedText? {
    providedRows.lazy.compactMap(\.rows.comparedCount).first.map {
      .message(.findSearched(first: .number(1), last: .number($0)))
    }
  }

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
  func sections(label: (Row) -> String) -> [(title: LocalizedText, lines: Range<Int>)] {
    providedRows.flatMap { first, rows in
      let sections = rows.sections(label: label) ?? []
      let ends = sections.dropFirst().map(\.first) + [rows.count]
      return zip(sections, ends).map { section, end in
        (title: section.title, lines: first + section.first..<first + max(section.first, end))
      }
    }
  }

  /// The line of the field that takes a short text, if there is exactly one, and it is empty.
  var emptyField: Int? {
    let fields = ownLines.filter(\.entry.takesShortText)
    guard fields.count == 1, fields[0].entry.control?.held == .text("") else { return nil }
    return fields[0].line
  }

  /// Returns the lines of the things with a name that is only signs, which folding removes.
  func lines(titled text: String, in wording: Wording) -> [Int] {
    let own = ownLines.filter { line in
      line.entry.title.map { wording.text($0).trimmingSpaces() == text } ?? false
    }
    guard count <= Self.mostMade else { return own.map(\.line) }
    let rows = providedRows.flatMap { first, rows in
      (0..<rows.count).filter { wording.text(rows[$0].title).trimmingSpaces() == text }.map { first + $0 }
    }
    return own.map(\.line) + rows
  }
}

extension EntryList {
  var hasLog: Bool { groups.contains { $0.log != nil } }

  func logLines(with sought: SoughtLabel, folded: (LocalizedText) -> String) -> [Int] {
    logs.flatMap { firstLine, lines in
      (0..<lines.count).filter { index in
        let line = lines[index]
        if sought.isFound(in: folded(line.title)) { return true }
        return line.part.code.map { sought.isFound(in: Folding.fold($0.text)) } ?? false
      }.map { firstLine + $0 }
    }
  }

  func newMessages(since before: EntryList) -> Int {
    logs.reduce(0) { sum, log in
      let then = before.logs.first { $0.lines.id == log.lines.id }
      return sum + max(0, log.lines.messages.count - (then?.lines.messages.count ?? 0))
    }
  }

  /// Returns the line after the log that contains a line, or after the log whose end the line announces. Returns nil for other
  /// lines.
  func endOfLog(at line: Int) -> Int? {
    let group = groups.last { $0.log != nil && $0.lines.lowerBound < line && line <= $0.lines.upperBound }
    guard let group else { return nil }
    if line < group.lines.upperBound { return group.lines.upperBound }
    if case .groupEnd(let ended) = self[line], ended.log != nil { return line + 1 }
    return nil
  }

  /// No row is created to find out that something else is there.
  func logLine(at line: Int) -> LogLine? {
    let isInLog = groups.contains { $0.log != nil && $0.lines.lowerBound < line && line < $0.lines.upperBound }
    return isInLog ? self[line].logLine : nil
  }

  /// Includes empty logs. Each has the line of its first message.
  var logs: [(firstLine: Int, lines: Log)] {
    groups.compactMap { group in group.log.map { (group.lines.lowerBound + 1, $0) } }
  }
}

/// A label to look for, folded.
struct SoughtLabel: Sendable, Equatable {
  var folded: String
  /// The part of a label in which the text was found.
  var way = LabelMatching.Way.beginnings

  func isFound(in label: String) -> Bool { LabelMatching.match(folded, label, by: way) != nil }
}
