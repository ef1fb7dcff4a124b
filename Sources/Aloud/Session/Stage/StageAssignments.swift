/// One line does it: a thing is opened, is given its value, and is left (LOOP-9).
extension Stage {
  /// What came of giving a thing a value.
  private enum Assigned {
    case taken(Stage)
    /// The thing is as it was, and why.
    case refused(Turn)
    case notUnderstood
  }

  /// Gives a value to the first of some things that takes it; where none does, says so of the first, and nothing is changed.
  mutating func assign(_ assignments: [Assignment], asked line: Line) {
    var refusal: Turn?
    for assignment in assignments {
      switch assigned(assignment, asked: line) {
      case .taken(let stage):
        self = stage
        return
      case .refused(let turn): refusal = refusal ?? turn
      case .notUnderstood: break
      }
    }
    if let refusal { return turn.add(refusal) }
    guard let first = assignments.first, view.front.entries[first.line].isValued,
      !view.front.entries[first.line].isSwitch
    else {
      return notUnderstood(line)
    }
    refuseValue(first.value, of: first.line)
  }

  /// Says that what is on a line can't hold a value.
  private mutating func refuseValue(_ value: String, of line: Int) {
    let title = view.front.entries[line].title ?? view.front.title
    let text = LocalizedText.verbatim(Heard.shortened(value.trimmingSpaces()))
    refuse(.message(.valueNotTaken(value: .text(text), name: .text(title))))
  }

