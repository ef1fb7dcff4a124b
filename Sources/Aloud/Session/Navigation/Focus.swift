/// The position of the user among the lines of a place.
struct Focus: Sendable, Equatable {
  /// The line that was last read or used, or nil for none. `focusID` is the id of the thing on that line, by which it is found
  /// again.
  private(set) var focus: Int?
  private(set) var focusID: ID?
  /// The first line of the page that was last read, or nil for none.
  var page: Int?
  /// The label that was last searched for with "find".
  var sought: SoughtLabel?
  /// The numbers that have been announced for the lines.
  var announced = AnnouncedNumbers()

  /// The first line of the page, or the first line of all if no page was read.
  var firstOfPage: Int { page ?? 0 }

  /// A Boolean value that indicates whether the thing that was last read or used still exists.
  var hasThing: Bool { focusID != nil }

  /// Moves the focus to a line.
  mutating func move(to line: Int, in entries: EntryList) { move(to: line, on: entries[line]) }

  /// Moves the focus to a line that holds an entry.
  mutating func move(to line: Int, on entry: Entry) { (focus, focusID) = (line, entry.id) }

  /// Removes the focus, and goes back to the first page.
  mutating func leaveLine() { (focus, focusID, page) = (nil, nil, 0) }

  /// Moves the focus to the new line of the thing that was last read or used, after lines were added or removed. If the thing is
  /// gone, the focus stays at the same line number.
  mutating func follow(_ entries: EntryList) {
    // The page may no longer exist.
    if let page, page > 0, page >= entries.count { self.page = 0 }
    guard let old = focus else { return }
    let line = focusID.flatMap { entries.line(of: $0, hint: old) }
    if line != nil, line == old { return }
    focus = line ?? (entries.count == 0 ? nil : min(old, entries.count - 1))
    if line == nil { focusID = nil }
  }
}

/// The text that "find" searched for, kept for the next match.
struct SoughtLabel: Sendable, Equatable {
  var folded: String
  /// The part of a label in which the text was found.
  var way = LabelMatching.Way.beginnings

  /// Returns a Boolean value that indicates whether a label matches.
  func isFound(in label: String) -> Bool { LabelMatching.match(folded, label, by: way) != nil }
}
