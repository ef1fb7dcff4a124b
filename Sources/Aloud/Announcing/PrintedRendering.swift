extension Renderer {
  /// The announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    var line = ""
    for sentence in sentences(announcement) { line += Self.gap(after: line) + sentence.text }
    return line.withoutDirectionMarks
  }

  /// What stands between sentences: nothing after a stop that takes a whole square, as in Chinese and Japanese.
  private static func gap(after line: String) -> String {
    guard let last = line.unicodeScalars.last else { return "" }
    return (0x3000...0x303F).contains(last.value) || (0xFF01...0xFF60).contains(last.value) ? "" : " "
  }

  /// The same for a terminal that reorders by itself: names that run the other way are kept in their place by marks.
  public func printedForTerminal(_ announcement: Announcement) -> String {
    let line = printed(announcement)
    if direction == .leftToRight, line.utf8.allSatisfy({ $0 < 0x80 }) { return line }
    var runs: [TextRun] = []
    for sentence in sentences(announcement) {
      let gap = Self.gap(after: runs.text)
      if !gap.isEmpty { runs.append(TextRun(gap)) }
      runs += sentence
    }
    return DirectionMarks.mark(runs, base: direction)
  }

  /// Which way lines run: as the user has set, else as the locale's text does.
  public var direction: TextDirection { settings.direction ?? locale.table.direction }
}
