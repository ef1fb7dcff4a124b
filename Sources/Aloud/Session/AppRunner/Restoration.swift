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
    return restore(from: \.undoable, to: \.redoable, on: sheets, isUndo: true)
  }

  mutating func redo(on sheets: [ID]) -> Restoration<A.State> {
    restore(from: \.redoable, to: \.undoable, on: sheets, isUndo: false)
  }

  private typealias Acts = WritableKeyPath<UndoHistory<A.State>, [UndoEntry<A.State>]>

  /// Moves the last act from one list to the other, if its states can be restored.
  private mutating func restore(from: Acts, to: Acts, on sheets: [ID], isUndo: Bool) -> Restoration<A.State> {
    guard var entry = history[keyPath: from].last else { return .nothing }
    if entry.sheets != sheets { return .belowSheet }
    history[keyPath: from].removeLast()
    if entry.isGone { return .gone(entry) }
    let restoration = restoration(entry, isUndo: isUndo)
    switch restoration {
    case .ready(_, let new):
      let (before, after) = isUndo ? (new, state) : (state, new)
      entry.changes = [StateChange(number: takeNumber(), before: before, after: after)]
      history[keyPath: to].append(entry)
    // A refusal with a reason may not hold later, so the act is kept.
    case .refused(_, let refusal) where refusal.reason != nil: history[keyPath: from].append(entry)
    case .nothing, .lasting, .belowSheet, .gone, .refused: break
    }
    return restoration
  }

  private func restoration(_ entry: UndoEntry<A.State>, isUndo: Bool) -> Restoration<A.State> {
    do throws(UndoRefusal) {
      let new = try putBack(entry.changes, in: state, isUndo: isUndo)
      if !isCoveredAlike(new) { return .ready(entry, new) }
    } catch {
      return .refused(entry, error)
    }
    // Either the act changed nothing, or all of it has since been changed back.
    let hasChangedNothing = entry.changes.allSatisfy { (try? putBack([$0], in: $0.after)) == $0.after }
    return hasChangedNothing ? .lasting(entry.name) : .refused(entry, .changedSince)
  }

  /// Returns whether undo covers any difference between an earlier state and this one.
  func canPutBack(_ before: A.State) -> Bool {
    (try? putBack([StateChange(number: 0, before: before, after: state)], in: state)) != state
  }

  func isWithoutEffect(_ changes: [StateChange<A.State>]) -> Bool {
    (try? putBack(changes, in: state)).map(isCoveredAlike) ?? false
  }

  /// State that the app leaves out does not count.
  private func isCoveredAlike(_ other: A.State) -> Bool {
    other == state || (try? putBack([StateChange(number: 0, before: state, after: other)], in: other)) == other
  }

  /// Returns a state in which changes are taken back, or made again if it is no undo.
  private func putBack(
    _ changes: [StateChange<A.State>], in state: A.State, isUndo: Bool = true
  ) throws(UndoRefusal) -> A.State {
    var new = state
    for change in changes.reversed() {
      let (from, to) = isUndo ? (change.after, change.before) : (change.before, change.after)
      for part in app.undoParts { try part.putBack(&new, before: to, after: from) }
    }
    return new
  }
}
