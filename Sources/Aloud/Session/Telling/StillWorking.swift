extension Shown {
  /// The sentence that says that work goes on, with what is busy here.
  var stillWorking: Message {
    let names = entries.ownLines.compactMap { _, entry in
      entry.announcement.states.contains(.busy) ? entry.title : nil
    }
    return names.isEmpty ? .progressStillWorking : .progressStillWorkingOn(names: .list(names, .and))
  }
}
