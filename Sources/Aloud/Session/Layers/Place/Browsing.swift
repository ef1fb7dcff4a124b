/// Moves and reads among the lines of what is in front: pure, the same for screens, menus and pickers.
struct Browsing: Sendable {
  let around: Surroundings

  private var entries: EntryList { around.entries }

  // MARK: - Steps

  /// Goes to the next or previous line and says it.
  func step(_ offset: Int, _ bookmark: inout Bookmark) -> Outcome {
    guard entries.count > 0 else { return Self.empty }
    guard let focus = bookmark.focus else { return jump(toEnd: offset < 0, &bookmark) }
    guard let line = line(from: focus + offset, by: offset) else {
      return .refused(.message(offset > 0 ? .moveEnd : .moveBeginning))
    }
    return read(lineAt: line, &bookmark)
  }

  /// Goes to the next of what is required here and holds nothing, from the beginning again after the last (SHEET-1).
  func stepMissing(_ bookmark: inout Bookmark) -> Outcome {
    let missing = entries.ownLines.filter { $0.entry.control?.missing != nil || $0.entry.control?.invalid != nil }.map(
      \.line)
    let start = bookmark.focus ?? -1
    guard let line = missing.first(where: { $0 > start }) ?? missing.first else {
      return .refused(.message(.sheetNeedsNothing))
    }
    return read(lineAt: line, &bookmark)
  }

  /// Goes to the first or the last line and says it.
  func jump(toEnd: Bool, _ bookmark: inout Bookmark) -> Outcome {
    guard let line = toEnd ? line(from: entries.count - 1, by: -1) : line(from: 0, by: 1) else { return Self.empty }
    return read(lineAt: line, &bookmark)
  }

  /// The first line from one on that is more than where a group begins or ends.
  private func line(from first: Int, by offset: Int) -> Int? {
    stride(from: first, to: offset > 0 ? entries.count : -1, by: offset).first {
      !entries[$0].isGroupMark && !around.leavesOut(line: $0)
    }
  }

  /// Goes to a line and says it, and before it the groups that are left and entered on the way.
  func read(lineAt index: Int, _ bookmark: inout Bookmark) -> Outcome {
    let groups = groups(from: bookmark.focus, to: index)
    bookmark.move(to: index, in: entries)
    return .say(groups + [around.announcementAlone(ofLine: index)])
  }

  /// Says which groups are left on the way from a line to another, and which are entered.
  private func groups(from old: Int?, to new: Int) -> [Announcement] {
    if entries.groups.isEmpty { return [] }
    let before = old.map { entries.groups(around: $0) } ?? []
    let after = entries.groups(around: new)
    // Who leaves the outer one has left the inner too.
    let left = before.first { !after.contains($0) }.map { Announcement(.item, $0.leaving) }
    let entered = after.filter { !before.contains($0) && $0.lines.lowerBound != new }.map(\.announcement)
    return [left].compactMap(\.self) + entered
  }

  // MARK: - Pages

  /// Says the lines of one page, and how many there are beyond it; of what can't be chosen, where it is all about choosing,
  /// only where groups begin.
  /// Whether the end of them is told too is for those who turn pages.
  func page(from first: Int, forChoosing: Bool = false, tellsEnd: Bool = true) -> [Announcement] {
    var said: [Announcement] = []
    var line = first
    var numbered = 0
    while line < entries.count, numbered < around.pageSize {
      // Of a log only that it is there, and how many messages it has.
      if let end = entries.endOfLog(at: line) {
        line = end
        continue
      }
      let isNumbered = entries.place(at: line) != nil
      if isNumbered || !forChoosing || entries[line].isGroupStart { said.append(around.announcement(ofLine: line)) }
      if isNumbered { numbered += 1 }
      line += 1
    }
    if numbered > 0, let last = entries.place(at: line - 1), line < entries.count || tellsEnd && last > numbered {
      said.append(
        Announcement(
          .notice,
          .message(
            line < entries.count
              ? .pageMore(
                first: .number(last - numbered + 1), last: .number(last), count: .number(entries.numberedCount))
              : .pageLast(
                first: .number(last - numbered + 1), last: .number(last), count: .number(entries.numberedCount)))))
    }
    return said
  }

  /// Says the next or previous page.
  func turnPage(forward: Bool, _ bookmark: inout Bookmark) -> Outcome {
    let page: Int
    if forward {
      page = lineAfter(page: bookmark.firstOfPage)
      guard page < entries.count else { return .refused(.message(.moveEnd)) }
    } else {
      guard bookmark.firstOfPage > 0 else { return .refused(.message(.moveBeginning)) }
      page = max(0, bookmark.firstOfPage - around.pageSize)
    }
    return turn(to: page, &bookmark)
  }

  /// Says the page that begins with a line.
  func turn(to page: Int, _ bookmark: inout Bookmark) -> Outcome {
    bookmark.page = page
    return .say(self.page(from: page))
  }

  private func lineAfter(page: Int) -> Int {
    var line = page
    var numbered = 0
    while line < entries.count, numbered < around.pageSize {
      if let end = entries.endOfLog(at: line) {
        line = end
        continue
      }
      if entries.place(at: line) != nil { numbered += 1 }
      line += 1
    }
    return line
  }

  // MARK: - Reading

  /// How many lines are read at a time.
  static let readLimit = 100

  /// Reads everything from here: from the line that was last read, or from the beginning.
  func readOn(_ bookmark: inout Bookmark) -> Outcome {
    guard entries.count > 0 else { return Self.empty }
    let first = bookmark.focus ?? 0
    return read(from: first, upTo: entries.count, tellsEnd: first > 0, &bookmark)
  }

  /// Reads the lines from one up to another, or as many as are read at a time.
  func read(from first: Int, upTo end: Int, tellsEnd: Bool = false, _ bookmark: inout Bookmark) -> Outcome {
    let last = min(first + Self.readLimit, end) - 1
    var said = (first...last).map(around.announcement)
    bookmark.move(to: last, in: entries)
    if last + 1 < end {
      said.append(Announcement(.notice, .message(.readMore(count: .number(end - last - 1)))))
    } else if tellsEnd {
      said.append(Announcement(.notice, .message(.readEnd)))
    }
    return Outcome(.read(said, lines: first...last, of: .place))
  }

  /// Spells the name of the line that was last read or used, or of the place; `inWords` in those of the locale's alphabet.
  func spell(inWords: Bool, _ bookmark: Bookmark) -> Outcome {
    let title = bookmark.focus.flatMap { $0 < entries.count ? entries[$0].title : nil } ?? around.shown.title
    return .say(Announcement(spelling: title, inWords, around.locale))
  }

  private static let empty = Outcome.said(.notice, .message(.placeEmpty))
}