  /// Takes a line that no place understands as a correction of what the last one has set: "no, tuesday", "a day later".
  mutating func correct(_ heard: Heard) -> Bool {
    guard let assigned = memory.correctable, layers.isEmpty,
      let line = view.front.entries.line(of: assigned.id, hint: bookmark.focus)
    else { return false }
    let around = surroundings
    var values = around.corrections(in: heard.text)
    if view.front.entries[line].holdsMoment || assigned.text != nil,
      !user.understander.moments(heard.text, now: now).isEmpty
    {
      values.append(heard.text)
    }
    for value in values {
      guard let stage = corrected(assigned, to: value, asked: heard.line) else { continue }
      self = stage
      return true
    }
    return false
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
    }
    guard let line = other.view.front.entries.line(of: assigned.id, hint: other.bookmark.focus),
      case .taken(let stage) = other.assigned(Assignment(line: line, value: all), asked: asked)
    else { return nil }
    return stage
  }

  /// What comes of giving a thing a value; nothing is changed by finding out.
  private func assigned(_ assignment: Assignment, asked line: Line) -> Assigned {
    var other = self
    let before = other.turn
    other.turn = Turn()
    other.memory.assigned = nil
    let entry = view.front.entries[assignment.line]
    let isTaken = other.give(assignment.value, to: entry, on: assignment.line, asked: line)
    let said = other.turn
    other.turn = before
    guard isTaken else { return said.isSilent ? .notUnderstood : .refused(said) }
    other.turn.add(said)
    if entry.isValued, let id = entry.id, other.memory.assigned == nil {
      other.memory.assigned = Memory.Assigned(id: id)
    }
    return .taken(other)
  }

  /// Gives a thing a value; whether it takes it. Where it does not, the turn holds why, or nothing.
  private mutating func give(_ value: String, to entry: Entry, on line: Int, asked: Line) -> Bool {
    if case .groupStart = entry { return check(value, inGroupOn: line) }
    guard let control = entry.control else { return false }
    let using = Using(around: surroundings)
    if let refusal = using.refusal(control.availability, of: entry) {
      carryOut(refusal)
      return false
    }
    switch control.usage {
    case .set: return turnThing(on: line, to: value, asked: asked)
    case .enterText(let field):
      navigator.front.bookmark.move(to: line, on: entry)
      carryOut(.act(Act(.changed(field.id, to: .text(value)), on: field.id)))
      return true
    case .openMenu: return choose(value, inMenuOn: line, asked: asked)
    case .pick: return pick(value, on: line, asked: asked)
    case .press(.present, nil): return fillIn(value, sheetOf: line, asked: asked)
    case .read, .press: return false
    }
  }

  /// Turns a thing on or off, where a value is the word for that.
  private mutating func turnThing(on line: Int, to value: String, asked: Line) -> Bool {
    let states: [(isOn: Bool, words: [Message])] = [
      (true, [Message("state.on"), Message("state.checked")]),
      (false, [Message("state.off"), Message("state.notChecked")]),
    ]
    let folded = Folding.fold(value)
    let around = surroundings
    guard let wanted = states.first(where: { $0.words.contains { around.isWord($0, folded) } })?.isOn,
      let isOn = around.entries[line].isTurned(on: wanted)
    else { return false }
    if !isOn {
      use(lineAt: line, asked: asked)
    } else {
      let all = around.entries[line].announcement
      var held = Announcement(.change)
      (held.name, held.states) = (all.name, all.states.filter(\.isHeld))
      turn.say(held)
    }
    return true
  }

  /// Checks the button of a radio group that a value names.
  private mutating func check(_ value: String, inGroupOn line: Int) -> Bool {
    guard let group = view.front.entries.groups.first(where: { $0.lines.lowerBound == line }) else { return false }
    let around = surroundings
    let lines = group.lines.filter { if case .radioButton = around.entries[$0] { true } else { false } }
    let labels = lines.map { around.entries[$0].title.map(around.folded) ?? "" }
    let found = LabelMatching.matches(Folding.fold(value), in: labels)
    guard found.count == 1 else { return false }
    carryOut(.use(line: lines[found[0]], asked: Line(value)))
    return true
  }

  /// Chooses in the menu of a thing what a value names.
  private mutating func choose(_ value: String, inMenuOn line: Int, asked: Line) -> Bool {
    quietly { $0.use(lineAt: line, asked: asked) }
    guard layers.last?.menu != nil else { return false }
    return choose(value, inOpenMenuAs: asked)
  }

  /// Chooses in the menu in front, or in a submenu of it.
  private mutating func choose(_ value: String, inOpenMenuAs asked: Line) -> Bool {
    let around = surroundings
    guard !around.candidates(Folding.fold(value)).candidates.isEmpty else {
      for (line, entry) in around.entries.ownLines {
        guard case .submenu = entry else { continue }
        var other = self
        other.quietly { $0.use(lineAt: line, asked: asked) }
        if other.layers.count > layers.count, other.choose(value, inOpenMenuAs: asked) {
          self = other
          return true
        }
      }
      return false
    }
    understand(Line("\"\(value)\"", isRecognised: asked.isRecognised, isTypedAhead: asked.isTypedAhead))
    return !turn.isRefusal
  }

  /// Chooses in a picker what a value means, and leaves it, unless it asks something.
  private mutating func pick(_ value: String, on line: Int, asked: Line) -> Bool {
    quietly { $0.use(lineAt: line, asked: asked) }
    guard layers.picker != nil else { return false }
    let heard = Heard(Line(value, isRecognised: asked.isRecognised, isTypedAhead: asked.isTypedAhead), user.vocabulary)
    switch heard.command {
    case .moving, .editing(.clear), nil: break
    case .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .setting, .session: return false
    }
    guard layers.changePicker({ $0.leavesOnceHeld() }) != nil else { return false }
    let failures = memory.failures
    let present = now
    // "A day later" counts from what it holds.
    if let moment = layers.picker?.moment, surroundings.isShift(value) { now = moment }
    understand(heard)
    now = present
    if memory.failures > failures {
      turn.hush()
      return false
    }
    if turn.isRefusal { return false }
    if let picker = layers.picker, picker.question == nil {
      turn.hush()
      if picker.draft == picker.original { return false }
      leavePicker(isForced: false)
    }
    return true
  }
}

