internal import Aloud

/// What apps save: once for lines that come together, and always before anybody is told.
extension Loop {
  /// Goes on with a line that is known to have come, while what it brings need not be told yet; false where there is none. Who
  /// listens is given a grammar after each line.
  mutating func takeFurtherLine() -> Bool {
    guard !isTyped, publisher == nil, reader.hasLineAhead, burst.mayGoOn, !output.isFull else { return false }
    reader.fill()
    return true
  }

  /// Saves what an app has given, or has that wait for the lines that are still to come.
  mutating func save(_ id: ID, _ contents: String) {
    if reader.hasLineAhead, !speechSettings.isOn, burst.hasSaved, isTakenAsSaved(id) {
      burst.pending.removeAll { $0.id == id }
      burst.pending.append((id, contents))
      output.isHeld = true
    } else {
      // What is newer stands in its place.
      burst.pending.removeAll { $0.id == id }
      savePending()
      let error = folder.save(id.name, contents)
      burst.hasSaved = error == nil
      handle(session.receive(.saved(id, error: error)))
    }
  }

  /// Tells the app that it is saved, where that brings nothing that anybody is told: what is told must not depend on when lines come.
  private mutating func isTakenAsSaved(_ id: ID) -> Bool {
    let before = session
    let response = session.receive(.saved(id, error: nil))
    let isTold = !response.announcements.isEmpty || !response.requests.isEmpty || response.isOver
    if isTold { session = before }
    return !isTold
  }

  /// Saves what waits for it; what could not be saved is told.
  mutating func savePending() {
    while let (id, contents) = burst.takePending() {
      guard let error = folder.save(id.name, contents) else { continue }
      burst.hasSaved = false
      handle(session.receive(.saved(id, error: error)))
    }
    output.isHeld = false
  }

  /// Hands on what was written, once what it tells of is saved.
  mutating func flush() {
    savePending()
    output.flush()
  }

  /// Lets the app take its sheets down and save, where the program ends without an answer; nobody hears anything more.
  mutating func saveWhatIsKept() {
    session.now = options.clock()
    for case .save(let id, let contents) in session.end().requests { _ = folder.save(id.name, contents) }
  }
}
