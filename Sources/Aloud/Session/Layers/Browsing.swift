/// Commands that move and read among the lines of the place in front. They have no side effects, and are the same for screens,
/// menus and pickers.
struct Browsing: Sendable {
  let context: LineContext

  private var entries: EntryList { context.entries }

  // MARK: - Steps

  func step(_ offset: Int, _ focus: inout Focus) -> Outcome {
    guard entries.count > 0 else { return Self.empty }
    guard let index = focus.line else { return jump(toEnd: offset < 0, &focus) }
    guard let line = line(from: index + offset, by: offset) else {
      return .refused(.message(offset > 0 ? .moveEnd : .moveBeginning))
    }
    return read(lineAt: line, &focus)
  }

  /// Moves to the next input that is missing or invalid, and after the last to the first (SHEET-1).
  func stepMissing(_ focus: inout Focus) -> Outcome {
    let missing = entries.ownLines.filter { $0.entry.control?.missing != nil || $0.entry.control?.invalid != nil }.map(
      \.line)
    let start = focus.line ?? -1
    guard let line = missing.first(where: { $0 > start }) ?? missing.first else {
      return .refused(.message(.sheetNeedsNothing))
    }
    return read(lineAt: line, &focus)
  }

  func jump(toEnd: Bool, _ focus: inout Focus) -> Outcome {
    guard let line = toEnd ? line(from: entries.count - 1, by: -1) : line(from: 0, by: 1) else { return Self.empty }
    return read(lineAt: line, &focus)
  }

  /// The first line, starting at `first`, that is not merely the start or end of a group.
  private func line(from first: Int, by offset: Int) -> Int? {
    stride(from: first, to: offset > 0 ? entries.count : -1, by: offset).first {
      !entries[$0].isGroupMark && !context.leavesOut(line: $0)
    }
  }

  /// Announces the line after the groups that are left and entered on the way.
  func read(lineAt index: Int, _ focus: inout Focus) -> Outcome {
    let groups = groups(from: focus.line, to: index)
    focus.move(to: index, in: entries)
    return .say(groups + [context.announcementAlone(ofLine: index)])
  }

  private func groups(from old: Int?, to new: Int) -> [Announcement] {
    if entries.groups.isEmpty { return [] }
    let before = old.map { entries.groups(containing: $0) } ?? []
    let after = entries.groups(containing: new)
    // Leaving an outer group implies leaving the inner ones.
    let left = before.first { !after.contains($0) }.map { Announcement(.item, $0.leaving) }
    let entered = after.filter { !before.contains($0) && $0.lines.lowerBound != new }.map(\.announcement)
    return [left].compactMap(\.self) + entered
  }

  // MARK: - Pages

  /// Announces a page, and its position if there are more. With `forChoosing`, the lines that can't be chosen are left out,
  /// except the starts of groups. `tellsEnd` announces the position on the last page too, for users who turn pages.
  func page(from first: Int, forChoosing: Bool = false, tellsEnd: Bool = true) -> [Announcement] {
    var said: [Announcement] = []
    var (numbered, last) = (0, 0)
    _ = end(ofPage: first) { line, place in
      let isTold = !entries[line].endsTask && (place != nil || !forChoosing || entries[line].isGroupStart)
      if isTold { said.append(context.announcementInPage(ofLine: line)) }
      if let place { (numbered, last) = (numbered + 1, place) }
    }
    let isMore = last < entries.numberedCount
    if numbered > 0, isMore || tellsEnd && last > numbered {
      let message = isMore ? Message.pageMore : Message.pageLast
      let sentence = message(.number(last - numbered + 1), .number(last), .number(entries.numberedCount))
      said.append(Announcement(.notice, .message(sentence)))
    }
    return said
  }

  /// Turns the page that was last heard, or from the focus where that has left it.
  func turnPage(forward: Bool, _ focus: inout Focus) -> Outcome {
    let first = focus.firstOfPage
    let end = end(ofPage: first) { _, _ in }
    let here = focus.line.flatMap { $0 != focus.lineAtPage && ($0 < first || $0 >= end) ? $0 : nil }
    let page = forward ? here.map { $0 + 1 } ?? end : max(0, (here ?? first) - context.pageSize)
    if forward, page >= entries.count { return .refused(.message(.moveEnd)) }
    if !forward, here ?? first == 0 { return .refused(.message(.moveBeginning)) }
    return turn(to: page, &focus)
  }

  func turn(to page: Int, _ focus: inout Focus) -> Outcome {
    (focus.page, focus.lineAtPage) = (page, focus.line)
    return .say(self.page(from: page))
  }

  /// Takes each line of a page, with its place among those that can be chosen, and returns the line after the page.
  private func end(ofPage first: Int, _ take: (_ line: Int, _ place: Int?) -> Void) -> Int {
    var (line, numbered) = (first, 0)
    while line < entries.count, numbered < context.pageSize {
      // Only the start of a log is announced, with its number of messages.
      if let end = entries.endOfLog(at: line) {
        line = end
        continue
      }
      let place = entries.place(at: line)
      take(line, place)
      if place != nil { numbered += 1 }
      line += 1
    }
    return line
  }

  // MARK: - Reading

  static let readLimit = 100

  func readOn(_ focus: inout Focus) -> Outcome {
    guard entries.count > 0 else { return Self.empty }
    let first = focus.line ?? 0
    return read(from: first, upTo: entries.count, tellsEnd: first > 0, &focus)
  }

  func read(from first: Int, upTo end: Int, tellsEnd: Bool = false, _ focus: inout Focus) -> Outcome {
    let (lines, last) = readLines(from: first, upTo: end)
    var said = lines.map(context.announcement)
    focus.move(to: last, in: entries)
    if focus.onlyErrors, entries.hasLog, !lines.contains(where: { entries.endOfLog(at: $0) != nil }) {
      said.append(Announcement(.notice, .message(.logNoNextError)))
    }
    if last + 1 < end {
      said.append(Announcement(.notice, .message(.readMore(count: .number(end - last - 1)))))
    } else if tellsEnd || lines.isEmpty {
      said.append(Announcement(.notice, .message(.readEnd)))
    }
    return Outcome(.read(said, lines: lines, of: .place))
  }

  /// Returns the lines that are read at once, without those of a log that are skipped, and the last line that they reach.
  private func readLines(from first: Int, upTo end: Int) -> (lines: [Int], last: Int) {
    guard context.place.focus.onlyErrors else {
      let last = min(first + Self.readLimit, end) - 1
      return (Array(first...last), last)
    }
    let lines = Array((first..<end).lazy.filter { !context.leavesOut(line: $0) }.prefix(Self.readLimit))
    return (lines, lines.count == Self.readLimit ? lines[lines.count - 1] : end - 1)
  }

  /// Spells the name of the line in focus, or of the place. `inWords` spells in the locale's spelling alphabet.
  func spell(inWords: Bool, _ focus: Focus) -> Outcome {
    let title = focus.entry(in: entries)?.title ?? context.shown.title
    return .say(Announcement(spelling: title, inWords, context.locale))
  }

  private static let empty = Outcome.said(.notice, .message(.placeEmpty))
}
