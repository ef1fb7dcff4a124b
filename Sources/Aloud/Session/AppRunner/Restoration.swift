/// The result of an undo or a redo.
enum Restoration<State: Sendable>: Sendable {
  case nothing
  case lasting(LocalizedText)
  /// The act was done on other sheets than those that are open.
  case belowSheet
  /// The subject of the act has gone.
  case gone(UndoEntry<State>)
  case refused(UndoEntry<State>, UndoRefusal)
  case ready(UndoEntry<State>, State)
}

/// Undo and redo of one act and nothing else (EDIT-5).
extension AppRunner {
  /// Undoes the last act on the sheets that are open, or on none. An act that cannot be undone is reported once, and then no longer
  /// blocks the acts before it.
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
    // A refusal with a reason may not hold later, so the act is kept.
    case .refused(_, let refusal) where refusal.reason != nil: history.keepRedone(entry)
    case .nothing, .lasting, .belowSheet, .gone, .refused: break
    }
    return restoration
  }

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

  /// Returns whether undo covers any difference between an earlier state and this one.
  func canPutBack(_ before: A.State) -> Bool {
    (try? putBack([StateChange(number: 0, before: before, after: state)])) != state
  }

  func isWithoutEffect(_ changes: [StateChange<A.State>]) -> Bool {
    do throws(UndoRefusal) { return isCoveredAlike(try putBack(changes)) } catch { return false }
  }

  /// State that the app leaves out does not count.
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

  private func changesNothing(_ change: StateChange<A.State>) -> Bool {
    var restored = change.after
    do throws(UndoRefusal) {
      for part in app.undoParts { try part.putBack(&restored, before: change.before, after: change.after) }
    } catch {
      return false
    }
    return restored == change.after
  }

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
    guard isCoveredAlike(new) else { return .ready(entry, new) }
    // Either the act changed nothing, or all of it has since been changed back.
    return entry.changes.allSatisfy(changesNothing) ? .lasting(entry.name) : .refused(entry, .changedSince)
  }
}
