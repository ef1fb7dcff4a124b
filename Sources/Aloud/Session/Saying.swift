extension Session {
  /// Announces.
  mutating func say(_ announcement: Announcement) { response.announcements.append(announcement) }

  /// Announces a sentence.
  mutating func say(_ kind: Announcement.Kind, _ sentence: LocalizedText) { say(Announcement(kind, sentence)) }

  /// Announces that a line can't be done, and why.
  mutating func refuse(_ sentence: LocalizedText) { say(.refusal, sentence) }

  /// Gives a hint, where hints are wanted and this one has not been given (LOOP-7).
  mutating func giveHint(_ key: String) { giveHint(Message(key), once: key) }

  /// The same, of a hint that has places to fill in; `key` is that of all that tell the same.
  mutating func giveHint(_ message: Message, once key: String) {
    guard settings.hints, settings.verbosity != .low, givenHints.insert(key).inserted else { return }
    var hint = Announcement(.hint)
    hint.hint = message
    say(hint)
  }

  /// The announcement of a line of the place, with its number.
  func announcement(ofLine line: Int) -> Announcement {
    var announcement = here.entries[line].announcement
    // A value that is a number is said by itself: its place would be another.
    if pickerPlace.map({ !hasNumbers($0.column) }) ?? true { announcement.number = here.entries.number(at: line) }
    if line == here.selectedLine || isSelected(line) { announcement.states.append(.selected) }
    if settings.verbosity == .high { announcement.position = position(ofLine: line) }
    return announcement
  }

  /// The announcement of a line of the place where it stands alone: with its position instead of its number.
  func announcementAlone(ofLine line: Int) -> Announcement {
    var announcement = here.entries[line].announcement
    if line == here.selectedLine || isSelected(line) { announcement.states.append(.selected) }
    announcement.position = position(ofLine: line)
    return announcement
  }

  private func position(ofLine line: Int) -> Position? {
    // Radio buttons are counted among each other.
    if case .radioButton = here.entries[line], let group = here.entries.groups(around: line).last {
      return Position(line - group.lines.lowerBound, of: group.count)
    }
    return here.entries.number(at: line).map { Position($0, of: here.entries.numberedCount) }
  }
}
