extension Engine {
  mutating func undo() {
    if let change = runner.history.undoSetting() { return putBack(change, Message.undoDone) }
    let restoration = runner.undo(on: navigator.sheets.map(\.id))
    navigator.front.selected?.forgetChanges(after: runner.history.count)
    restore(restoration, nothing: .undoNone, because: Message.undoBecause, done: Message.undoDone)
  }

  mutating func redo() {
    if let change = runner.history.redoSetting() { return putBack(change, Message.redoDone) }
    let restoration = runner.redo(on: navigator.sheets.map(\.id))
    restore(restoration, nothing: .redoNone, because: Message.redoBecause, done: Message.redoDone)
  }

  private mutating func putBack(_ change: SettingChange, _ done: (Message.Argument) -> Message) {
    set(change) { user in
      let all = user.settings.announcement(of: change.name)
      let held = all.value ?? all.states.first.map { user.renderer.words(for: $0, of: all) }
      return Announcement(.change, .message(done(.facts([all.name, held].compactMap(\.self)))))
    }
  }

  /// Ends a correction on a sheet or in a picker. If it was given up, the act that it should have replaced is done again.
  mutating func endReplacing(on owner: ID, isGivenUp: Bool) {
    if runner.history.endReplacing(on: owner, isGivenUp: isGivenUp) { redo() }
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
    runner.state = other
    look()
    let done = LocalizedText.message(message(name(of: entry, since: held)))
    // The subtitle of the place tells what has changed, such as the number of rows.
    let said = view.front.title == title && view.front.subtitle != subtitle ? view.front.subtitle : nil
    turn.say(Announcement(.change, of: [done, placeSentence(of: entry), said].compactMap(\.self)))
    send(.restored)
    follow()
    if navigator.path != path || view.front.entries.numberedCount != count || view.front.title != title {
      arrive(.changed)
    }
    sayReadiness(since: wasReady)
  }

  /// The name of the thing that was used, with its present value. A change that the app has named, and that has not changed the
  /// thing's value since `before`, has the app's name alone.
  private mutating func name(of entry: UndoEntry<A.State>, since before: Announcement?) -> Message.Argument {
    guard let control = held(entry),
      !entry.isNamedByApp || control.value != before?.value || control.states != before?.states
    else { return .text(entry.name) }
    let state = control.heldState(since: before)
    // The announcement of an empty field has no value.
    let value = state == .empty ? nil : control.value
    let renderer = user.renderer
    guard let fact = value ?? state.map({ renderer.words(for: $0, of: control) }) else { return .text(entry.name) }
    return .facts([entry.isNamedByApp ? control.name ?? entry.name : entry.name, fact])
  }

  private mutating func held(_ entry: UndoEntry<A.State>) -> Announcement? {
    guard let id = entry.control else { return nil }
    if let held = held(id, in: view.front.entries) { return held }
    return runner.elements(of: entry.place.id).flatMap { held(id, in: EntryList($0)) }
  }

  /// The thing may be an item of a menu.
  private func held(_ id: ID, in entries: EntryList) -> Announcement? {
    if let line = entries.line(of: id, hint: nil) { return entries[line].announcementHeld }
    let item = entries.ownLines.lazy.compactMap { $0.entry.menu?.item(id) }.first
    return item.map { Entry.menuItem($0, isSelected: nil).announcement }
  }

  /// Names the tab where the undone change was made, if that tab is not selected.
  private func placeSentence(of entry: UndoEntry<A.State>) -> LocalizedText? {
    let roots = navigator.tabs.map { $0.places[0].id }
    guard let tab = roots.firstIndex(of: entry.place.tab), tab != navigator.selectedTab else { return nil }
    return .message(.undoPlace(place: .text(runner.interface.tabs[tab].title)))
  }
}

extension Announcement {
  /// Returns the state to announce of a thing that was put back: the state that it holds, or whether it is selected if that has
  /// changed. A closed menu is not a state that its button holds.
  fileprivate func heldState(since before: Announcement?) -> AnnouncedState? {
    if states.contains(.empty) { return .empty }
    let isSelected = states.contains(.selected)
    if let before, before.states.contains(.selected) != isSelected { return isSelected ? .selected : .notSelected }
    return states.first { $0.isHeld && (role == .disclosure || $0 != .collapsed && $0 != .expanded) }
  }
}
