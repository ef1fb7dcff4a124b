/// The position of the user among the lines of a place.
struct Focus: Sendable, Equatable {
  /// The line that was last read or used. `focusID` is the id of the thing on that line, by which it is found again.
  private(set) var focus: Int?
  private(set) var focusID: ID?
  var page: Int?
  var sought: SoughtLabel?
  var announced = AnnouncedNumbers()

  var firstOfPage: Int { page ?? 0 }

  /// A Boolean value that indicates whether the thing that was last read or used still exists.
  var hasThing: Bool { focusID != nil }

  mutating func move(to line: Int, in entries: EntryList) { move(to: line, on: entries[line]) }

  mutating func move(to line: Int, on entry: Entry) { (focus, focusID) = (line, entry.id) }

  mutating func leaveLine() { (focus, focusID, page) = (nil, nil, 0) }

  /// Moves the focus to the new line of the thing that was last read or used, after lines were added or removed. If the thing
  /// is gone, the focus stays at the same line number.
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

struct SoughtLabel: Sendable, Equatable {
  var folded: String
  /// The part of a label in which the text was found.
  var way = LabelMatching.Way.beginnings

  func isFound(in label: String) -> Bool { LabelMatching.match(folded, label, by: way) != nil }
}
