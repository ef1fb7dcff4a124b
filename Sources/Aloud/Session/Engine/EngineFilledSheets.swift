/// Sheets that one line opens, fills in and completes: "new reminder buy oats tomorrow" (LOOP-9).
extension Engine {
  /// Opens a sheet, fills in its first field and, if the line ends with a moment, its first picker of moments, and performs the
  /// sheet's action if the line named what is made and nothing else is needed. Returns whether the sheet has such a field.
  mutating func fillIn(_ assignment: Assignment, asked: Line) -> Bool {
    let (value, line) = (assignment.value, assignment.line)
    let count = navigator.sheets.count
    let button = view.front.entries[line].id
    quietly { $0.use(lineAt: line, asked: asked) }
    guard let sheet = navigator.sheets.last?.id, navigator.sheets.count > count, layers.isEmpty else { return false }
    let entries = view.front.entries
    guard let field = entries.ownLines.first(where: { $0.entry.takesShortText })?.line else { return false }
    let picker = entries.ownLines.first { $0.entry.holdsMoment }?.line
    let ending = picker == nil ? nil : EndingMoment(value, user.understander, now: now)
    let text = ending?.text ?? value
    quietly { $0.fill(field, with: text) }
    if let moment = memory.corrected, let id = picker.flatMap({ entries[$0].id }) {
      quietly { $0.carryOut(.act(Act(.changed(id, to: .moment(moment)), on: id))) }
    }
    if let ending, let picker {
      switch assigned(Assignment(line: picker, value: ending.moment), asked: asked) {
      case .taken(let engine): self = engine
      case .refused(let why):
        arrive(.new)
        turn.add(why)
        return true
      case .notUnderstood:
        arrive(.new)
        refuseValue(ending.moment, of: picker)
        return true
      }
    }
    guard assignment.isNamed else {
      if layers.isEmpty { arriveAtFilledSheet() }
      return true
    }
    let correctable = ending == nil ? nil : button.map { Memory.Assigned(id: $0, text: text, phrase: ending?.moment) }
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
