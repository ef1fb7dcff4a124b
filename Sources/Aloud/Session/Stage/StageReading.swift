/// A reading of all that is in front, from where the user was: they hear it line by line, and may stop it at any.
struct Reading: Sendable {
  /// What is read.
  enum Source: Sendable, Equatable {
    /// The lines of a place, counted from 0.
    case place
    /// The lines of a text, counted from 1.
    case text
  }

  /// Tells it from the readings before it.
  let number: Int
  let source: Source
  /// Where it was begun, and what stood on the lines there.
  let place: [ID]
  let entries: EntryList
  /// Where the user is taken to be: at its last line, or where it was stopped.
  var line: Int
  /// Its lines.
  let lines: ClosedRange<Int>
}

/// What numbers mean is what was announced of them last (LOOP-14).
extension Stage {
  /// Takes in which numbers this turn has announced.
  mutating func noteNumbers() {
    let entries = view.front.entries
    if bookmark.announced.areStill(entries) { return }
    for announcement in turn.announcements where announcement.kind == .item {
      let place = entries.hasOwnNumbers ? nil : announcement.position?.index
      guard let number = announcement.number ?? place,
        let thing = entries.thing(numbered: number), thing.title == announcement.name
      else { continue }
      changeBookmark { $0.announced.note(number, in: entries) }
    }
  }

  /// Says that a number means another thing now, which is what it was announced as then.
  mutating func refuseMoved(_ number: Int, before: LocalizedText) {
    let entries = view.front.entries
    guard let now = entries.thing(numbered: number) else { return }
    refuse(.message(.numberMoved(number: .number(number), now: .text(now.title), before: .text(before))))
    changeBookmark { $0.announced.note(number, in: entries) }
  }
}

/// The place in a reading is where it was heard to: only the host knows how far that is.
extension Stage {
  /// Says what is read, and marks its lines, so that the host can tell where it was stopped.
  mutating func read(_ announcements: [Announcement], lines: ClosedRange<Int>, of source: Reading.Source) {
    let number = (memory.reading?.number ?? 0) + 1
    memory.reading = Reading(
      number: number, source: source, place: habitPlace, entries: view.front.entries, line: lines.upperBound,
      lines: lines)
    for (line, var announcement) in zip(lines.lowerBound..., announcements) {
      if lines.contains(line) { announcement.reading = ReadingMark(reading: number, line: line) }
      turn.say(announcement)
    }
  }

  /// The user is at the line that was being said when reading was stopped.
  mutating func stopReading(at mark: ReadingMark) {
    guard memory.reading?.number == mark.reading else { return }
    moveReading(to: mark.line)
  }

  /// The user will be at the last line once it is heard.
  mutating func resumeReading() {
    if let reading = memory.reading { moveReading(to: reading.lines.upperBound) }
  }

  /// Moves the user along what was read, unless they have gone elsewhere since.
  private mutating func moveReading(to line: Int) {
    guard let reading = memory.reading, reading.place == habitPlace, reading.lines.contains(line) else { return }
    let hasMoved =
      switch reading.source {
      case .place: moveInPlace(along: reading, to: line)
      case .text: moveInText(along: reading, to: line)
      }
    if hasMoved { memory.reading?.line = line }
  }

  private mutating func moveInPlace(along reading: Reading, to line: Int) -> Bool {
    let entries = view.front.entries
    let (here, there) = (reading.entries[reading.line], reading.entries[line])
    return changeBookmark { bookmark in
      guard bookmark.focusID == here.id, here.id != nil || bookmark.focus == reading.line else { return false }
      bookmark.move(to: line, on: there)
      bookmark.follow(entries)
      return true
    }
  }

  private mutating func moveInText(along reading: Reading, to line: Int) -> Bool {
    func move(_ text: inout EditedText) -> Bool {
      guard let here = text.units.line(numbered: reading.line), text.place == here,
        let there = text.units.line(numbered: line)
      else { return false }
      text.go(to: there, .line)
      return true
    }
    if let hasMoved = layers.changeEntry({ $0.moveInText(move) }) { return hasMoved }
    guard var read = navigator.front.read else { return false }
    defer { navigator.front.read = read }
    return move(&read.edited)
  }
}
