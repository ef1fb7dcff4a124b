/// Corrections of the value that the line before has set: "no, tuesday", "a day later" (LOOP-9).
extension Engine {
  /// Takes a line that no layer understands as a correction of the value that the last line set, and returns whether it is one.
  /// A value that the thing can't hold is announced, and the next line may be another correction.
  mutating func correct(_ parsed: ParsedLine) -> Bool {
    guard let assigned = memory.correctable, layers.isEmpty,
      let line = view.front.entries.line(of: assigned.id, hint: focus.line)
    else { return false }
    let entry = view.front.entries[line]
    let given = CorrectionReading(wording: lineContext.wording).values(in: parsed.text)
    // "No, a large one" after a name was entered means the size beside it.
    if entry.takesShortText, given.contains(where: { lineContext.mentions($0, besides: line) }) { return false }
    let reading = AssignmentReading(context: lineContext)
    // "Ten up, no, five down" moves the value that was there before.
    if assigned.direction != nil, !given.isEmpty, let undone = undone() {
      let before = AssignmentReading(context: undone.lineContext)
      for value in given.flatMap({ before.moves($0, ofLine: line) }) {
        guard let engine = undone.corrected(assigned, to: value, asked: parsed.line) else { continue }
        self = engine
        memory.failures = 0
        return true
      }
    }
    for value in ([parsed.text] + given).flatMap({ reading.moves($0, ofLine: line) }) {
      guard let engine = corrected(assigned, to: value, asked: parsed.line) else { continue }
      self = engine
      memory.failures = 0
      return true
    }
    for value in given {
      guard let engine = movedAnew(assigned, by: value, asked: parsed.line) else { continue }
      self = engine
      memory.failures = 0
      return true
    }
    let values = given.flatMap { [$0, withoutEnd(of: entry, $0), lineContext.target($0)].compactMap(\.self) }
    let isMoment = entry.holdsMoment || assigned.text != nil
    let isNewMoment = isMoment && !user.understander.moments(parsed.text, now: now).isEmpty
    let isShift = (isMoment || entry.holdsLength) && user.understander.heldShift(parsed.text) != nil
    let isNewLength = isShift || entry.holdsLength && !user.understander.seconds(parsed.text).isEmpty
    let isNewValue =
      isNewMoment || isNewLength || entry.offersValue(named: parsed.folded, in: lineContext)
      || entry.takesColor(parsed, in: lineContext)
    for value in values {
      guard
        let engine = correctedPhrase(of: assigned, by: value, asked: parsed.line)
          ?? corrected(assigned, to: value, asked: parsed.line)
      else { continue }
      self = engine
      memory.failures = 0
      return true
    }
    if isNewValue, let engine = corrected(assigned, to: parsed.text, asked: parsed.line) {
      self = engine
      memory.failures = 0
      return true
    }
    if entry.isSwitch, turnOther(insteadOf: line, by: values, asked: parsed.line) { return true }
    let said = values + (isNewValue ? [parsed.text] : [])
    if let refusal = said.compactMap({ refusal(of: $0, to: assigned, on: line, asked: parsed.line) }).first {
      memory.assigned = assigned
      turn.add(refusal)
      return true
    }
    guard let value = values.first else { return false }
    memory.assigned = assigned
    refuseValue(value, of: line)
    return true
  }

  /// Returns a value without the words that end the name of what it is for: "by date" for "Sort by". Nil if there are none.
  private func withoutEnd(of entry: Entry, _ value: String) -> String? {
    guard entry.offersValues, let title = entry.title else { return nil }
    let words = lineContext.folded(title).split(separator: " ").dropFirst()
    return words.indices.lazy.compactMap { index -> String? in
      var rest = value[...]
      guard rest.drop(label: words[index...].joined(separator: " "), wordEnds: true), !rest.isEmpty else { return nil }
      return String(rest)
    }
    .first
  }

