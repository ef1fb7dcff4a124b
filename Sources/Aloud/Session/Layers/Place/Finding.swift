/// Finds things of the place in front by their names, and moves from match to match (PICK-2).
extension Browsing {
  /// Announces the number of matches and the first page of them. Labels with the text at the beginning of a word match, or if
  /// there are none, labels with the text anywhere. The announcement repeats the text as given. Returns nil if nothing can be
  /// chosen.
  func find(_ text: String, _ parsed: ParsedLine, _ focus: inout Focus) -> Outcome? {
    let entries = context.entries
    guard entries.numberedCount > 0 || entries.hasLog else { return nil }
    let limit = context.pageSize
    let given = ParsedLine.shortened(context.object(of: .find, in: parsed.text) ?? text)
    var sought = SoughtLabel(folded: text)
    var found = matches(of: sought, limit: limit)
    if found.count == 0 {
      sought.way = .inside
      found = matches(of: sought, limit: limit)
    }
    focus.sought = sought
    guard found.count > 0 else {
      let sentences = [.message(.findNone(text: .text(given))), entries.searchedInPart].compactMap(\.self)
      return .say([Announcement(.refusal, of: sentences)])
    }
    let lines = Array((found.whole.sorted().prefix(limit) + found.partly.sorted().prefix(limit)).prefix(limit))
    // A single match gets the focus, as the next match would.
    if found.count == 1, let line = lines.first { return read(lineAt: line, &focus) }
    var said =
      [
        Announcement(
          .notice,
          .message(
            .findCount(
              count: .number(found.count),
              all: .number(
                // Where a log is read, the button that ends that is none of its lines.
                (context.frame.task?.readsOn == true ? 0 : entries.numberedCount)
                  + entries.logs.reduce(0) { $0 + $1.lines.count }), text: .text(given)))
        )
      ] + lines.map(context.announcement)
    // The focus is on the last match announced, so that the next match is a new one.
    if let last = lines.last { focus.move(to: last, in: entries) }
    if found.count > lines.count { said.append(Announcement(.notice, .message(.findMore))) }
    if let part = entries.searchedInPart { said.append(Announcement(.notice, part)) }
    return .say(said)
  }

  /// At the beginnings of words, or if there are none, anywhere.
  func lines(with text: String) -> [Int] {
    for way in [LabelMatching.Way.beginnings, .inside] {
      var sought = SoughtLabel(folded: text)
      sought.way = way
      let found = matches(of: sought, limit: .max)
      if found.count > 0 { return (found.whole + found.partly).sorted() }
    }
    return []
  }

  private func matches(of sought: SoughtLabel, limit: Int) -> RowMatches {
    var found = context.entries.matches(sought.folded, by: sought.way, limit: limit, label: context.label(of:))
    for line in logLines(with: sought) {
      found.add(.partly, limit: limit) { line }
    }
    for own in context.shown.ownLabels {
      if let match = LabelMatching.match(sought.folded, own.label, by: sought.way) {
        found.add(match, limit: .max) { own.line }
      }
    }
    return found
  }

  /// Leaves out what is not read.
  private func logLines(with sought: SoughtLabel) -> [Int] {
    context.entries.logLines(with: sought, folded: context.folded).filter { !context.leavesOut(line: $0) }
  }

  /// Returns the line of the next or previous match of the last search, or the reason why there is none.
  func match(forward: Bool, _ focus: Focus) -> Result<Int, Refusal> {
    guard let sought = focus.sought else { return .failure(Refusal(reason: .message(.findNothing))) }
    let entries = context.entries
    let own = context.shown.ownLabels.filter { sought.isFound(in: $0.label) }.map(\.line)
    let found = own + logLines(with: sought)
    let (start, end) = (focus.line ?? -1, focus.line ?? entries.count)
    let row =
      forward
      ? entries.match(sought, after: focus.line, label: context.label(of:))
      : entries.match(sought, before: end, label: context.label(of:))
    let lines = found.filter { forward ? $0 > start : $0 < end } + [row].compactMap(\.self)
    let line = forward ? lines.min() : lines.max()
    return line.map { .success($0) } ?? .failure(Refusal(reason: .message(.findEnd)))
  }

  func stepMatch(forward: Bool, _ focus: inout Focus) -> Outcome {
    switch match(forward: forward, focus) {
    case .success(let line): read(lineAt: line, &focus)
    case .failure(let nothing): .refused(nothing.reason)
    }
  }

  // MARK: - Sections

  func index() -> Outcome {
    let sections = context.entries.sections(label: context.label(of:))
    if sections.isEmpty { return .refused(.message(.indexNone)) }
    return .say(
      sections.map { section in
        let count = LocalizedText.message(.placeCount(count: .number(section.lines.count)))
        return Announcement(.item, named: section.title, sentences: [count])
      })
  }

  /// Returns the first line of the section with a name or letter, or the reason why there is none. Returns nil if there are no
  /// provided rows.
  func line(ofSection name: String) -> Result<Int, Refusal>? {
    guard context.entries.hasProvidedRows else { return nil }
    let sections = context.entries.sections(label: context.label(of:))
    if sections.isEmpty { return .failure(Refusal(reason: .message(.indexNone))) }
    let titles = sections.map { context.folded($0.title) }
    let letter = Folding.fold(IndexLetter(name).title)
    guard let found = LabelMatching.matches(name, in: titles).first ?? titles.firstIndex(of: letter) else {
      return .failure(Refusal(reason: .message(.indexNoSection(title: .text(.verbatim(name))))))
    }
    return .success(sections[found].lines.lowerBound)
  }

  /// Announces the first row of the section. Returns nil if there are no provided rows.
  func jump(toSection name: String, _ focus: inout Focus) -> Outcome? {
    switch line(ofSection: name) {
    case .success(let line):
      let outcome = read(lineAt: line, &focus)
      // The next page continues after this row.
      focus.page = max(0, line + 1 - context.pageSize)
      return outcome
    case .failure(let nothing): return .refused(nothing.reason)
    case nil: return nil
    }
  }
}
