/// What one update has changed: the states before and after it. Only where the two differ is it the act's.
struct StateChange<State: Sendable>: Sendable {
  /// Goes up with each change, so that those of one act stay in order.
  var number: Int
  var before: State
  var after: State
}

/// Something that can be taken back.
struct UndoEntry<State: Sendable>: Sendable {
  /// What it was, such as "Delete Groceries".
  var name: LocalizedText
  /// Whether the app has called it so, and not the thing alone that was used.
  var isNamedByApp: Bool
  /// Whether it was done on a sheet that stood over another: it belongs to what is done with that.
  var isOfSheetOver = false
  /// The thing that was used: where it holds something else again, it is said with that.
  var control: ID?
  /// Where it was done.
  var place: UsedPlace
  /// The sheets that it was done on, while they are up: that in front last.
  var sheets: [ID]
  /// Whether what it was about has gone with its sheet.
  var isGone = false
  /// What it has changed, in order.
  var changes: [StateChange<State>]
}

/// What can be taken back, and done again.
struct UndoHistory<State: Sendable>: Sendable {
  /// What has changed on sheets that are up and has no name: by buttons that the app names nothing for, and by leaving.
  private struct Unnamed: Sendable {
    var sheets: [ID]
    var change: StateChange<State>
  }

  private var undoable: [UndoEntry<State>] = [] { didSet { canUndo = !undoable.isEmpty } }
  private var redoable: [UndoEntry<State>] = [] { didSet { canRedo = !redoable.isEmpty } }
  private var unnamed: [Unnamed] = []
  /// Whether anything can be taken back, and done again: every line asks.
  private(set) var canUndo = false
  private(set) var canRedo = false
  /// What was done last where that can't be taken back, until "undo" has said so.
  private(set) var lasting: LocalizedText?

  /// How many things can be taken back at the most.
  private var limit: Int { 100 }

  /// How many things can be taken back.
  var count: Int { undoable.count }

  /// What would be taken back next, and what would be done again.
  var lastUndoable: UndoEntry<State>? { undoable.last }
  var lastRedoable: UndoEntry<State>? { redoable.last }

  /// Keeps something that was done.
  mutating func remember(_ entry: UndoEntry<State>) {
    undoable.append(entry)
    if undoable.count > limit { undoable.removeFirst() }
    redoable = []
    lasting = nil
  }

  /// Keeps the name of something that was done and can't be taken back.
  mutating func remember(lasting name: LocalizedText?) { lasting = name ?? lasting }

  /// Keeps what has changed on sheets without a name: it is taken back with them.
  mutating func remember(_ change: StateChange<State>, on sheets: [ID]) {
    unnamed.append(Unnamed(sheets: sheets, change: change))
  }

  /// Forgets what was taken back: it can't be done again.
  mutating func forgetUndone() { redoable = [] }

  /// Gives the name of what can't be taken back, once.
  mutating func takeLasting() -> LocalizedText? {
    defer { lasting = nil }
    return lasting
  }

  /// Takes the last thing out, to take it back.
  mutating func popUndoable() -> UndoEntry<State>? { undoable.popLast() }

  /// Takes out what was taken back last, to do it again.
  mutating func popRedoable() -> UndoEntry<State>? { redoable.popLast() }

  /// Keeps what was taken back, to do it again.
  mutating func keepUndone(_ entry: UndoEntry<State>) { redoable.append(entry) }

  /// Keeps what was done again, to take it back.
  mutating func keepRedone(_ entry: UndoEntry<State>) { undoable.append(entry) }

  /// Makes one thing of those that could be taken back since there were `count`, with the names of all.
  mutating func join(since count: Int) {
    guard undoable.count > count + 1, var joined = undoable.last else { return }
    joined.changes = undoable[count...].flatMap(\.changes)
    var names: [LocalizedText] = []
    for entry in undoable[count...] where !names.contains(entry.name) { names.append(entry.name) }
    if names.count > 1 { (joined.name, joined.control) = (.facts(names), nil) }
    undoable.removeLast(undoable.count - count)
    undoable.append(joined)
  }

  /// Makes what came after the first thing done since there were `count` a part of it: its name, and all of them.
  mutating func absorb(since count: Int) {
    guard undoable.count > count + 1 else { return }
    undoable[count].changes = undoable[count...].flatMap(\.changes)
    undoable.removeLast(undoable.count - count - 1)
  }

  /// Forgets what could be taken back since there were `count`: it was put back as if it had not happened.
  mutating func forget(since count: Int) {
    if undoable.count > count { undoable.removeLast(undoable.count - count) }
  }

  /// Makes of what was done on a sheet that has gone, and on those that stood over it, what can be taken back from below it: what
  /// its controls and the sheets over it changed goes with what the app has named after that, else by the sheet's name. Where
  /// something was done last that can't be taken back, its controls alone are not. What was `isDropped` is gone, but for what was
  /// done on a sheet over it.
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
        // What a sheet over it did keeps its name where this one was dropped.
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
