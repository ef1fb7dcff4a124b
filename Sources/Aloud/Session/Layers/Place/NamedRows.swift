/// The rows that a text names for selecting: numbers, ranges of numbers, and names.
struct NamedRows: Sendable {
  /// The announcement or question for a user whose text names no rows.
  struct Unclear: Error {
    var outcome: Outcome
  }

  let context: LineContext

  /// In a range of numbers that are compared with what they were announced as.
  private static let most = 1_000

  private var entries: EntryList { context.entries }

  func parts(_ object: String, _ parsed: ParsedLine) -> [SelectionReading.Part] {
    if context.candidates(object).isWhole { return [.label(object)] }
    return context.user.words.selection.value.parts(object, in: parsed.text, count: entries.greatestNumber)
  }

  /// Returns whether the parts are several rows, of which a number or an ordinal names one.
  func areSeveral(_ parts: [SelectionReading.Part]) -> Bool {
    if parts.count > 1 {
      return parts.contains { part in
        switch part {
        case .numbers: true
        case .label(let label): ListPlace(label, context.user.understander) != nil
        }
      }
    }
    if case .numbers(let first, let last) = parts.first { return first != last }
    return false
  }

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

  /// Lists the rows in the ranges of parts that can't be selected.
  func leftOut(of parts: [SelectionReading.Part]) -> LocalizedText? {
    var lines = RangeSet<Int>()
    for case .numbers(let first, let last) in parts {
      if let range = try? range(first, last) { lines.insert(contentsOf: range) }
    }
    return leftOut(entries.ownLines.filter { lines.contains($0.line) && $0.entry.isNumbered }.map(\.line))
  }

  func leftOutOfAll() -> LocalizedText? {
    leftOut(entries.ownLines.map(\.line).filter(context.shown.isKeptFromSelecting))
  }

  /// Lists the lines that can't be selected; nil if all can.
  func leftOut(_ lines: [Int]) -> LocalizedText? {
    let titles = lines.filter { !context.shown.canSelect($0) }.compactMap { entries[$0].title }
    if titles.isEmpty { return nil }
    // More than five are only counted.
    return titles.count <= 5
      ? .message(.selectLeftOut(names: .list(titles, .and)))
      : .message(.selectLeftOutCount(count: .number(titles.count)))
  }

  private func range(_ first: Int, _ last: Int) throws(Unclear) -> Range<Int> {
    guard first <= last, let start = entries.line(numbered: first), let end = entries.line(numbered: last) else {
      throw Unclear(outcome: context.refusal(ofRange: first, last))
    }
    if let moved = (first...last).lazy.prefix(Self.most).compactMap(context.refusalOfMoved).first {
      throw Unclear(outcome: moved)
    }
    return min(start, end)..<max(start, end) + 1
  }

  private func line(named label: String, selecting: Bool) throws(Unclear) -> Int {
    let found = context.lines(meantBy: label)
    let open = found.filter { (!selecting || context.shown.canSelect($0)) && context.isSelected($0) != selecting }
    if open.count == 1 { return open[0] }
    if open.count > 1 {
      throw Unclear(outcome: Outcome(.open(.choice(ChoiceLayer(candidates: open.map { .line($0) })))))
    }
    guard let one = found.first else {
      throw Unclear(outcome: .refused(.message(.findNone(text: .text(ParsedLine.shortened(label))))))
    }
    if context.shown.canSelect(one) { return one }
    throw Unclear(outcome: notThis(one))
  }

  /// Gives the reason if the line is dimmed.
  func notThis(_ line: Int) -> Outcome {
    if context.shown.isKeptFromSelecting(line), let refusal = entries[line].refusalNow { return .say(refusal) }
    return .refused(.message(.selectNotThis(name: .text(entries[line].title ?? context.shown.title))))
  }

  /// Provided rows can always be selected, so that none needs to be created.
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
