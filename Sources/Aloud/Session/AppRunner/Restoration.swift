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
  /// It can't be put back alone, and why.
  case refused(UndoEntry<State>, UndoRefusal)
  /// The state that it is put back to.
  case ready(UndoEntry<State>, State)
}

/// Taking back one act and nothing else (EDIT-5).
extension AppRunner {
  /// Takes the last thing out that was done on the sheets that are up, or on none, to take it back. What can't be taken back is told
  /// once, and is no longer in the way of what was done before.
  mutating func undo(on sheets: [ID]) -> Restoration<A.State> {
    if let lasting = history.takeLasting() { return .lasting(lasting) }
    if let last = history.lastUndoable, last.sheets != sheets { return .belowSheet }
    guard var entry = history.popUndoable() else { return .nothing }
    if entry.isGone { return .gone(entry) }
    let restoration = restoration(entry) { part, state, change throws(UndoRefusal) in
      try part.putBack(&state, before: change.before, after: change.after)
    }
    switch restoration {
    case .ready(_, let new):
      entry.changes = [StateChange(number: takeNumber(), before: new, after: state)]
      history.keepUndone(entry)
    // What can't be now may be later.
    case .refused(_, let refusal) where refusal.reason != nil: history.keepRedone(entry)
    case .nothing, .lasting, .belowSheet, .gone, .refused: break
    }
    return restoration
  }

  /// Takes out what was taken back last on the sheets that are up, or on none, to do exactly that again.
  mutating func redo(on sheets: [ID]) -> Restoration<A.State> {
    if let last = history.lastRedoable, last.sheets != sheets { return .belowSheet }
    guard var entry = history.popRedoable() else { return .nothing }
    let restoration = restoration(entry) { part, state, change throws(UndoRefusal) in
      try part.putBack(&state, before: change.after, after: change.before)
    }
    switch restoration {
    case .ready(_, let new):
      entry.changes = [StateChange(number: takeNumber(), before: state, after: new)]
      history.keepRedone(entry)
    case .refused(_, let refusal) where refusal.reason != nil: history.keepUndone(entry)
    case .nothing, .lasting, .belowSheet, .gone, .refused: break
    }
    return restoration
  }

  /// Whether undo covers anything of what has changed since a state, which led to this one.
  func canPutBack(_ before: A.State) -> Bool {
    (try? putBack([StateChange(number: 0, before: before, after: state)])) != state
  }

  /// Whether some changes come to nothing that could be taken back.
  func isWithoutEffect(_ changes: [StateChange<A.State>]) -> Bool {
    do throws(UndoRefusal) { return isCoveredAlike(try putBack(changes)) } catch { return false }
  }

  /// Whether another state has all that undo covers as it is: what an app counts for itself is none of it.
  private func isCoveredAlike(_ other: A.State) -> Bool {
    if other == state { return true }
    var new = other
    do throws(UndoRefusal) {
      for part in app.undoParts { try part.putBack(&new, before: state, after: other) }
    } catch {
      return false
    }
    return new == other
  }

  /// The state without some changes.
  private func putBack(_ changes: [StateChange<A.State>]) throws(UndoRefusal) -> A.State {
    var new = state
    for change in changes.reversed() {
      for part in app.undoParts { try part.putBack(&new, before: change.before, after: change.after) }
    }
    return new
  }

  private func restoration(
    _ entry: UndoEntry<A.State>,
    _ move: (StatePart<A.State>, inout A.State, StateChange<A.State>) throws(UndoRefusal) -> Void
  ) -> Restoration<A.State> {
    var new = state
    do throws(UndoRefusal) {
      for change in entry.changes.reversed() {
        for part in app.undoParts { try move(part, &new, change) }
      }
    } catch {
      return .refused(entry, error)
    }
    // All of it has been changed since, to what it was before.
    return isCoveredAlike(new) ? .refused(entry, .changedSince) : .ready(entry, new)
  }
}
