extension Renderer {
  /// The announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    let sentences = sentences(announcement)
    return sentences.dropFirst().reduce(into: sentences.first?.text ?? "") { $0 += " " + $1.text }
  }

  /// The same for a terminal that reorders by itself: names that run the other way are kept in their place by marks.
  public func printedForTerminal(_ announcement: Announcement) -> String {
    let line = printed(announcement)
    if direction == .leftToRight, line.utf8.allSatisfy({ $0 < 0x80 }) { return line }
    var runs: [TextRun] = []
    for sentence in sentences(announcement) {
      if !runs.isEmpty { runs.append(TextRun(" ")) }
      runs += sentence
    }
    return DirectionMarks.mark(runs, base: direction)
  }

  /// Which way lines run: as the user has set, else as the locale's text does.
  public var direction: TextDirection { settings.direction ?? locale.table.direction }
}
