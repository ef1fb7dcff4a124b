/// The selection on a screen while its rows are being selected (EDIT-1).
struct SelectedLines: Sendable, Equatable {
  /// The selected lines of `entries`, as ranges so that a million lines cost as much as one.
  var lines = RangeSet<Int>()
  /// The lines of the screen at the last update, by which selected things are found again when others are added or removed.
  private(set) var entries: EntryList
  /// The selected things that are not visible because a search does not match them.
  private(set) var hidden: [Hidden] = []
  /// An action on the selected things: how many it has changed, and the number of acts that could be undone after it; 0 if it
  /// can't be undone.
  private struct Change: Sendable, Equatable { var count, undoCount: Int }

  private var changes: [Change] = []

  var changedCount: Int { changes.reduce(0) { $0 + $1.count } }

  struct Hidden: Sendable, Equatable {
    var id: ID
    var title: LocalizedText?
  }

  init(in entries: EntryList) { self.entries = entries }

  var count: Int { lines.ranges.reduce(hidden.count) { $0 + $1.count } }

  /// The visible things in order, then the hidden ones.
  var ids: [ID] { entries.ids(on: lines) + hidden.map(\.id) }

  mutating func noteChange(of count: Int, undoCount: Int) { changes.append(Change(count: count, undoCount: undoCount)) }

  mutating func forgetChanges(after undoCount: Int) { changes.removeAll { $0.undoCount > undoCount } }

  mutating func clear() { (lines, hidden) = (RangeSet(), []) }

  /// Finds the selected things again among the `new` lines. Returns the titles of those that are gone. If the lines are only
  /// `some` of all lines, as in a search, the missing things stay selected, but hidden.
  mutating func move(to new: EntryList, showing some: Bool) -> [LocalizedText?] {
    guard new != entries || !some && !hidden.isEmpty else { return [] }
    var found: [Int] = []
    var shifted = RangeSet<Int>()
    var lost = hidden
    var gone: [LocalizedText?] = []
    for (line, entry) in entries.ownLines where lines.contains(line) {
      if let id = entry.id { lost.append(Hidden(id: id, title: entry.title)) } else { gone.append(entry.title) }
    }
    let newRows = new.providedRows
    for (first, rows) in entries.providedRows {
      let ranges = selected(of: rows, at: first)
      if let other = newRows.first(where: { $0.rows.id == rows.id }), other.rows == rows {
        for range in ranges {
          shifted.insert(contentsOf: range.lowerBound + other.firstLine..<range.upperBound + other.firstLine)
        }
      } else {
        lost += ranges.joined().map { Hidden(id: rows[$0].id, title: rows[$0].title) }
      }
    }
    var wanted = Set(lost.map(\.id))
    for (line, entry) in new.ownLines {
      if let id = entry.id, wanted.remove(id) != nil { found.append(line) }
    }
    for (first, rows) in newRows {
      for index in 0..<rows.count where !wanted.isEmpty && wanted.remove(rows[index].id) != nil {
        found.append(first + index)
      }
    }
    for line in found.sorted() { shifted.insert(contentsOf: line..<line + 1) }
    (lines, entries) = (shifted, new)
    lost.removeAll { !wanted.contains($0.id) }
    hidden = some ? lost : []
    return gone + (some ? [] : lost.map(\.title))
  }

  func announcement(ofGone gone: [LocalizedText?]) -> Announcement? {
    guard !gone.isEmpty else { return nil }
    let one = gone.count == 1 ? gone[0] : nil
    let sentence = one.map { Message.selectGoneOne(name: .text($0)) } ?? .selectGone(count: .number(gone.count))
    return Announcement(.change, .message(sentence), countSentence)
  }

  /// The lines begin at `first`, counted from 0.
  private func selected(of rows: Rows, at first: Int) -> [Range<Int>] {
    lines.intersection(RangeSet(first..<first + rows.count)).ranges.map {
      $0.lowerBound - first..<$0.upperBound - first
    }
  }
}
