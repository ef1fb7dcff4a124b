/// The rows that a text names for selecting: numbers, ranges of numbers, and names.
struct NamedRows: Sendable {
  /// The error that is thrown when a text names no rows, with the announcement or question for the user.
  struct Unclear: Error {
    var outcome: Outcome
  }

  let context: LineContext

  /// The maximum number of numbers in a range that are compared with what they were announced as.
  private static let most = 1_000

  private var entries: EntryList { context.entries }

  /// Returns the numbers, ranges and names in a text.
  func parts(_ object: String, _ parsed: ParsedLine) -> [SelectionReading.Part] {
    if context.candidates(object).isWhole { return [.label(object)] }
    return SelectionReading(context.locale).parts(object, in: parsed.text, count: entries.greatestNumber)
  }

  /// Returns a Boolean value that indicates whether parts name more than one row by number.
  static func areSeveral(_ parts: [SelectionReading.Part]) -> Bool {
    if parts.count > 1 { return parts.contains { if case .numbers = $0 { true } else { false } } }
    if case .numbers(let first, let last) = parts.first { return first != last }
    return false
  }

  /// Returns the lines that all parts together mean, without those that can't be selected.
  func lines(of parts: [SelectionReading.Part], selecting: Bool) throws(Unclear) -> RangeSet<Int> {
    var lines = RangeSet<Int>()
    for part in parts {
      switch part {
      case .numbers(let first, let last):
        let range = try range(first, last)
        var found = selectable(in: range)
        if !selecting, let selected = context.place.selected?.lines {
          found.formUnion(selected.intersection(RangeSet(range)))
        }
        if found.isEmpty { throw Unclear(outcome: notThis(range.lowerBound)) }
        lines.formUnion(found)
      case .label(let label):
        let line = try line(named: label, selecting: selecting)
        lines.insert(contentsOf: line..<line + 1)
      }
    }
    return lines
  }

  /// Returns the sentence that lists the rows in the ranges of parts that can't be selected, or nil if there are none.
  func leftOut(of parts: [SelectionReading.Part]) -> LocalizedText? {
    var lines = RangeSet<Int>()
    for case .numbers(let first, let last) in parts {
      if let range = try? range(first, last) { lines.insert(contentsOf: range) }
    }
    return leftOut(entries.ownLines.filter { lines.contains($0.line) && $0.entry.isNumbered }.map(\.line))
  }

  /// Returns the sentence that lists the rows that "select all" leaves out because they are dimmed.
  func leftOutOfAll() -> LocalizedText? {
    leftOut(entries.ownLines.map(\.line).filter(context.shown.isKeptFromSelecting))
  }

  /// Returns the sentence that lists the lines that can't be selected, or nil if all can.
  func leftOut(_ lines: [Int]) -> LocalizedText? {
    let titles = lines.filter { !context.shown.canSelect($0) }.compactMap { entries[$0].title }
    if titles.isEmpty { return nil }
    // More than five are only counted.
    return titles.count <= 5
      ? .message(.selectLeftOut(names: .list(titles, .and)))
      : .message(.selectLeftOutCount(count: .number(titles.count)))
  }

  /// Returns the lines from one number to another.
  private func range(_ first: Int, _ last: Int) throws(Unclear) -> Range<Int> {
    if first > last {
      throw Unclear(
        outcome: .refused(.message(.selectBackwards(first: .number(first), last: .number(last)))))
    }
    guard let start = entries.line(numbered: first), let end = entries.line(numbered: last) else {
      let wrong = entries.line(numbered: first) == nil ? first : last
      throw Unclear(
        outcome: .refused(
          .message(.numberNone(number: .number(wrong), count: .number(entries.numberedCount)))))
    }
    if let moved = (min(first, last)...max(first, last)).lazy.prefix(Self.most).compactMap(context.refusalOfMoved).first
    {
      throw Unclear(outcome: moved)
    }
    return min(start, end)..<max(start, end) + 1
  }

  /// Returns the line with a name.
  private func line(named label: String, selecting: Bool) throws(Unclear) -> Int {
    let found = context.candidates(label).candidates.compactMap(\.line)
    let open = found.filter { (!selecting || context.shown.canSelect($0)) && context.isSelected($0) != selecting }
    if open.count == 1 { return open[0] }
    if open.count > 1 {
      throw Unclear(outcome: Outcome(.open(.choice(ChoiceLayer(candidates: open.map { .line($0) })))))
    }
    guard let one = found.first else {
      throw Unclear(outcome: .refused(.message(.findNone(text: .text(.verbatim(ParsedLine.shortened(label)))))))
    }
    if context.shown.canSelect(one) { return one }
    throw Unclear(outcome: notThis(one))
  }

  /// Returns the refusal to select a line, with the reason if it is dimmed.
  func notThis(_ line: Int) -> Outcome {
    if context.shown.isKeptFromSelecting(line), let refusal = entries[line].refusalNow { return .say(refusal) }
    return .refused(.message(.selectNotThis(name: .text(entries[line].title ?? context.shown.title))))
  }

  /// Returns the lines of a range that can be selected. Provided rows always can, so that none needs to be created.
  func selectable(in range: Range<Int>) -> RangeSet<Int> {
    var lines = RangeSet<Int>()
    for (line, _) in entries.ownLines where range.contains(line) && context.shown.canSelect(line) {
      lines.insert(contentsOf: line..<line + 1)
    }
    for (first, rows) in entries.providedRows {
      lines.insert(contentsOf: (first..<first + rows.count).clamped(to: range))
    }
    return lines
  }
}
