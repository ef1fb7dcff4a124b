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
    let done = LocalizedText.message(message(name(of: entry)))
    turn.say(Announcement(.change, of: [done, placeSentence(of: entry)].compactMap(\.self)))
    tell(.restored)
    follow()
    if navigator.path != path || view.front.entries.numberedCount != count { arrive(.changed) }
    sayReadiness(since: wasReady)
  }

  /// What is said of something taken back: of a control also what it holds now.
  private mutating func name(of entry: UndoEntry<A.State>) -> Message.Argument {
    guard let id = entry.control, let control = (self.entry(id) ?? elsewhere(id, at: entry.place.id))?.announcementHeld
    else { return .text(entry.name) }
    // What is said where a field is empty is nothing that it holds.
    let state = control.states.contains(.empty) ? .empty : control.states.first(where: \.isHeld)
    let value = state == .empty ? nil : control.value
    let renderer = user.renderer
    return .facts([entry.name, value ?? state.map { renderer.words(for: $0, of: control) }].compactMap(\.self))
  }

  /// A thing of a place that is not in front.
  private mutating func elsewhere(_ id: ID, at place: ID) -> Entry? {
    guard let elements = runner.elements(of: place) else { return nil }
    let entries = EntryList(elements)
    return entries.line(of: id, hint: nil).map { entries[$0] }
  }

  /// The tab where something was done that is taken back, if that is not selected.
  private func placeSentence(of entry: UndoEntry<A.State>) -> LocalizedText? {
    let roots = navigator.tabs.map { $0.places[0].id }
    guard let tab = roots.firstIndex(of: entry.place.tab), tab != navigator.selectedTab else { return nil }
    return .message(.undoPlace(place: .text(runner.interface.tabs[tab].title)))
  }
}
