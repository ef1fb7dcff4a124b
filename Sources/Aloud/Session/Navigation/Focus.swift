/// The position of the user among the lines of a place.
struct Focus: Sendable, Equatable {
  private(set) var line: Int?
  /// The thing on that line, by which the line is found again.
  private(set) var thing: ID?
  /// The first line of the page that was last read.
  var page: Int?
  /// The line on which the focus was when the page was turned, which says where the user is until the focus moves.
  var lineAtPage: Int?
  /// The label that "find" looked for last.
  var sought: SoughtLabel?
  var onlyErrors = false
  var announced = AnnouncedNumbers()

  var firstOfPage: Int { page ?? 0 }

  func line(in entries: EntryList) -> Int? { line.flatMap { $0 < entries.count ? $0 : nil } }

  func entry(in entries: EntryList) -> Entry? { line(in: entries).map { entries[$0] } }

  var hasThing: Bool { thing != nil }

  mutating func move(to line: Int, in entries: EntryList) { move(to: line, on: entries[line]) }

  mutating func move(to line: Int, on entry: Entry) { (self.line, thing) = (line, entry.id) }

  mutating func leaveLine() { (line, thing, page) = (nil, nil, 0) }

  /// Moves the focus to the new line of the thing that was last read or used, after lines were added or removed. If the thing
  /// is gone, the focus stays at the same line number.
  mutating func follow(_ entries: EntryList) {
    // The page may no longer exist.
    if let page, page > 0, page >= entries.count { self.page = 0 }
    guard let old = line else { return }
    let new = thing.flatMap { entries.line(of: $0, hint: old) }
    if new == old { return }
    line = new ?? (entries.count == 0 ? nil : min(old, entries.count - 1))
    if new == nil { thing = nil }
  }
}