  /// Returns why the thing does not take a correction, as it says itself, such as a limit. Nil if it does not understand it.
  private func refusal(of value: String, to assigned: Memory.Assigned, on line: Int, asked: Line) -> Turn? {
    guard assigned.text == nil else { return nil }
    let phrases = corrections(of: assigned, by: value) + [value]
    return phrases.lazy.compactMap { phrase -> Turn? in
      let result = self.assigned(Assignment(line: line, value: phrase), asked: asked)
      return if case .refused(let turn) = result { turn } else { nil }
    }.first
  }

  /// Turns another thing the way that the last line turned the one on `line`, which is turned back: "no, the second". Returns
  /// false if the values name no other thing that can be turned that way.
  private mutating func turnOther(insteadOf line: Int, by values: [String], asked: Line) -> Bool {
    let context = lineContext
    guard context.entries[line].refusalNow == nil, let isOn = context.entries[line].isTurned(on: true) else {
      return false
    }
    for value in values {
      let isOther = context.isWord(.valueOther, Folding.fold(value))
      let namesakes = isOther ? context.namesakes(ofLine: line) : []
      let found = namesakes.count == 1 ? namesakes : context.lines(meantBy: value)
      // "No olives" after a lamp was turned on does not mean the check box in its place.
      guard found.count == 1, found[0] != line, context.entries[found[0]].isSwitch,
        context.entries[found[0]].isCheckBox == context.entries[line].isCheckBox,
        context.entries[found[0]].isTurned(on: isOn) == false, context.entries[found[0]].refusalNow == nil
      else { continue }
      let undoCount = runner.history.count
      use(lineAt: line, asked: asked, isGiven: true)
      if lineContext.entries.line(of: context.entries[found[0]].id ?? "", hint: found[0]) == found[0] {
        use(lineAt: found[0], asked: asked, isGiven: true)
      }
      runner.history.join(since: undoCount)
      return true
    }
    return false
  }

  /// Returns the engine after a line that names another switch than the last one turned: "I mean the radio". Nil if it does not.
  func afterTurningOther(_ line: Line) -> Engine? {
    guard layers.isEmpty, let assigned = memory.correctable,
      let index = view.front.entries.line(of: assigned.id, hint: focus.line), view.front.entries[index].isSwitch
    else { return nil }
    let values = CorrectionReading(wording: user.wording).values(in: line.text)
    var other = self
    guard !values.isEmpty, other.turnOther(insteadOf: index, by: values, asked: line) else { return nil }
    other.memory.failures = 0
    return other
  }

  /// Answers "done" or "yes" after a whole value, whose picker has closed by itself, with the chosen value, and returns whether
  /// it does. The next line may still correct the value, after "no" too.
  mutating func confirmDone(_ parsed: ParsedLine) -> Bool {
    guard let assigned = memory.correctable, layers.isEmpty, lineContext.isAnswer(parsed.folded),
      let entry = entry(assigned.id), entry.isValued, !entry.isSwitch
    else { return false }
    memory.assigned = assigned
    if parsed.command == .leaving(.cancel) || user.understander.answer(parsed.text) == false { return false }
    memory.failures = 0
    var announcement = entry.announcement.chosen
    announcement.sentences.append(.message(.pickerNothingOpen))
    turn.say(announcement)
    return true
  }

  /// Returns the engine in which the last line has moved the value by another number: "no, twenty" after "volume up by ten". Nil if it
  /// has moved none, or the correction is no number.
  private func movedAnew(_ assigned: Memory.Assigned, by value: String, asked: Line) -> Engine? {
    guard let direction = assigned.direction, let undone = undone() else { return nil }
    let (context, amount) = (undone.lineContext, lineContext.amount(value))
    guard lineContext.target(value) == nil, let line = context.entries.line(of: assigned.id, hint: focus.line),
      let moved = AssignmentReading(context: context).value(ofLine: line, movedBy: amount, direction),
      var engine = undone.corrected(assigned, to: moved, asked: asked)
    else { return nil }
    engine.memory.assigned?.direction = direction
    return engine
  }

