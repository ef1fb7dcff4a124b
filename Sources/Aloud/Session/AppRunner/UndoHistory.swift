/// The states before and after an update. Only their differences belong to the act.
struct StateChange<State: Sendable>: Sendable {
  /// Increases with each change, to keep the changes of an act in order.
  var number: Int
  var before: State
  var after: State
}

/// An act that can be undone.
struct UndoEntry<State: Sendable>: Sendable {
  /// For example "Delete Groceries".
  var name: LocalizedText
  /// False if the name is that of the element that was used.
  var isNamedByApp: Bool
  /// A Boolean value that indicates whether the act was done on a sheet above another, and belongs to what is done with that
  /// one.
  var isOfSheetOver = false
  /// The element that was used. If its value is restored, the value is announced.
  var control: ID?
  var place: UsedPlace
  /// The sheets that were open during the act and still are, the one in front last.
  var sheets: [ID]
  /// A Boolean value that indicates whether the subject of the act has gone with its sheet.
  var isGone = false
  var changes: [StateChange<State>]
}

/// A change of a setting that can be undone.
private struct SettingStep: Sendable {
  var before, after: SettingChange
  /// The number of acts that could be undone before it, or redone after it.
  var count: Int
}

/// The acts that can be undone and redone.
struct UndoHistory<State: Sendable>: Sendable {
  var undoable: [UndoEntry<State>] = [], redoable: [UndoEntry<State>] = []
  private var settings: [SettingStep] = [], undoneSettings: [SettingStep] = []
  /// The changes without a name on open sheets, by buttons that the app does not name an act for, or by leaving.
  private var unnamed: [(sheets: [ID], change: StateChange<State>)] = []
  /// The name of the last act if it cannot be undone, until "undo" has said so.
  private var lasting: LocalizedText?
  /// An act that a correction has undone, and the sheet or picker on which it is being done again.
  private var replaced: (owner: ID, entry: UndoEntry<State>)?

  /// The greatest number of acts that are kept.
  private var limit: Int { 100 }

  var canUndo: Bool { !undoable.isEmpty || !settings.isEmpty }
  var canRedo: Bool { !redoable.isEmpty || !undoneSettings.isEmpty }

  var count: Int { undoable.count }

  mutating func remember(_ entry: UndoEntry<State>) {
    undoable.append(entry)
    if undoable.count > limit {
      undoable.removeFirst()
      for index in settings.indices { settings[index].count -= 1 }
    }
    forgetUndone()
    lasting = nil
  }

  /// Takes the value of a setting before and after a change.
  mutating func remember(_ before: SettingChange, _ after: SettingChange) {
    settings.append(SettingStep(before: before, after: after, count: undoable.count))
    if settings.count > limit { settings.removeFirst() }
    forgetUndone()
    lasting = nil
  }

  mutating func forget(_ name: SettingName) { if settings.last?.after.name == name { settings.removeLast() } }

  mutating func undoSetting() -> SettingChange? {
    guard lasting == nil, var step = settings.last, step.count >= undoable.count else { return nil }
    settings.removeLast()
    step.count = redoable.count
    undoneSettings.append(step)
    return step.before
  }

  mutating func redoSetting() -> SettingChange? {
    guard var step = undoneSettings.last, step.count >= redoable.count else { return nil }
    undoneSettings.removeLast()
    step.count = undoable.count
    settings.append(step)
    return step.after
  }

  mutating func remember(lasting name: LocalizedText?) { lasting = name ?? lasting }

  /// The change is undone with the sheets.
  mutating func remember(_ change: StateChange<State>, on sheets: [ID]) {
    unnamed.append((sheets, change))
  }

  mutating func forgetUndone() { (redoable, undoneSettings) = ([], []) }

  mutating func takeLasting() -> LocalizedText? {
    defer { lasting = nil }
    return lasting
  }

  /// Keeps an act that was undone while a correction does it again on a sheet or in a picker.
  mutating func replace(_ undone: UndoEntry<State>?, on owner: ID) {
    replaced = undone.map { (owner, $0) }
    forgetUndone()
  }

