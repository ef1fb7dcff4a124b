/// What is selected on a screen while its rows are being selected (EDIT-1).
struct SelectedLines: Sendable, Equatable {
  /// The selected lines of `entries`: as ranges, so that a million cost as much as one.
  var lines = RangeSet<Int>()
  /// The lines as they stood last: by these the selected things are found again when others come or go.
  private(set) var entries: EntryList
  /// How many things acts have been done to.
  var changedCount = 0

  /// Nothing is selected of `entries` yet.
  init(in entries: EntryList) { self.entries = entries }

  /// How many are selected.
  var count: Int { lines.ranges.reduce(0) { $0 + $1.count } }

  /// The names of all that is selected, in order.
  var ids: [ID] { entries.ids(on: lines) }

  /// Finds the selected things again among `new` lines; the names of those that are gone, where they were to be seen.
  mutating func move(to new: EntryList) -> [LocalizedText?] {
    guard new != entries else { return [] }
    var found: [Int] = []
    var shifted = RangeSet<Int>()
    var gone: [LocalizedText?] = []
    var newLines: [ID: Int] = [:]
    for (line, entry) in new.ownLines { if let id = entry.id { newLines[id] = line } }
    for (line, entry) in entries.ownLines where lines.contains(line) {
      if let line = entry.id.flatMap({ newLines[$0] }) { found.append(line) } else { gone.append(entry.title) }
    }
    let newRows = new.providedRows
    for (first, rows) in entries.providedRows {
      let ranges = selected(of: rows, at: first)
      let other = newRows.first { $0.rows.id == rows.id }
      if let other, other.rows == rows {
        for range in ranges {
          shifted.insert(contentsOf: range.lowerBound + other.firstLine..<range.upperBound + other.firstLine)
        }
        continue
      }
      var lost: [ID: LocalizedText] = [:]
      for index in ranges.joined() { lost[rows[index].id] = rows[index].title }
      for index in 0..<(other?.rows.count ?? 0) where !lost.isEmpty {
        if let other, lost.removeValue(forKey: other.rows[index].id) != nil { found.append(other.firstLine + index) }
      }
      gone += lost.values.map { $0 }
    }
    for line in found.sorted() { shifted.insert(contentsOf: line..<line + 1) }
    lines = shifted
    entries = new
    return gone
  }

  /// What is said where selected things are gone, by the names that `move` gave; nil where none is.
  func announcement(ofGone gone: [LocalizedText?]) -> Announcement? {
    guard !gone.isEmpty else { return nil }
    var announcement = Announcement(.change)
    if gone.count == 1, let title = gone[0] {
      announcement.sentences.append(.message(.selectGoneOne(name: .text(title))))
    } else {
      announcement.sentences.append(.message(.selectGone(count: .number(gone.count))))
    }
    announcement.sentences.append(countSentence)
    return announcement
  }

  /// The selected ones of provided rows that begin at a line, counted from 0 among them.
  private func selected(of rows: Rows, at first: Int) -> [Range<Int>] {
    lines.intersection(RangeSet(first..<first + rows.count)).ranges.map {
      $0.lowerBound - first..<$0.upperBound - first
    }
  }
}
