/// The selecting of rows on a screen, during which lines select rows instead of using them, until "done" or "cancel" (EDIT-1).
struct SelectionLayer: Sendable {
  var place: Place

  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let commands = SelectionCommands(context: context)
    if context.isQuestioned { return nil }
    switch parsed.command {
    case .selection(let command): return commands.perform(command, &place)
    case .leaving(.done): return commands.end(&place)
    case .leaving(.back), .leaving(.cancel): return commands.cancel(&place)
    case .reading(.help): return .say(HelpAnnouncements(context: context).helpInSelecting)
    case .moving, .reading, .editing, .text, .picker, .color, .search, .log, .setting, .session: return nil
    case nil: return SelectedActs(context: context).perform(named: parsed.folded, wholly: true, asked: parsed.line)
    }
  }

  /// Takes a line that is not the name of anything on the screen: the beginning of an action's title, or several rows.
  mutating func takeRest(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if context.isQuestioned { return nil }
    return SelectedActs(context: context).perform(named: parsed.folded, wholly: false, asked: parsed.line)
      ?? SelectionCommands(context: context).select(parsed.folded, parsed, &place)
  }
}

/// Commands that select rows of the screen in front (EDIT-1). Their only effect is on the place.
struct SelectionCommands: Sendable {
  let context: LineContext

  private var entries: EntryList { context.entries }
  private var named: NamedRows { NamedRows(context: context) }

  // MARK: - The mode

  func perform(_ command: SelectionCommand, _ place: inout Place) -> Outcome {
    switch command {
    case .edit: begin(&place)
    case .selectAll: selectAll(&place)
    case .deselectAll: deselectAll(&place)
    case .invertSelection: invert(&place)
    case .selection: saySelection(place)
    }
  }

  /// Until "done" or "cancel", a number or a name selects a row instead of using it.
  private func begin(_ place: inout Place) -> Outcome {
    guard context.shown.selection != nil else { return Self.unavailable }
    beginSilently(&place)
    var announcement = Announcement(.change, .message(.selectBegun(place: .text(context.shown.title))))
    if let acts = SelectedActs(context: context).sentence { announcement.sentences.append(acts) }
    return Outcome(.say(announcement), .hint(Message.helpSelecting))
  }

  private func beginSilently(_ place: inout Place) {
    if place.selected == nil { place.selected = SelectedLines(in: entries) }
  }

  func end(_ place: inout Place) -> Outcome {
    guard let selected = place.selected else { return .nothing }
    place.selected = nil
    var announcement = Announcement(.change, .message(.selectEnded))
    if selected.changedCount > 0 { announcement.sentences.append(selected.changedSentence) }
    if selected.changedCount == 0 || selected.count > 0 { announcement.sentences.append(selected.leftSentence) }
    return .say(announcement)
  }

  func cancel(_ place: inout Place) -> Outcome {
    guard let selected = place.selected else { return .nothing }
    place.selected = nil
    let result = selected.changedCount == 0 ? LocalizedText.message(.confirmKept) : selected.changedSentence
    var announcement = Announcement(.change, .message(.selectEnded), result)
    if selected.count > 0 { announcement.sentences.append(selected.leftSentence) }
    return .say(announcement)
  }

  /// Announces the number of selected things, and which they are. More than a page of them are listed by number.
  private func saySelection(_ place: Place) -> Outcome {
    guard context.shown.selection != nil, let selected = place.selected, selected.count > 0 else { return Self.none }
    if selected.count > context.pageSize {
      return .say(
        Announcement(.notice, of: [selected.countSentence] + selected.spans(in: entries, limit: context.pageSize)))
    }
    let lines = selected.lines.ranges.lazy.joined()
    let said = lines.map { line in
      var announcement = context.announcement(ofLine: line)
      announcement.states.removeAll { $0 == .selected }
      return announcement
    }
    let hidden = selected.hidden.map { Announcement(.item, named: $0.title) }
    return .say([Announcement(.notice, selected.countSentence)] + said + hidden)
  }

  // MARK: - Rows

  func toggle(lineAt line: Int, _ place: inout Place) -> Outcome {
    set(RangeSet(line..<line + 1), to: !context.isSelected(line), &place)
  }

  private func selectAll(_ place: inout Place) -> Outcome {
    beginSilently(&place)
    place.selected?.lines = named.selectable(in: 0..<entries.count)
    return sayCount(place, leftOut: named.leftOutOfAll())
  }

  private func invert(_ place: inout Place) -> Outcome {
    guard context.shown.selection != nil else { return Self.unavailable }
    beginSilently(&place)
    let selected = place.selected?.lines ?? RangeSet()
    place.selected?.lines = named.selectable(in: 0..<entries.count).subtracting(selected)
    return sayCount(place, leftOut: nil)
  }

  /// Adds all rows whose names contain some words to the selection. Returns nil if no rows can be selected.
  func selectAll(with words: String, _ place: inout Place) -> Outcome? {
    guard context.shown.selection != nil else { return nil }
    let found = Browsing(context: context).lines(with: words)
    if found.isEmpty { return .refused(.message(.findNone(text: .text(ParsedLine.shortened(words))))) }
    let lines = RangeSet(found.filter(context.shown.canSelect).map { $0..<$0 + 1 })
    if let first = found.first, lines.isEmpty { return named.notThis(first) }
    beginSilently(&place)
    place.selected?.lines.formUnion(lines)
    return sayCount(place, leftOut: named.leftOut(found))
  }

