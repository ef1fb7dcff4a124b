/// Where the user is among the lines of a place.
struct Bookmark: Sendable, Equatable {
  /// The line that was last read or used, or nil for none; the thing on it, by which it is found again.
  private(set) var focus: Int?
  private(set) var focusID: ID?
  /// The first line of the page that was last read, or nil for none.
  var page: Int?
  /// What was looked for last.
  var sought: SoughtLabel?
  /// What the numbers of the lines were announced as.
  var announced = AnnouncedNumbers()

  /// The first line of the page, from the top where none was read.
  var firstOfPage: Int { page ?? 0 }

  /// Whether the thing that was last read or used is still there.
  var hasThing: Bool { focusID != nil }

  /// Goes to a line.
  mutating func move(to line: Int, in entries: EntryList) { move(to: line, on: entries[line]) }

  /// Goes to a line, on which an entry stands.
  mutating func move(to line: Int, on entry: Entry) { (focus, focusID) = (line, entry.id) }

  /// Is nowhere, at the top.
  mutating func leaveLine() { (focus, focusID, page) = (nil, nil, 0) }

  /// Finds the thing that was last read or used, where lines have come or gone before it. Where it has gone, reading goes on
  /// where it was.
  mutating func follow(_ entries: EntryList) {
    // The page may have gone meanwhile.
    if let page, page > 0, page >= entries.count { self.page = 0 }
    guard let old = focus else { return }
    let line = focusID.flatMap { entries.line(of: $0, hint: old) }
    if line != nil, line == old { return }
    focus = line ?? (entries.count == 0 ? nil : min(old, entries.count - 1))
    if line == nil { focusID = nil }
  }
}
