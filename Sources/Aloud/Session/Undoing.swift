extension Session {
  /// How many things can be taken back.
  private var undoLimit: Int { 100 }

  /// Keeps what an update did, so that it can be taken back.
  mutating func remember(_ name: LocalizedText, before: A.State) {
    undoStack.append(UndoEntry(name: name, before: before, after: state))
    if undoStack.count > undoLimit { undoStack.removeFirst() }
    redoStack = []
  }

  /// The control that an event changes, outside sheets, which are left as a whole; its name is what undo says.
  func changedControl(_ event: Event) -> (id: ID, name: LocalizedText)? {
    guard case .changed(let id, let value) = event, navigation.sheets.isEmpty else { return nil }
    if pickerPlace?.id == id { return (id, here.title) }
    if let entry = entry(id) {
      // What is shown, and what is not, is no change.
      if case .element(.disclosure) = entry { return nil }
      return entry.title.map { (id, $0) }
    }
    // The lines of a radio group are its buttons.
    guard case .choice(let choice) = value, let line = here.entries.line(of: choice, hint: focus) else { return nil }
    let group = here.entries.groups.last { $0.role == .radioGroup && $0.lines.contains(line) }
    return group?.title.map { (id, $0) }
  }

  /// Keeps the change of a control that the app has not named, where it can be put back: what is done outside, such as by
  /// a command, and the user's settings cannot.
  mutating func rememberChange(of control: (id: ID, name: LocalizedText), _ effects: [Effect], before: A.State) {
    let isTheirs = effects.contains { effect in
      switch effect {
      case .undoable, .run, .set: true
      default: false
      }
    }
    guard !isTheirs, state != before else { return }
    var restored = state
    app.restore(&restored, from: before)
    guard restored != state else { return }
    remember(control.name, before: before)
    undoStack[undoStack.count - 1].control = control.id
  }

  /// Makes one thing of those that could be taken back since there were `count`: the last one's name, and all of it.
  mutating func joinUndos(since count: Int) {
    guard undoStack.count > count + 1, let last = undoStack.last else { return }
    let first = undoStack[count]
    undoStack.removeLast(undoStack.count - count)
    undoStack.append(UndoEntry(name: last.name, control: last.control, before: first.before, after: last.after))
  }

  /// Takes the last thing back, and says what it was.
  mutating func undo() {
    guard let entry = undoStack.popLast() else { return refuse(.message("undo.none")) }
    guard canPutBack(entry.before) else { return refuse(.message("undo.gone", ["name": .text(entry.name)])) }
    redoStack.append(entry)
    putBack(entry.before, entry, "undo.done")
  }

  /// Does again what was taken back, and says what it was.
  mutating func redo() {
    guard let entry = redoStack.popLast() else { return refuse(.message("redo.none")) }
    guard canPutBack(entry.after) else { return refuse(.message("undo.gone", ["name": .text(entry.name)])) }
    undoStack.append(entry)
    putBack(entry.after, entry, "redo.done")
  }

  /// Whether anything would be another with the state of then.
  private func canPutBack(_ other: A.State) -> Bool {
    var restored = state
    app.restore(&restored, from: other)
    return restored != state
  }

  private mutating func putBack(_ other: A.State, _ entry: UndoEntry<A.State>, _ key: String) {
    let path = navigation.path
    let count = here.entries.numberedCount
    app.restore(&state, from: other)
    interface = app.interface(for: state)
    refresh()
    say(.change, .message(key, ["name": name(of: entry)]))
    send(.restored)
    reconcile()
    if navigation.path != path || here.entries.numberedCount != count { arrive(.changed) }
  }

  /// What is said of something taken back: of a control also what it holds now.
  private func name(of entry: UndoEntry<A.State>) -> Message.Argument {
    guard let id = entry.control, let announcement = self.entry(id)?.announcement else { return .text(entry.name) }
    let states = announcement.states.filter { [.on, .off, .empty].contains($0) }
    let held = [announcement.value].compactMap(\.self) + states.map { renderer.words(for: $0, of: announcement) }
    return .facts([entry.name] + held.prefix(1))
  }
}
