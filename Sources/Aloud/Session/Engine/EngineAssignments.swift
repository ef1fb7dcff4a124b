/// Assignments, by which one line opens a thing, gives it a value, and leaves it (LOOP-9).
extension Engine {
  enum Assigned {
    case taken(Engine)
    /// The thing is unchanged, and the turn holds the reason.
    case refused(Turn)
    case notUnderstood
  }

  /// Gives a value to the first of some things that takes it. If none does, announces the first refusal and changes nothing.
  mutating func assign(_ assignments: [Assignment], asked line: Line) {
    var refusal: Turn?
    for assignment in assignments {
      switch assigned(assignment, asked: line) {
      case .taken(let engine):
        self = engine
        return
      case .refused(let turn): refusal = refusal ?? turn
      case .notUnderstood: break
      }
    }
    // The next line may say another value for the same thing.
    let entries = view.front.entries
    let correctable = assignments.map { entries[$0.line] }.first(where: \.isValued)
    if let id = correctable?.id { memory.assigned = Memory.Assigned(id: id) }
    if let refusal { return turn.add(refusal) }
    // "Updates, I don't want them" is no value of the updates.
    if layers.isEmpty, let outcome = FreeOrderReading(context: lineContext).outcome(ParsedLine(line, user.vocabulary)) {
      // The same values have been tried already.
      if case .assign(assignments, _)? = outcome.effects.first {} else { return carryOut(outcome) }
    }
    guard let first = assignments.first, view.front.entries[first.line].isValued,
      !view.front.entries[first.line].isSwitch
    else {
      return notUnderstood(line)
    }
    refuseValue(first.value, of: first.line)
  }

  /// Announces also the values that the thing can hold.
  mutating func refuseValue(_ value: String, of line: Int) {
    let title = view.front.entries[line].title ?? view.front.title
    let text = ParsedLine.shortened(value.trimmingSpaces())
    var announcement = Announcement(.refusal, .message(.valueNotTaken(value: .text(text), name: .text(title))))
    announcement.sentences += lineContext.offered(ofLine: line)
    turn.say(announcement)
  }

  func assigned(_ assignment: Assignment, asked line: Line) -> Assigned {
    var other = self
    other.memory.assigned = nil
    let entry = view.front.entries[assignment.line]
    var isTaken = false
    let said = other.apart { engine in
      isTaken =
        switch assignment.kind {
        case .menuItem: engine.choose(assignment.value, inMenuOn: assignment.line, asked: line)
        case .change: engine.change(assignment.line, to: assignment.value, asked: line)
        case .value, .move: engine.give(assignment, to: entry, asked: line)
        case .addition: engine.add(assignment, by: entry, asked: line)
        }
    }
    guard isTaken else { return said.isSilent ? .notUnderstood : .refused(said) }
    // "Volume guests 4" gives nothing to the volume.
    if entry.isValued, let other = other.memory.assigned, other.id != entry.id { return .notUnderstood }
    other.memory.habits = memory.habits
    if let id = entry.id { other.memory.habits.add(.using(id), onLine: assignment.line, at: habitPlace) }
    other.turn.add(said)
    if entry.isValued, let id = entry.id, other.memory.assigned == nil {
      other.memory.assigned = Memory.Assigned(id: id)
    }
    if assignment.kind == .move, let id = entry.id, let before = entry.selectedIndex,
      let after = other.entry(id)?.selectedIndex, before != after
    {
      other.memory.assigned?.direction = after > before ? 1 : -1
    }
    return .taken(other)
  }

  /// Returns whether the thing takes the value. If not, the turn holds the reason or nothing.
  mutating func give(_ assignment: Assignment, to entry: Entry, asked: Line) -> Bool {
    let (value, line) = (assignment.value, assignment.line)
    if case .groupStart = entry { return check(value, inGroupOn: line, asked: asked) }
    guard let control = entry.control else { return false }
    // The button may be dimmed only because its field is empty.
    if entry.sendsHarmlessly { return enter(value, beforePressing: line, asked: asked) }
    let using = Using(context: lineContext)
    if let refusal = using.refusal(control.facts.availability, of: entry) {
      carryOut(refusal)
      return false
    }
    switch control.usage {
    case .set: return turnThing(on: line, to: value, asked: asked)
    case .enterText(let field): return enter(value, in: field, on: line, asked: asked)
    case .openMenu: return choose(value, inMenuOn: line, asked: asked)
    case .pick: return pick(value, on: line, asked: asked)
    case .press(.present, nil): return fillIn(assignment, asked: asked)
    case .read, .press: return false
    }
  }

