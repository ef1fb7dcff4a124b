/// What comes of the wish to take something back, or to do it again.
enum Restoration<State: Sendable>: Sendable {
  /// There is nothing.
  case nothing
  /// What was done last can't be taken back.
  case lasting(LocalizedText)
  /// It was done below the sheet that is up.
  case belowSheet
  /// What it was about has gone.
  case gone(UndoEntry<State>)
  /// The state that it is put back to.
  case ready(UndoEntry<State>, State)
}

extension AppRunner {
  /// Takes the last thing out that was done on a sheet, or on none, to take it back.
  mutating func undo(on sheet: ID?) -> Restoration<A.State> {
    if let lasting = history.takeLasting() { return .lasting(lasting) }
    if let last = history.lastUndoable, last.sheet != sheet { return .belowSheet }
    let current = self
    guard let entry = history.popUndoable(isKept: { !$0.isGone && current.canPutBack($0.before) }) else {
      return .nothing
    }
    return entry.isGone || !canPutBack(entry.before) ? .gone(entry) : .ready(entry, entry.before)
  }

  /// Takes out what was taken back last on a sheet, or on none, to do it again.
  mutating func redo(on sheet: ID?) -> Restoration<A.State> {
    if let last = history.lastRedoable, last.sheet != sheet { return .belowSheet }
    let current = self
    guard let entry = history.popRedoable(isKept: { current.canPutBack($0.after) }) else { return .nothing }
    return canPutBack(entry.after) ? .ready(entry, entry.after) : .gone(entry)
  }
}
