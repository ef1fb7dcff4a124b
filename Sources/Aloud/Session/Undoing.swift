extension Session {
  /// How many things can be taken back.
  private var undoLimit: Int { 100 }

  /// Keeps what an update did, so that it can be taken back.
  mutating func remember(_ name: LocalizedText, before: A.State) {
    undoStack.append(UndoEntry(name: name, before: before, after: state))
    if undoStack.count > undoLimit { undoStack.removeFirst() }
    redoStack = []
  }

  /// Makes one thing of those that could be taken back since there were `count`: the last one's name, and all of it.
  mutating func joinUndos(since count: Int) {
    guard undoStack.count > count + 1, let last = undoStack.last else { return }
    let first = undoStack[count]
    undoStack.removeLast(undoStack.count - count)
    undoStack.append(UndoEntry(name: last.name, before: first.before, after: last.after))
  }

  /// Takes the last thing back, and says what it was.
  mutating func undo() {
    guard let entry = undoStack.popLast() else { return refuse(.message("undo.none")) }
    redoStack.append(entry)
    putBack(entry.before, .message("undo.done", ["name": .text(entry.name)]))
  }

  /// Does again what was taken back, and says what it was.
  mutating func redo() {
    guard let entry = redoStack.popLast() else { return refuse(.message("redo.none")) }
    undoStack.append(entry)
    putBack(entry.after, .message("redo.done", ["name": .text(entry.name)]))
  }

  private mutating func putBack(_ other: A.State, _ sentence: LocalizedText) {
    let path = navigation.path
    let count = here.entries.numberedCount
    app.restore(&state, from: other)
    interface = app.interface(for: state)
    say(.change, sentence)
    send(.restored)
    reconcile()
    if navigation.path != path || here.entries.numberedCount != count { arrive(.changed) }
  }
}
