extension Session {
  /// Takes one more line of a field with several: a full stop alone ends them, and two are one.
  mutating func take(line text: String) {
    let stops = [".", renderer.fullStop.trimmingSpaces()]
    let trimmed = text.trimmingSpaces()
    if stops.contains(trimmed) { return finishEntry() }
    let line = stops.contains { trimmed == $0 + $0 } ? String(trimmed.dropLast()) : text
    guard changeEntry({ $0.edited.add(line: line) }) == true else { return leaveOut() }
    if settings.verbosity != .low, let number = changeEntry({ $0.edited.cursorLine }) {
      say(.change, .message("edit.line", ["number": .number(number)]))
    }
  }

  /// Lets the field hold the text as it is now, and leaves it.
  mutating func finishEntry() {
    guard let place = entryPlace else { return }
    guard let field = field(place.id) else { return loseEntry(nil) }
    guard place.edited.isEdited else { return leaveEntry(field) }
    set(field, to: place.edited.text)
    if place.leftOutCount > 0 {
      say(.notice, .message("edit.leftOut", ["count": .number(place.leftOutCount)]))
    }
  }

  /// Leaves a line out for want of room: the first one is said at once, the number of all at the end.
  private mutating func leaveOut() {
    let count = changeEntry { place in
      place.leftOutCount += 1
      return place.leftOutCount
    }
    if count == 1 { refuse(.message("edit.full", ["limit": .number(EditedText.limit)])) }
  }

  /// Says what can be said to a field that waits for its text.
  mutating func helpInEntry(_ field: TextField) {
    askForText(field)
    guard !field.isSecure, (entryPlace?.edited.lineCount ?? 0) > 0 else { return }
    say(.notice, .message("help.text"))
    say(.notice, .message("help.textChange"))
  }
}

extension EditedText {
  /// The number of the line where the user is; at the end it costs nothing to know.
  fileprivate var cursorLine: Int { place == nil ? lineCount : units.number(ofLineAt: cursor) }
}