  /// Ends a correction on a sheet or in a picker. If it was given up, the act that it should have replaced is the next to redo.
  /// Returns whether there is such an act.
  mutating func endReplacing(on owner: ID, isGivenUp: Bool) -> Bool {
    guard let replaced, replaced.owner == owner else { return false }
    self.replaced = nil
    if isGivenUp { redoable.append(replaced.entry) }
    return isGivenUp
  }

  /// Gives the joined act the names of all.
  mutating func join(since count: Int) {
    guard undoable.count > count + 1, var joined = undoable.last else { return }
    joined.changes = undoable[count...].flatMap(\.changes)
    var names: [LocalizedText] = []
    for entry in undoable[count...] where !names.contains(entry.name) { names.append(entry.name) }
    if names.count > 1 { (joined.name, joined.control) = (.facts(names), nil) }
    undoable.removeLast(undoable.count - count)
    undoable.append(joined)
  }

  /// Joins the acts after the first `count` into the first of them, which keeps its name.
  mutating func absorb(since count: Int) {
    guard undoable.count > count + 1 else { return }
    undoable[count].changes = undoable[count...].flatMap(\.changes)
    undoable.removeLast(undoable.count - count - 1)
  }

  /// Forgets the acts after the first `count`, whose changes have been reverted.
  mutating func forget(since count: Int) {
    if undoable.count > count { undoable.removeLast(undoable.count - count) }
  }

  /// Turns the acts on a sheet that has gone, and on sheets above it, into acts that can be undone from below it. Changes by its
  /// controls and by the sheets above it are joined to the next act that the app has named, or else to an act with the sheet's
  /// title. If the last act cannot be undone, changes without such a named act are dropped. If the sheet `isDropped`, acts on a
  /// sheet above it keep their names.
  mutating func settle(
    _ sheet: ID, title: LocalizedText, isDropped: Bool, isWithoutEffect: ([StateChange<State>]) -> Bool
  ) {
    redoable.removeAll { $0.sheets.contains(sheet) }
    var loose = unnamed.filter { $0.sheets.contains(sheet) }.map(\.change)
    unnamed.removeAll { $0.sheets.contains(sheet) }
    guard let first = undoable.firstIndex(where: { $0.sheets.contains(sheet) }) else { return }
    var settled: [UndoEntry<State>] = []
    var pending: UndoEntry<State>?
    for var entry in undoable where entry.sheets.contains(sheet) {
      let end = entry.changes.last?.number ?? 0
      entry.changes = (pending?.changes ?? []) + loose.filter { $0.number < end } + entry.changes
      loose.removeAll { $0.number < end }
      let isOver = entry.isOfSheetOver || entry.sheets.last != sheet
      if !entry.isNamedByApp || isOver {
        // If this sheet was dropped, an act on a sheet above it keeps its name.
        if isDropped, !isOver, let pending, pending.isOfSheetOver {
          (entry.name, entry.isOfSheetOver, entry.control) = (pending.name, true, nil)
        } else {
          entry.isOfSheetOver = isOver
        }
        pending = entry
      } else {
        settled.append(entry)
        pending = nil
      }
    }
    if var pending, lasting == nil {
      if !isDropped || !pending.isOfSheetOver { pending.name = title }
      (pending.isNamedByApp, pending.control) = (true, nil)
      settled.append(pending)
    }
    if !settled.isEmpty { settled[settled.count - 1].changes += loose }
    for index in settled.indices {
      let below = settled[index].sheets.prefix { $0 != sheet }
      settled[index].sheets = Array(below)
      settled[index].isOfSheetOver = !below.isEmpty
      settled[index].changes.sort { $0.number < $1.number }
      settled[index].isGone = isWithoutEffect(settled[index].changes)
    }
    undoable.removeAll { $0.sheets.contains(sheet) }
    undoable.insert(contentsOf: settled, at: first)
  }
}
