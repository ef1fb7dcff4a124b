/// The line after one that has set something may correct it: "no, tuesday", "a day later" (LOOP-9).
extension Stage {
  /// Takes a line that no place understands as a correction of what the last one has set; whether it is one. Where its value
  /// can't be, that is said, and the next line may be another.
  mutating func correct(_ heard: Heard) -> Bool {
    guard let assigned = memory.correctable, layers.isEmpty,
      let line = view.front.entries.line(of: assigned.id, hint: bookmark.focus)
    else { return false }
    let values = CorrectionReading(wording: surroundings.wording).values(in: heard.text)
    let entry = view.front.entries[line]
    let isMoment = entry.holdsMoment || assigned.text != nil
    let isNewMoment = isMoment && !user.understander.moments(heard.text, now: now).isEmpty
    let isShift = (isMoment || entry.holdsLength) && user.understander.heldShift(heard.text) != nil
    let isNewLength = isShift || entry.holdsLength && !user.understander.seconds(heard.text).isEmpty
    let isNewValue =
      isNewMoment || isNewLength || entry.offersValue(named: heard.folded, in: surroundings)
      || entry.takesColor(heard, in: surroundings)
    for value in values + (isNewValue ? [heard.text] : []) {
      guard let stage = corrected(assigned, to: value, asked: heard.line) else { continue }
      self = stage
      return true
    }
    guard let value = values.first else { return false }
    memory.assigned = assigned
    refuseValue(value, of: line)
    return true
  }

  /// Answers "done" after a whole value, which has left its picker by itself, by what was chosen; whether it does. The next
  /// line may still correct it.
  mutating func confirmDone(_ heard: Heard) -> Bool {
    guard case .leaving(.done)? = heard.command, let assigned = memory.correctable, layers.isEmpty,
      let entry = entry(assigned.id), entry.isValued
    else { return false }
    memory.failures = 0
    memory.assigned = assigned
    let all = entry.announcement
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value?.withoutLimits)
    announcement.sentences.append(.message(.pickerNothingOpen))
    turn.say(announcement)
    return true
  }

  /// Corrects a number that the last line has set, where a line may also be the sign of a number: "no, 3" and "no. 3".
  mutating func correctNumber(_ line: Line) -> Bool {
    guard memory.correctable != nil, layers.isEmpty, !line.text.contains(".") else { return false }
    let around = surroundings
    let heard = Heard(line, user.vocabulary)
    let isNumber = around.commandsWithObject(heard).contains { $0.command == .number }
    guard isNumber,
      CorrectionReading(wording: around.wording).values(in: line.text).contains(where: {
        around.number(Folding.fold($0)) != nil
      })
    else { return false }
    var other = self
    guard other.correct(heard), !other.turn.isRefusal else { return false }
    self = other
    return true
  }

  /// What comes of giving what was set last another value; nil where it does not take it.
  private func corrected(_ assigned: Memory.Assigned, to value: String, asked: Line) -> Stage? {
    var other = self
    var all = value
    if let text = assigned.text {
      // What was done by the sheet is done anew: with another moment.
      guard user.understander.number(value) == nil, !user.understander.moments(value, now: now).isEmpty,
        !other.apart({ $0.undo() }).isRefusal
      else { return nil }
      all = text + " " + value
      other.memory.corrected = assigned.moment
    }
    guard let line = other.view.front.entries.line(of: assigned.id, hint: other.bookmark.focus),
      case .taken(var stage) = other.assigned(Assignment(line: line, value: all), asked: asked)
    else { return nil }
    stage.memory.corrected = nil
    return stage
  }
}
