extension Session {
  /// Takes the last thing back, and says what it was.
  mutating func undo() {
    if let lasting = lastingAct {
      lastingAct = nil
      return refuse(.message("undo.lasting", ["name": .text(lasting)]))
    }
    guard isInFront(undoStack.last) else { return refuseBelowSheet() }
    guard let entry = undoStack.popLast() else { return refuse(.message("undo.none")) }
    guard !entry.isGone, canPutBack(entry.before) else { return refuse(gone(entry)) }
    redoStack.append(entry)
    putBack(entry.before, entry, "undo.done")
  }

  /// Does again what was taken back, and says what it was.
  mutating func redo() {
    guard isInFront(redoStack.last) else { return refuseBelowSheet() }
    guard let entry = redoStack.popLast() else { return refuse(.message("redo.none")) }
    guard canPutBack(entry.after) else { return refuse(gone(entry)) }
    undoStack.append(entry)
    putBack(entry.after, entry, "redo.done")
  }

  /// Whether something was done where the user is, not below a sheet; nothing is below none.
  private func isInFront(_ entry: UndoEntry<A.State>?) -> Bool {
    entry == nil || entry?.sheet == navigation.sheets.last?.id
  }

  private func gone(_ entry: UndoEntry<A.State>) -> LocalizedText {
    .message("undo.gone", ["name": .text(entry.name)])
  }

  /// Whether anything would be another with the state of then.
  func canPutBack(_ other: A.State) -> Bool {
    var restored = state
    app.restore(&restored, from: other)
    return restored != state
  }

  private mutating func putBack(_ other: A.State, _ entry: UndoEntry<A.State>, _ key: String) {
    let path = navigation.path
    let count = here.entries.numberedCount
    let wasReady = isReady
    app.restore(&state, from: other)
    interface = app.interface(for: state)
    refresh()
    say(.change, .message(key, ["name": name(of: entry)]))
    send(.restored)
    reconcile()
    if navigation.path != path || here.entries.numberedCount != count { arrive(.changed) }
    sayReadiness(since: wasReady)
  }

  /// What is said of something taken back: of a control also what it holds now.
  private func name(of entry: UndoEntry<A.State>) -> Message.Argument {
    guard let id = entry.control, let control = self.entry(id)?.announcementHeld else { return .text(entry.name) }
    let state = control.states.first(where: \.isHeld).map { renderer.words(for: $0, of: control) }
    return .facts([entry.name, control.value ?? state].compactMap(\.self))
  }
}

extension AnnouncedState {
  /// Whether it tells what a control holds.
  fileprivate var isHeld: Bool {
    switch self {
    case .on, .off, .mixed, .checked, .notChecked, .partlyChecked, .collapsed, .expanded, .empty: true
    default: false
    }
  }
}