  private func sayCount(_ place: Place, leftOut: LocalizedText?) -> Outcome {
    let count = place.selected?.countSentence ?? SelectedLines.noneSentence
    return .say(Announcement(.change, of: [count, leftOut].compactMap(\.self)))
  }

  private func deselectAll(_ place: inout Place) -> Outcome {
    guard place.selected != nil else { return Self.none }
    place.selected?.clear()
    return .said(.change, SelectedLines.noneSentence)
  }

  /// Selects the rows that a text names: numbers, ranges and names. Returns nil if no rows can be selected, or if selecting has
  /// not begun and the text does not name several rows by number: a single thing is used instead.
  func select(_ object: String, _ parsed: ParsedLine, _ place: inout Place) -> Outcome? {
    guard context.shown.selection != nil else { return nil }
    if let others = context.object(ofPhrases: "check.allBut", in: object), !context.candidates(object).isWhole {
      return selectAll(but: Folding.fold(others), parsed, &place)
    }
    let parts = named.parts(object, parsed)
    if place.selected == nil, !named.areSeveral(parts) { return nil }
    if case .label = parts.first, parts.count == 1, context.commandsWithObject(parsed).isEmpty { return nil }
    return selectLines(of: parts, &place)
  }

  private func selectAll(but others: String, _ parsed: ParsedLine, _ place: inout Place) -> Outcome {
    use(named.parts(others, parsed)) { left in
      beginSilently(&place)
      place.selected?.lines = named.selectable(in: 0..<entries.count).subtracting(left)
      return sayCount(place, leftOut: named.leftOutOfAll())
    }
  }

  /// Uses the lines that the parts of a line name, or says why they name none.
  private func use(
    _ parts: [SelectionReading.Part], selecting: Bool = true, _ use: (RangeSet<Int>) -> Outcome
  ) -> Outcome {
    do { return use(try named.lines(of: parts, selecting: selecting)) } catch { return error.outcome }
  }

  /// Selects the results of a search that a text names, and begins selecting if necessary, because "select" never uses a
  /// result. Returns nil if the text names no result and may be a query.
  func selectResults(_ object: String, _ parsed: ParsedLine, _ place: inout Place) -> Outcome? {
    let parts = named.parts(object, parsed)
    let hasNumbers = parts.contains { if case .numbers = $0 { true } else { false } }
    guard hasNumbers || context.candidates(object).candidates.contains(where: { $0.line != nil }) else { return nil }
    guard context.shown.selection != nil else { return Self.unavailable }
    return selectLines(of: parts, &place)
  }

  private func selectLines(of parts: [SelectionReading.Part], _ place: inout Place) -> Outcome {
    use(parts) { lines in
      beginSilently(&place)
      let outcome = set(lines, to: true, &place)
      return named.leftOut(of: parts).map { outcome + .said(.notice, $0) } ?? outcome
    }
  }

  func deselect(_ object: String, _ parsed: ParsedLine, _ place: inout Place) -> Outcome? {
    guard context.isSelecting else { return nil }
    return use(named.parts(object, parsed), selecting: false) { set($0, to: false, &place) }
  }

  /// A single line is announced by name, several by the number that are selected now.
  private func set(_ lines: RangeSet<Int>, to isSelected: Bool, _ place: inout Place) -> Outcome {
    if isSelected { place.selected?.lines.formUnion(lines) } else { place.selected?.lines.subtract(lines) }
    guard let first = lines.ranges.first, lines.ranges.count == 1, first.count == 1 else {
      return .said(.change, place.selected?.countSentence ?? SelectedLines.noneSentence)
    }
    place.focus.move(to: first.lowerBound, in: entries)
    let title = entries[first.lowerBound].title
    return .say(Announcement(.change, named: title, states: [isSelected ? .selected : .notSelected]))
  }

  private static let none = Outcome.refused(SelectedLines.noneSentence)
  private static let unavailable = Outcome.refused(.message(.selectUnavailable))
}

extension SelectedLines {
  static let noneSentence = LocalizedText.message(.selectNone)

  var countSentence: LocalizedText {
    count == 0 ? Self.noneSentence : .message(.selectCount(count: .number(count)))
  }

  fileprivate var leftSentence: LocalizedText {
    count == 0 ? Self.noneSentence : .message(.selectLeft(count: .number(count)))
  }

  /// Lists the selected numbers as ranges, of which at most `limit` are announced.
  fileprivate func spans(in entries: EntryList, limit: Int) -> [LocalizedText] {
    var spans: [(first: Int, last: Int)] = []
    var told = 0
    for range in lines.ranges {
      guard let first = entries.number(at: range.lowerBound), let last = entries.number(at: range.upperBound - 1) else {
        continue
      }
      // Lines without a number do not divide a range.
      if let before = spans.last, before.last + 1 == first {
        spans[spans.count - 1].last = last
      } else {
        if spans.count == limit { break }
        spans.append((first, last))
      }
      told += range.count
    }
    let texts = spans.map { first, last in
      first == last
        ? LocalizedText.message(.plain(value: .number(first)))
        : .message(.selectSpan(first: .number(first), last: .number(last)))
    }
    let rest = count - told
    return [.message(.selectNumbers(numbers: .list(texts, .and)))]
      + (rest > 0 ? [.message(.selectMore(count: .number(rest)))] : [])
  }

  fileprivate var changedSentence: LocalizedText { .message(.selectChanged(count: .number(changedCount))) }
}
