/// A reading of all that is in front, from the focus on. The user hears it line by line, and may stop it at any line.
struct Reading: Sendable {
  enum Source: Sendable, Equatable {
    /// The lines of a place, counted from 0.
    case place
    /// The lines of a text, counted from 1.
    case text
  }

  /// Distinguishes readings.
  let number: Int
  let source: Source
  /// The path where the reading was begun, and the entries there.
  let place: [ID]
  let entries: EntryList
  /// The line of the user: the last line, or the one where the reading was stopped.
  var line: Int
  let lines: [Int]
}

/// The meaning of numbers: a number means the thing that was last announced with it (LOOP-14).
extension Engine {
  mutating func noteNumbers() {
    let entries = view.front.entries
    if focus.announced.areStill(entries) { return }
    for announcement in turn.announcements where announcement.kind == .item {
      let place = entries.hasOwnNumbers ? nil : announcement.position?.index
      guard let number = announcement.number ?? place,
        let thing = entries.thing(numbered: number), thing.title == announcement.name
      else { continue }
      changeFocus { $0.announced.note(number, in: entries) }
    }
  }

  /// Names both the present thing and the one before.
  mutating func refuseMoved(_ number: Int, before: LocalizedText) {
    let entries = view.front.entries
    guard let now = entries.thing(numbered: number) else { return }
    refuse(.message(.numberMoved(number: .number(number), now: .text(now.title), before: .text(before))))
    changeFocus { $0.announced.note(number, in: entries) }
  }
}

/// The position in a reading, which only the host knows, because it speaks the lines.
extension Engine {
  /// Marks the lines, so that the host can tell where the reading was stopped.
  mutating func read(_ announcements: [Announcement], lines: [Int], of source: Reading.Source) {
    let number = (memory.reading?.number ?? 0) + 1
    memory.reading = Reading(
      number: number, source: source, place: habitPlace, entries: view.front.entries, line: lines.last ?? 0,
      lines: lines)
    for (index, var announcement) in announcements.enumerated() {
      if index < lines.count { announcement.reading = ReadingMark(reading: number, line: lines[index]) }
      turn.say(announcement)
    }
  }

  mutating func stopReading(at mark: ReadingMark) {
    guard memory.reading?.number == mark.reading else { return }
    moveReading(to: mark.line)
  }

  /// The reading goes on to its end.
  mutating func resumeReading() {
    if let last = memory.reading?.lines.last { moveReading(to: last) }
  }

  /// Keeps the user's place if the user has gone elsewhere since.
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
    return changeFocus { focus in
      guard focus.thing == here.id, here.id != nil || focus.line == reading.line else { return false }
      focus.move(to: line, on: there)
      focus.follow(entries)
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
    if let hasMoved = layers.changeEntry({ move(&$0.text.edited) }) { return hasMoved }
    guard var read = navigator.front.read else { return false }
    defer { navigator.front.read = read }
    return move(&read.edited)
  }
}
