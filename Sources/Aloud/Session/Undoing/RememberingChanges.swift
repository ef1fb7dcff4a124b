extension Session {
  /// How many things can be taken back.
  private var undoLimit: Int { 100 }

  /// Keeps what an update did, so that it can be taken back.
  mutating func remember(_ name: LocalizedText, of control: ID? = nil, before: A.State) {
    let sheet = navigation.sheets.last?.id
    undoStack.append(UndoEntry(name: name, control: control, sheet: sheet, before: before, after: state))
    if undoStack.count > undoLimit { undoStack.removeFirst() }
    redoStack = []
    lastingAct = nil
  }

  /// What the user has used or changed where an event tells of that, and what it is called.
  private func usedThing(_ event: Event) -> (id: ID, name: LocalizedText)? {
    switch event {
    case .changed(let id, _):
      if pickerPlace?.id == id { return (id, here.title) }
      return entry(id)?.title.map { (id, $0) }
    case .pressed(let id):
      // What is suggested in a search is a query.
      if here.activeSearch?.suggestions.contains(where: { $0.id == id }) ?? false { return nil }
      let item = focus.flatMap { $0 < here.entries.count ? here.entries[$0].menu?.item(id) : nil }
      return (entry(id)?.title ?? item?.title).map { (id, $0) }
    case .performed(let id, _): return here.selection?.acts.item(id).map { (id, $0.title) }
    case .opened, .sheet, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored: return nil
    }
  }

  /// Keeps the change of a control that the app has not named, where it can be put back. What is done outside, such as by a
  /// command, the user's settings and what the app leaves out can't be: that is kept to be said.
  /// The place is still as it was.
  mutating func rememberUse(by event: Event, _ effects: [Effect], before: A.State) {
    if effects.contains(where: { if case .undoable = $0 { true } else { false } }) { return }
    if effects.contains(where: \.isLasting) { return lastingAct = usedThing(event)?.name ?? lastingAct }
    guard case .changed = event, state != before, let thing = usedThing(event) else { return }
    var restored = state
    app.restore(&restored, from: before)
    if restored == state { lastingAct = thing.name } else { remember(thing.name, of: thing.id, before: before) }
  }

  /// Makes one thing of those that could be taken back since there were `count`: the last one's name, and all of it.
  mutating func joinUndos(since count: Int) {
    guard undoStack.count > count + 1, var joined = undoStack.last else { return }
    joined.before = undoStack[count].before
    undoStack.removeLast(undoStack.count - count)
    undoStack.append(joined)
  }

  /// Makes of what was done on a sheet that has gone what can be taken back from outside it: its controls' changes go with
  /// what the app has named after them, else by the sheet's name; what has been dropped with it is gone. Where something was
  /// done last that can't be taken back, its controls alone are not.
  mutating func settleUndos(of sheet: ID, title: LocalizedText) {
    redoStack.removeAll { $0.sheet == sheet }
    guard let first = undoStack.firstIndex(where: { $0.sheet == sheet }) else { return }
    var settled: [UndoEntry<A.State>] = []
    var unnamed: UndoEntry<A.State>?
    for var entry in undoStack where entry.sheet == sheet {
      entry.before = unnamed?.before ?? entry.before
      unnamed = entry.control == nil ? nil : entry
      if entry.control == nil { settled.append(entry) }
    }
    if var unnamed, lastingAct == nil {
      (unnamed.name, unnamed.control) = (title, nil)
      settled.append(unnamed)
    }
    if !settled.isEmpty { settled[settled.count - 1].after = state }
    for index in settled.indices {
      settled[index].sheet = navigation.sheets.last?.id
      settled[index].isGone = !canPutBack(settled[index].before)
    }
    undoStack.removeAll { $0.sheet == sheet }
    undoStack.insert(contentsOf: settled, at: first)
  }
}

extension Effect {
  /// Whether it lasts: what a command did, and settings that are kept, can't be put back.
  fileprivate var isLasting: Bool {
    switch self {
    case .run, .set, .resetSettings: true
    case .say, .push, .pop, .present, .dismiss, .alert, .ask, .undoable, .quit, .load, .save, .voices, .wait: false
    }
  }
}