  /// Enters the text in the one empty field, and presses the button on the line.
  private mutating func enter(_ value: String, beforePressing line: Int, asked: Line) -> Bool {
    guard let field = view.front.entries.emptyField, let id = view.front.entries[line].id else { return false }
    quietly { $0.fill(field, with: value) }
    guard layers.isEmpty, let button = view.front.entries.line(of: id, hint: line) else { return false }
    if let refusal = view.front.entries[button].refusalNow {
      turn.say(refusal)
      return false
    }
    use(lineAt: button, asked: asked)
    return true
  }

  /// A combo box takes the option that the text means, and may ask which.
  private mutating func enter(_ value: String, in field: TextField, on line: Int, asked: Line) -> Bool {
    var text = value
    if let suggestions = field.suggestions {
      var list = SuggestionList(suggestions)
      switch list.enter(value, field, in: lineContext) {
      case .taken(let meant): text = meant
      case .told(let outcome) where outcome.beginsWithRefusal:
        // The combo box stays closed, and the values that it would take are announced.
        var refusal = Suggestions.refusal(of: value)
        refusal.name = field.title
        refusal.sentences.append(suggestions.offered)
        turn.say(refusal)
        return false
      case .told:
        // Several options match, so the combo box opens and asks which.
        quietly { $0.use(lineAt: line, asked: asked) }
        understand(asked.saying(value))
        return true
      case nil: break
      }
    }
    if field.value == text {
      turn.say(Announcement(field).held(with: [.empty, .invalid]))
    } else {
      fill(line, with: text)
    }
    return true
  }

  /// Returns false if the value is neither words for on or off nor a command such as "leave it on".
  private mutating func turnThing(on line: Int, to value: String, asked: Line) -> Bool {
    let folded = Folding.fold(value)
    let context = lineContext
    let ofIt = context.commandsWithObject(ParsedLine(asked.saying(value), user.vocabulary))
      .filter { context.pronouns.contains($0.object) }
    let said = AssignmentReading(context: context).isOn(folded)
    guard let wanted = said ?? ofIt.lazy.compactMap(\.command.checks).first,
      let isOn = context.entries[line].isTurned(on: wanted)
    else { return false }
    if isOn { turn.say(context.entries[line].announcement.heldAlone) } else { use(lineAt: line, asked: asked) }
    return true
  }

  private mutating func check(_ value: String, inGroupOn line: Int, asked: Line) -> Bool {
    guard let group = view.front.entries.groups.first(where: { $0.lines.lowerBound == line }) else { return false }
    let context = lineContext
    let lines = group.lines.filter { context.entries[$0].isPartOfGroup }
    let labels = lines.map { context.entries[$0].title.map(context.folded) ?? "" }
    let found = context.matches(Folding.fold(value), in: labels)
    let place = found.isEmpty ? ListPlace(value, user.understander)?.index(among: lines.count) : nil
    guard let index = place ?? (found.count == 1 ? found[0] : nil) else { return false }
    use(lineAt: lines[index], asked: asked, isGiven: true)
    return true
  }
}

/// Choices in a menu or a picker that one line opens and leaves (LOOP-9).
extension Engine {
  /// Returns whether the menu of the thing, which using it or "more" opens, has an item that the value names.
  mutating func choose(_ value: String, inMenuOn line: Int, asked: Line) -> Bool {
    quietly { engine in
      if engine.view.front.entries[line].hasSecondaryMenu {
        engine.openMenu(ofLine: line, isContext: false)
      } else {
        engine.use(lineAt: line, asked: asked)
      }
    }
    guard layers.last?.menu != nil else { return false }
    return choose(value, inOpenMenuAs: asked)
  }

  /// Looks in the submenus too.
  private mutating func choose(_ value: String, inOpenMenuAs asked: Line) -> Bool {
    let context = lineContext
    guard !context.candidates(Folding.fold(value)).candidates.isEmpty else {
      for (line, entry) in context.entries.ownLines {
        guard case .submenu = entry else { continue }
        var other = self
        other.quietly { $0.use(lineAt: line, asked: asked) }
        if other.layers.count > layers.count, other.choose(value, inOpenMenuAs: asked) {
          self = other
          return true
        }
      }
      guard let outcome = context.choice(describedBy: value, asked: asked) else { return false }
      carryOut(outcome)
      return !turn.isRefusal
    }
    understand(asked.saying("\"\(value)\""))
    return !turn.isRefusal
  }

