/// Taking back, and doing again.
extension Stage {
  /// Takes the last thing back, and says what it was.
  mutating func undo() {
    restore(runner.undo(on: navigator.sheets.last?.id), nothing: .undoNone, done: Message.undoDone)
  }

  /// Does again what was taken back, and says what it was.
  mutating func redo() {
    restore(runner.redo(on: navigator.sheets.last?.id), nothing: .redoNone, done: Message.redoDone)
  }

  private mutating func restore(
    _ restoration: Restoration<A.State>, nothing: Message, done: (Message.Argument) -> Message
  ) {
    switch restoration {
    case .nothing: refuse(.message(nothing))
    case .lasting(let name): refuse(.message(.undoLasting(name: .text(name))))
    case .belowSheet: carryOut(.refuseBelowSheet)
    case .gone(let entry): refuse(.message(.undoGone(name: .text(entry.name))))
    case .ready(let entry, let state): putBack(state, entry, done)
    }
  }

  private mutating func putBack(_ other: A.State, _ entry: UndoEntry<A.State>, _ message: (Message.Argument) -> Message)
  {
    let path = navigator.path
    let count = view.front.entries.numberedCount
    let wasReady = view.frame.isReady
    runner.putBack(other)
    look()
    say(.change, .message(message(name(of: entry))))
    tell(.restored)
    follow()
    if navigator.path != path || view.front.entries.numberedCount != count { arrive(.changed) }
    sayReadiness(since: wasReady)
  }

  /// What is said of something taken back: of a control also what it holds now.
  private func name(of entry: UndoEntry<A.State>) -> Message.Argument {
    guard let id = entry.control, let control = self.entry(id)?.announcementHeld else { return .text(entry.name) }
    let state = control.states.first(where: \.isHeld).map { user.renderer.words(for: $0, of: control) }
    return .facts([entry.name, control.value ?? state].compactMap(\.self))
  }
}
