internal import Aloud

/// Saving of files: once for lines that arrive together, and always before the output that reports it.
extension Loop {
  /// Reads another line that is known to be complete, while the output can still wait. Returns false if there is none. A listener
  /// gets a new grammar after each line, so lines are not combined then.
  mutating func takeFurtherLine() -> Bool {
    guard !isTyped, publisher == nil, reader.hasLineAhead, burst.mayGoOn, !output.isFull else { return false }
    reader.fill()
    return true
  }

  /// Saves a file for an app, or delays that until the next lines have been handled.
  mutating func save(_ id: ID, _ contents: String) {
    if reader.hasLineAhead, !speechSettings.isOn, burst.hasSaved, isTakenAsSaved(id) {
      burst.pending.removeAll { $0.id == id }
      burst.pending.append((id, contents))
      output.isHeld = true
    } else {
      // Newer contents replace those that are waiting.
      burst.pending.removeAll { $0.id == id }
      savePending()
      let error = folder.save(id.name, contents)
      burst.hasSaved = error == nil
      handle(session.receive(.saved(id, error: error)))
    }
  }

  /// Reports a save to the app in advance. If the app responds with anything visible, the report is undone and false returned,
  /// because output must not depend on when lines arrive.
  private mutating func isTakenAsSaved(_ id: ID) -> Bool {
    let before = session
    let response = session.receive(.saved(id, error: nil))
    let isTold = !response.announcements.isEmpty || !response.requests.isEmpty || response.isOver
    if isTold { session = before }
    return !isTold
  }

  /// Saves the waiting files. Failures are reported.
  mutating func savePending() {
    while let (id, contents) = burst.takePending() {
      guard let error = folder.save(id.name, contents) else { continue }
      burst.hasSaved = false
      handle(session.receive(.saved(id, error: error)))
    }
    output.isHeld = false
  }

  /// Writes the buffered output after saving what it reports.
  mutating func flush() {
    savePending()
    output.flush()
  }

  /// Lets the app close its sheets and save if the program ends without an answer. No announcement is heard any more.
  mutating func saveWhatIsKept() {
    session.now = options.clock()
    for case .save(let id, let contents) in session.end().requests { _ = folder.save(id.name, contents) }
  }
}
