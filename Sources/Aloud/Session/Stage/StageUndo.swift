/// Taking back, and doing again.
extension Stage {
  /// Takes the last thing back, and says what it was.
  mutating func undo() {
    let restoration = runner.undo(on: navigator.sheets.map(\.id))
    restore(restoration, nothing: .undoNone, because: Message.undoBecause, done: Message.undoDone)
  }

  /// Does again what was taken back, and says what it was.
  mutating func redo() {
    let restoration = runner.redo(on: navigator.sheets.map(\.id))
    restore(restoration, nothing: .redoNone, because: Message.redoBecause, done: Message.redoDone)
  }

  private mutating func restore(
    _ restoration: Restoration<A.State>, nothing: Message,
    because: (_ name: Message.Argument, _ reason: Message.Argument) -> Message, done: (Message.Argument) -> Message
  ) {
    switch restoration {
    case .nothing: refuse(.message(nothing))
    case .lasting(let name): refuse(.message(.undoLasting(name: .text(name))))
    case .belowSheet: carryOut(.refuseBelowSheet)
    case .gone(let entry): refuse(.message(.undoGone(name: .text(entry.name))))
    case .refused(let entry, let refusal):
      let reason = refusal.reason ?? .message(.undoSince)
      refuse(.message(because(.text(entry.name), .text(reason))))
    case .ready(let entry, let state): putBack(state, entry, done)
    }
  }

  private mutating func putBack(_ other: A.State, _ entry: UndoEntry<A.State>, _ message: (Message.Argument) -> Message)
  {
    let path = navigator.path
    let (count, title, subtitle) = (view.front.entries.numberedCount, view.front.title, view.front.subtitle)
    let held = held(entry)
    let wasReady = view.frame.isReady
    runner.putBack(other)
    look()
    let done = LocalizedText.message(message(name(of: entry, since: held)))
    // What the place says of itself tells what an act has left: how many there are again.
    let said = view.front.title == title && view.front.subtitle != subtitle ? view.front.subtitle : nil
    turn.say(Announcement(.change, of: [done, placeSentence(of: entry), said].compactMap(\.self)))
    tell(.restored)
    follow()
    if navigator.path != path || view.front.entries.numberedCount != count || view.front.title != title {
      arrive(.changed)
    }
    sayReadiness(since: wasReady)
  }

  /// What is said of something taken back: the thing that was used, with what it holds now. An act that the app has named,
  /// and that has left no other value in it (`before`), is told by its name.
  private mutating func name(of entry: UndoEntry<A.State>, since before: Announcement?) -> Message.Argument {
    guard let control = held(entry),
      !entry.isNamedByApp || control.value != before?.value || control.states != before?.states
    else { return .text(entry.name) }
    let state = control.heldState(since: before)
    // What is said where a field is empty is nothing that it holds.
    let value = state == .empty ? nil : control.value
    let renderer = user.renderer
    guard let fact = value ?? state.map({ renderer.words(for: $0, of: control) }) else { return .text(entry.name) }
    return .facts([entry.isNamedByApp ? control.name ?? entry.name : entry.name, fact])
  }

  /// What the thing holds now that was used; nil where it has gone.
  private mutating func held(_ entry: UndoEntry<A.State>) -> Announcement? {
    guard let id = entry.control else { return nil }
    if let held = held(id, in: view.front.entries) { return held }
    return runner.elements(of: entry.place.id).flatMap { held(id, in: EntryList($0)) }
  }

  /// What is said of a thing of a place, or of an item of a menu there.
  private func held(_ id: ID, in entries: EntryList) -> Announcement? {
    if let line = entries.line(of: id, hint: nil) { return entries[line].announcementHeld }
    let item = entries.ownLines.lazy.compactMap { $0.entry.menu?.item(id) }.first
    return item.map { Entry.menuItem($0, isSelected: nil).announcement }
  }

  /// The tab where something was done that is taken back, if that is not selected.
  private func placeSentence(of entry: UndoEntry<A.State>) -> LocalizedText? {
    let roots = navigator.tabs.map { $0.places[0].id }
    guard let tab = roots.firstIndex(of: entry.place.tab), tab != navigator.selectedTab else { return nil }
    return .message(.undoPlace(place: .text(runner.interface.tabs[tab].title)))
  }
}

extension Announcement {
  /// The state in which a thing is that was put back: what it holds, or whether it is selected where it was otherwise. That a
  /// menu is closed is nothing that its button holds.
  fileprivate func heldState(since before: Announcement?) -> AnnouncedState? {
    if states.contains(.empty) { return .empty }
    let isSelected = states.contains(.selected)
    if let before, before.states.contains(.selected) != isSelected { return isSelected ? .selected : .notSelected }
    return states.first { $0.isHeld && (role == .disclosure || $0 != .collapsed && $0 != .expanded) }
  }
}