  /// Leaves the picker unless it asks something. Returns false if the picker does not take the value.
  mutating func pick(_ value: String, on line: Int, asked: Line) -> Bool {
    quietly { $0.use(lineAt: line, asked: asked) }
    guard layers.picker != nil else { return false }
    let parsed = ParsedLine(asked.saying(value), user.vocabulary)
    switch parsed.command {
    case .moving, .editing(.clear), nil: break
    case .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      return false
    }
    guard layers.changePicker({ $0.leavesAtOnce = true }) != nil else { return false }
    let failures = memory.failures
    understand(parsed)
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

/// Sheets that one line opens, fills in and completes: "new reminder buy oats tomorrow" (LOOP-9).
extension Engine {
  /// Opens a sheet, fills in its first field and, if the line ends or begins with a moment, its first picker of moments, and performs the
  /// sheet's action if the assignment may complete it and nothing else is needed. Returns whether the sheet has such a field.
  mutating func fillIn(_ assignment: Assignment, asked: Line) -> Bool {
    let (value, line) = (assignment.value, assignment.line)
    let count = navigator.sheets.count
    let button = view.front.entries[line].id
    quietly { $0.use(lineAt: line, asked: asked) }
    guard let sheet = navigator.sheets.last?.id, navigator.sheets.count > count, layers.isEmpty else { return false }
    let entries = view.front.entries
    guard let field = entries.ownLines.first(where: { $0.entry.takesShortText })?.line else { return false }
    let picker = entries.ownLines.first { $0.entry.holdsMoment }?.line
    let moment = DatedText(value, user.understander, now: now)
    // "Add cheese tomorrow" makes nothing that has no date.
    if assignment.kind == .addition, moment != nil, picker == nil { return false }
    let dated = picker == nil ? nil : moment
    let text = dated.map { lineContext.withoutCalled($0.text[...]) } ?? value
    quietly { $0.fill(field, with: text) }
    if let moment = memory.corrected, let id = picker.flatMap({ entries[$0].id }) {
      quietly { $0.carryOut(.act(Act(.changed(id, to: .moment(moment)), on: id))) }
    }
    if let dated, let picker {
      switch assigned(Assignment(line: picker, value: dated.moment), asked: asked) {
      case .taken(let engine): self = engine
      case .refused(let why):
        arrive(.new)
        turn.add(why)
        return true
      case .notUnderstood:
        arrive(.new)
        refuseValue(dated.moment, of: picker)
        return true
      }
    }
    let correctable = dated == nil ? nil : button.map { Memory.Assigned(id: $0, text: text, phrase: dated?.moment) }
    memory.filled = Memory.Filled(sheet: sheet, correctable: correctable, asked: asked)
    finishFilledSheet()
    return true
  }

  /// If no question is open and nothing else is needed.
  mutating func finishFilledSheet() {
    // An open question comes first, and its answer calls this method again.
    guard let filled = memory.filled, layers.isEmpty else { return }
    memory.filled = nil
    guard navigator.sheets.last?.id == filled.sheet else { return }
    if let action = view.frame.sheet?.preferredAction, action.availability == .enabled {
      var correctable = filled.correctable
      correctable?.moment = view.front.entries.ownLines.lazy.compactMap(\.entry.heldMoment).first
      carryOut(Using(context: lineContext).press(action, filled.asked))
      memory.assigned = correctable
    } else {
      arriveAtFilledSheet()
    }
  }

  /// Gives a thing another name or day by the item of its menu that opens a sheet with its name in the first field. Returns false if it has
  /// no such item.
  private mutating func change(_ line: Int, to value: String, asked: Line) -> Bool {
    let entry = view.front.entries[line]
    let (items, count) = (entry.menu?.allItems.filter { !$0.isDestructive } ?? [], navigator.sheets.count)
    for item in items {
      var other = self
      var isOpened = false
      other.quietly { isOpened = $0.choose(lineContext.wording.text(item.title), inMenuOn: line, asked: asked) }
      guard isOpened, other.navigator.sheets.count > count, other.layers.isEmpty,
        let sheet = other.navigator.sheets.last,
        let field = other.view.front.entries.ownLines.first(where: { $0.entry.takesShortText })?.line,
        case .text(let name)? = other.view.front.entries[field].control?.held,
        Folding.fold(name) == entry.title.map(lineContext.folded)
      else { continue }
      let picker = other.view.front.entries.ownLines.first { $0.entry.holdsMoment }?.line
      if let picker, case .taken(let engine) = other.assigned(Assignment(line: picker, value: value), asked: asked) {
        other = engine
      } else {
        other.quietly { $0.fill(field, with: value) }
      }
      self = other
      memory.filled = Memory.Filled(sheet: sheet.id, correctable: nil, asked: asked)
      finishFilledSheet()
      return true
    }
    return false
  }

  private mutating func arriveAtFilledSheet() {
    turn.hush()
    arrive(.new)
  }

  mutating func fill(_ line: Int, with text: String) {
    guard case .enterText(let field) = view.front.entries[line].control?.usage else { return }
    navigator.front.focus.move(to: line, in: view.front.entries)
    carryOut(.act(Act(.changed(field.id, to: .text(text)), on: field.id)))
  }
}
