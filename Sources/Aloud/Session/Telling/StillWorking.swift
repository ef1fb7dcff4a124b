extension Shown {
  /// The sentence that says that work goes on, with what the app has named of it, and what is busy here.
  func stillWorking(on works: [Work]) -> Message {
    let names =
      works.map(\.title)
      + entries.ownLines.compactMap { _, entry in
        entry.announcement.states.contains(.busy) ? entry.title : nil
      }
    return names.isEmpty ? .progressStillWorking : .progressStillWorkingOn(names: .list(names, .and))
  }
}