/// A sheet that is opened and filled in by one line: "new reminder buy oats tomorrow".
extension Stage {
  /// Opens a sheet, fills in its first field and, where a line ends with a moment, its first picker of moments, and does what
  /// the sheet is for where nothing else is needed; whether it has such a field.
  fileprivate mutating func fillIn(_ value: String, sheetOf line: Int, asked: Line) -> Bool {
    let count = navigator.sheets.count
    let button = view.front.entries[line].id
    quietly { $0.use(lineAt: line, asked: asked) }
    guard navigator.sheets.count > count, layers.isEmpty else { return false }
    let entries = view.front.entries
    guard let field = entries.ownLines.first(where: { $0.entry.takesShortText })?.line else { return false }
    let picker = entries.ownLines.first { $0.entry.holdsMoment }?.line
    let cut = picker == nil ? nil : momentCut(of: value)
    let text = cut.map { String(value[..<$0]).trimmingSpaces() } ?? value
    quietly { $0.fill(field, with: text) }
    if let cut, let picker {
      switch assigned(Assignment(line: picker, value: String(value[cut...]).trimmingSpaces()), asked: asked) {
      case .taken(let stage): self = stage
      case .refused(let why):
        arrive(.new)
        turn.add(why)
        return true
      case .notUnderstood:
        arrive(.new)
        refuseValue(String(value[cut...]), of: picker)
        return true
      }
    }
    // What is asked, or still needed, comes first.
    guard layers.isEmpty else { return true }
    if let action = view.frame.sheet?.preferredAction, action.availability == .enabled {
      carryOut(Using(around: surroundings).press(action, asked))
      memory.assigned = button.flatMap { id in cut.map { _ in Memory.Assigned(id: id, text: text) } }
    } else {
      turn.hush()
      arrive(.new)
    }
    return true
  }

  private mutating func fill(_ line: Int, with text: String) {
    guard case .enterText(let field) = view.front.entries[line].control?.usage else { return }
    navigator.front.bookmark.move(to: line, in: view.front.entries)
    carryOut(.act(Act(.changed(field.id, to: .text(text)), on: field.id)))
  }

  /// Where the longest end of a text begins that means a moment, after at least one word that does not; nil where none does.
  private func momentCut(of text: String) -> String.Index? {
    let whole = text[...]
    let places = text.indices.dropFirst().filter { whole.isBreak($0) && text[$0] != " " }
    return places.suffix(40).first { place in
      let end = String(text[place...])
      return user.understander.number(end) == nil && !user.understander.moments(end, now: now).isEmpty
    }
  }
}

extension Surroundings {
  /// Whether a phrase tells a distance from what is held: "a day later".
  fileprivate func isShift(_ text: String) -> Bool {
    let words = wording.alternatives("value.shift")
    return (words.own + words.english).contains {
      LabelMatching.match(Folding.fold($0), Folding.fold(text), by: .inside) != nil
    }
  }

  /// What a line would have in the place of what was set last, by the patterns of `value.correct` in a wording.
  fileprivate func corrections(in text: String) -> [String] {
    let phrases = wording.alternatives("value.correct")
    return (phrases.own + phrases.english).compactMap { phrase in
      guard let (before, after) = phrase.cut(at: "{value}") else { return nil }
      return text.trimmingSpaces()[...].inner(before: before, after: after)
    }
  }
}

extension Entry {
  /// Whether it holds a value that a line can name.
  fileprivate var isValued: Bool {
    guard let control else { return false }
    switch control.usage {
    case .openMenu, .pick, .set, .enterText: return true
    case .read, .press: return false
    }
  }

  /// Whether it is turned on and off.
  fileprivate var isSwitch: Bool { if case .set = control?.usage { true } else { false } }

  /// Whether it is a field of one line that is no secret.
  fileprivate var takesShortText: Bool {
    guard case .enterText(let field) = control?.usage else { return false }
    return !field.isSecure && !field.takesLines
  }

  /// Whether it is a picker of dates or times.
  fileprivate var holdsMoment: Bool { if case .pick(.moments) = control?.usage { true } else { false } }
}
