/// Something that can be taken back.
struct UndoEntry<State: Sendable>: Sendable {
  /// What it was, such as "Delete Groceries".
  var name: LocalizedText
  /// Whether the app has called it so, and not the thing alone that was used.
  var isNamedByApp: Bool
  /// The thing that was used: where it holds something else again, it is said with that.
  var control: ID?
  /// Where it was done.
  var place: UsedPlace
  /// The sheet that it was done on, while that is up.
  var sheet: ID?
  /// Whether what it was about has gone with its sheet.
  var isGone = false
  var before: State
  var after: State
}

/// What can be taken back, and done again.
struct UndoHistory<State: Sendable>: Sendable {
  private var undoable: [UndoEntry<State>] = [] { didSet { canUndo = !undoable.isEmpty } }
  private var redoable: [UndoEntry<State>] = [] { didSet { canRedo = !redoable.isEmpty } }
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

  /// Forgets what was taken back: it can't be done again.
  mutating func forgetUndone() { redoable = [] }

  /// Gives the name of what can't be taken back, once.
  mutating func takeLasting() -> LocalizedText? {
    defer { lasting = nil }
    return lasting
  }

  /// Takes the last thing out, to take it back; `isKept` where it can then be done again.
  mutating func popUndoable(isKept: (UndoEntry<State>) -> Bool) -> UndoEntry<State>? {
    guard let entry = undoable.popLast() else { return nil }
    if isKept(entry) { redoable.append(entry) }
    return entry
  }

  /// Takes out what was taken back last, to do it again; `isKept` where it can then be taken back.
  mutating func popRedoable(isKept: (UndoEntry<State>) -> Bool) -> UndoEntry<State>? {
    guard let entry = redoable.popLast() else { return nil }
    if isKept(entry) { undoable.append(entry) }
    return entry
  }

  /// Makes one thing of those that could be taken back since there were `count`: the last one's name, and all of it.
  mutating func join(since count: Int) {
    guard undoable.count > count + 1, var joined = undoable.last else { return }
    joined.before = undoable[count].before
    undoable.removeLast(undoable.count - count)
    undoable.append(joined)
  }

  /// Makes what came after the first thing done since there were `count` a part of it: its name, and all of them.
  mutating func absorb(since count: Int) {
    guard undoable.count > count + 1, let last = undoable.last else { return }
    undoable.removeLast(undoable.count - count - 1)
    undoable[count].after = last.after
  }

  /// Forgets what could be taken back since there were `count`: it was put back as if it had not happened.
  mutating func forget(since count: Int) {
    if undoable.count > count { undoable.removeLast(undoable.count - count) }
  }

  /// Makes of what was done on a sheet that has gone what can be taken back from outside it: its controls' changes go with
  /// what the app has named after them, else by the sheet's name; what has been dropped with it is gone. Where something was
  /// done last that can't be taken back, its controls alone are not.
  mutating func settle(
    _ sheet: ID, title: LocalizedText, on below: ID?, state: State, canPutBack: (State) -> Bool
  ) {
    redoable.removeAll { $0.sheet == sheet }
    guard let first = undoable.firstIndex(where: { $0.sheet == sheet }) else { return }
    var settled: [UndoEntry<State>] = []
    var unnamed: UndoEntry<State>?
    for var entry in undoable where entry.sheet == sheet {
      entry.before = unnamed?.before ?? entry.before
      unnamed = entry.isNamedByApp ? nil : entry
      if entry.isNamedByApp { settled.append(entry) }
    }
    if var unnamed, lasting == nil {
      (unnamed.name, unnamed.isNamedByApp, unnamed.control) = (title, true, nil)
      settled.append(unnamed)
    }
    if !settled.isEmpty { settled[settled.count - 1].after = state }
    for index in settled.indices {
      settled[index].sheet = below
      settled[index].isGone = !canPutBack(settled[index].before)
    }
    undoable.removeAll { $0.sheet == sheet }
    undoable.insert(contentsOf: settled, at: first)
  }
}
