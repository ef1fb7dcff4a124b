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
    announcement.sentences += OfferedValues(ofLine: line, in: lineContext).sentences
    turn.say(announcement)
  }

  func assigned(_ assignment: Assignment, asked line: Line) -> Assigned {
    var other = self
    let before = other.turn
    other.turn = Turn()
    other.memory.assigned = nil
    let entry = view.front.entries[assignment.line]
    let isTaken =
      assignment.isOfMenu
      ? other.choose(assignment.value, inMenuOn: assignment.line, asked: line)
      : other.give(assignment, to: entry, asked: line)
    let said = other.turn
    other.turn = before
    guard isTaken else { return said.isSilent ? .notUnderstood : .refused(said) }
    other.memory.habits = memory.habits
    if let id = entry.id { other.memory.habits.add(.using(id), onLine: assignment.line, at: habitPlace) }
    other.turn.add(said)
    if entry.isValued, let id = entry.id, other.memory.assigned == nil {
      other.memory.assigned = Memory.Assigned(id: id)
    }
    return .taken(other)
  }

  /// Returns whether the thing takes the value. If not, the turn holds the reason or nothing.
  private mutating func give(_ assignment: Assignment, to entry: Entry, asked: Line) -> Bool {
    let (value, line) = (assignment.value, assignment.line)
    if case .groupStart = entry { return check(value, inGroupOn: line, asked: asked) }
    guard let control = entry.control else { return false }
    // The button may be dimmed only because its field is empty.
    if entry.sendsHarmlessly { return enter(value, beforePressing: line, asked: asked) }
    let using = Using(context: lineContext)
    if let refusal = using.refusal(control.availability, of: entry) {
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
        understand(Line(value, isRecognised: asked.isRecognised, isTypedAhead: asked.isTypedAhead))
        return true
      case nil: break
      }
    }
    navigator.front.focus.move(to: line, in: view.front.entries)
    carryOut(.act(Act(.changed(field.id, to: .text(text)), on: field.id)))
    return true
  }

  /// Returns false if the value is no word for on or off.
  private mutating func turnThing(on line: Int, to value: String, asked: Line) -> Bool {
    let states: [(isOn: Bool, words: [Message])] = [
      (true, [Message("state.on"), Message("state.checked")]),
      (false, [Message("state.off"), Message("state.notChecked")]),
    ]
    let folded = Folding.fold(value)
    let context = lineContext
    guard let wanted = states.first(where: { $0.words.contains { context.isWord($0, folded) } })?.isOn,
      let isOn = context.entries[line].isTurned(on: wanted)
    else { return false }
    if isOn { turn.say(context.entries[line].announcement.heldAlone) } else { use(lineAt: line, asked: asked) }
    return true
  }

  private mutating func check(_ value: String, inGroupOn line: Int, asked: Line) -> Bool {
    guard let group = view.front.entries.groups.first(where: { $0.lines.lowerBound == line }) else { return false }
    let context = lineContext
    let lines = group.lines.filter { if case .radioButton = context.entries[$0] { true } else { false } }
    let labels = lines.map { context.entries[$0].title.map(context.folded) ?? "" }
    let found = LabelMatching.matches(Folding.fold(value), in: labels)
    let place = found.isEmpty ? ListPlace(value, user.understander)?.index(among: lines.count) : nil
    guard let index = place ?? (found.count == 1 ? found[0] : nil) else { return false }
    use(lineAt: lines[index], asked: asked, isGiven: true)
    return true
  }
}
