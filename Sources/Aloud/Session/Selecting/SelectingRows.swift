extension Session {
  /// Selects a row that is not selected, or the other way round, and says which it is now.
  mutating func toggleSelection(ofLine line: Int) { setSelection(RangeSet(line..<line + 1), to: !isSelected(line)) }

  /// Selects all that can be.
  mutating func selectAll() {
    if !isSelecting { selected = SelectedLines(in: here.entries) }
    let all = selectable(in: 0..<here.entries.count)
    selected?.lines = all
    say(.change, selectedCount)
  }

  /// Deselects all.
  mutating func deselectAll() {
    guard isSelecting else { return refuse(.message("select.none")) }
    selected?.lines = RangeSet()
    say(.change, .message("select.none"))
  }

  /// Selects what a text names: numbers, ranges of them, names. False where no rows are selected here: there a single thing
  /// is used, while several begin it.
  mutating func selectSeveral(_ object: String, _ line: Line) -> Bool {
    guard here.selection != nil else { return false }
    let parts = parts(object, line)
    if !isSelecting, !isSeveral(parts) { return false }
    if case .label = parts.first, parts.count == 1, vocabulary.commandsWithObject(Folding.fold(line.text)).isEmpty {
      return false
    }
    failures = 0
    guard let lines = lines(of: parts, selecting: true) else { return true }
    if !isSelecting { selected = SelectedLines(in: here.entries) }
    setSelection(lines, to: true)
    return true
  }

  /// Selects what a text names among the results of a search, and begins it where it has not: to select never uses a result.
  /// False where the text names none of them, and may be a query.
  mutating func selectResults(_ object: String, _ line: Line) -> Bool {
    let parts = parts(object, line)
    let hasNumbers = parts.contains { if case .numbers = $0 { true } else { false } }
    guard hasNumbers || candidates(object).candidates.contains(where: { $0.line != nil }) else { return false }
    guard here.selection != nil else {
      refuse(.message("select.unavailable"))
      return true
    }
    failures = 0
    let wasSelecting = isSelecting
    if !wasSelecting { selected = SelectedLines(in: here.entries) }
    if let lines = lines(of: parts, selecting: true) {
      setSelection(lines, to: true)
    } else if !wasSelecting, navigation.overlays.isEmpty {
      selected = nil
    }
    return true
  }

  /// Deselects what a text names; false where no rows are being selected.
  mutating func deselect(_ object: String, _ line: Line) -> Bool {
    guard isSelecting else { return false }
    failures = 0
    if let lines = lines(of: parts(object, line), selecting: false) { setSelection(lines, to: false) }
    return true
  }

  private mutating func parts(_ object: String, _ line: Line) -> [SelectionReading.Part] {
    if candidates(object).isWhole { return [.label(object)] }
    return SelectionReading(locale).parts(object, in: line.text, count: here.entries.numberedCount)
  }

  private func isSeveral(_ parts: [SelectionReading.Part]) -> Bool {
    if parts.count > 1 { return parts.contains { if case .numbers = $0 { true } else { false } } }
    if case .numbers(let first, let last) = parts.first { return first != last }
    return false
  }

  /// The lines that all parts together mean; nil, once that is said or asked, where one means none or is not clear.
  private mutating func lines(of parts: [SelectionReading.Part], selecting: Bool) -> RangeSet<Int>? {
    var lines = RangeSet<Int>()
    for part in parts {
      switch part {
      case .numbers(let first, let last):
        guard let range = range(first, last) else { return nil }
        let found = selectable(in: range)
        if found.isEmpty {
          refuse(.message("select.notThis", ["name": .text(here.entries[range.lowerBound].title ?? here.title)]))
          return nil
        }
        lines.formUnion(found)
      case .label(let label):
        guard let found = self.line(named: label, selecting: selecting) else { return nil }
        lines.insert(contentsOf: found..<found + 1)
      }
    }
    return lines
  }

  /// The lines from one number to another; nil, once that is said, where there are none.
  private mutating func range(_ first: Int, _ last: Int) -> Range<Int>? {
    if first > last {
      refuse(.message("select.backwards", ["first": .number(first), "last": .number(last)]))
      return nil
    }
    guard let start = here.entries.line(numbered: first), let end = here.entries.line(numbered: last) else {
      let wrong = here.entries.line(numbered: first) == nil ? first : last
      refuse(.message("number.none", ["number": .number(wrong), "count": .number(here.entries.numberedCount)]))
      return nil
    }
    return start..<end + 1
  }

  /// The line with a name; nil, once that is said or asked, where there is none or several are.
  private mutating func line(named label: String, selecting: Bool) -> Int? {
    let found = candidates(label).candidates.compactMap(\.line)
    let open = found.filter { canSelect($0) && isSelected($0) != selecting }
    if open.count == 1 { return open[0] }
    if open.count > 1 {
      askWhich(open.map { .line($0) })
    } else if let one = found.first {
      if canSelect(one) { return one }
      refuse(.message("select.notThis", ["name": .text(here.entries[one].title ?? here.title)]))
    } else {
      refuse(.message("find.none", ["text": .text(.verbatim(shortened(label)))]))
    }
    return nil
  }

  /// The lines of a range that can be selected; provided rows all can, and cost nothing.
  private func selectable(in range: Range<Int>) -> RangeSet<Int> {
    var lines = RangeSet<Int>()
    for (line, _) in here.entries.ownLines where range.contains(line) {
      if canSelect(line) {
        lines.insert(contentsOf: line..<line + 1)
      }
    }
    for (first, rows) in here.entries.providedRows {
      lines.insert(contentsOf: (first..<first + rows.count).clamped(to: range))
    }
    return lines
  }

  /// Selects or deselects lines: one is said with its name, several by how many are selected then.
  private mutating func setSelection(_ lines: RangeSet<Int>, to isSelected: Bool) {
    if isSelected { selected?.lines.formUnion(lines) } else { selected?.lines.subtract(lines) }
    guard let first = lines.ranges.first, lines.ranges.count == 1, first.count == 1 else {
      return say(.change, selectedCount)
    }
    focus = first.lowerBound
    var announcement = Announcement(.change)
    announcement.name = here.entries[first.lowerBound].title
    announcement.states = [isSelected ? .selected : .notSelected]
    say(announcement)
  }
}