  /// Returns the engine after the phrase that set a moment or a length has been taken with another number, as if it had not
  /// been said before. Returns nil if the phrase has no such number. Of several numbers, the first correction that makes a
  /// value counts.
  private func correctedPhrase(of assigned: Memory.Assigned, by value: String, asked: Line) -> Engine? {
    corrections(of: assigned, by: value).lazy.compactMap { corrected in
      guard assigned.text == nil else { return self.corrected(assigned, to: corrected, asked: asked) }
      guard let undone = self.undone() else {
        return user.understander.heldShift(corrected) == nil
          ? self.corrected(assigned, to: corrected, asked: asked) : nil
      }
      return undone.corrected(assigned, to: corrected, asked: asked)?.replacing(what: undone)
    }
    .first
  }

  private func corrections(of assigned: Memory.Assigned, by value: String) -> [String] {
    // Without a picker of its own, the thing is a button that opens a sheet with one.
    let holdsTime = entry(assigned.id)?.momentMode?.hasTime ?? (assigned.text != nil)
    return assigned.phrase.map { user.understander.corrections(of: $0, by: value, holdsTime: holdsTime) } ?? []
  }

  /// Returns the engine after the last act has been undone, or nil if it can't be.
  private func undone() -> Engine? {
    var other = self
    return other.apart({ $0.undo() }).isRefusal ? nil : other
  }

  /// Returns this engine, in which the act that `undone` has undone is done again in another way. If that isn't finished at once,
  /// the act is redone where the user gives it up.
  private func replacing(what undone: Engine) -> Engine {
    let sheet = navigator.sheets.count > undone.navigator.sheets.count ? navigator.sheets.last?.id : nil
    guard let owner = sheet ?? layers.picker?.id else { return self }
    var other = self
    other.runner.history.replace(undone.runner.history.redoable.last, on: owner)
    return other
  }

  /// Replaces the value that was set last. Returns nil if the thing does not take the new value.
  private func corrected(_ assigned: Memory.Assigned, to value: String, asked: Line) -> Engine? {
    guard let text = assigned.text else { return given(value, to: assigned.id, asked: asked) }
    guard user.understander.number(value) == nil, !user.understander.moments(value, now: now).isEmpty else {
      return nil
    }
    // The sheet's action is undone, and performed again with another moment.
    guard let undone = undone() else { return nil }
    var other = undone
    other.memory.corrected = assigned.moment
    return other.given(text + " " + value, to: assigned.id, asked: asked)?.replacing(what: undone)
  }

  /// Returns the engine after a thing in front has been given a value, or `nil` where it does not take the value.
  private func given(_ value: String, to id: ID, asked: Line) -> Engine? {
    guard let line = view.front.entries.line(of: id, hint: focus.line),
      case .taken(var engine) = assigned(Assignment(line: line, value: value), asked: asked)
    else { return nil }
    engine.memory.corrected = nil
    return engine
  }
}

extension LineContext {
  /// Returns the other things that are turned on and off and share a word of their name with the one on a line, as two lamps do.
  fileprivate func namesakes(ofLine line: Int) -> [Int] {
    func words(_ entry: Entry) -> [Substring] {
      entry.title.map { folded($0).split(separator: " ") }?.filter {
        $0.count > 3 || $0.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
      } ?? []
    }
    let own = words(entries[line])
    return entries.ownLines.filter { other, entry in
      other != line && entry.isSwitch && words(entry).contains { word in own.contains { nameForms.areAlike(word, $0) } }
    }.map(\.line)
  }

  /// Returns whether a text has a word of the name of a thing other than that on `line`, or of one of its values.
  fileprivate func mentions(_ text: String, besides line: Int) -> Bool {
    let said = Folding.fold(text)
    let words = said.split(separator: " ").map(String.init)
    return entries.ownLines.contains { other, entry in
      guard other != line else { return false }
      return entry.titles.map(folded).contains { name in
        if name.unicodeScalars.contains(where: Folding.standsWithoutSpaces) {
          return name.count > 1 && said.contains(name)
        }
        return name.split(separator: " ").contains { part in
          part.count > 2 && words.contains { $0 == part || nameForms.match([$0], String(part)) == .whole }
        }
      }
    }
  }
}
