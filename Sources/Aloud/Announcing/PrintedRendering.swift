extension Renderer {
  /// The announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    line(of: sentences(announcement)).text.withoutDirectionMarks
  }

  /// Whether a blank line stands after an announcement where the user reads with their eyes: text that is larger is given more
  /// room, not narrower lines (SET-1).
  package func isSpaced(_ announcement: Announcement) -> Bool {
    announcement.kind == .item ? settings.textSize.spacesItems : settings.textSize.spacesAnnouncements
  }

  /// Sentences as one line.
  private func line(of sentences: [[TextRun]]) -> [TextRun] {
    guard var line = sentences.first else { return [] }
    for sentence in sentences.dropFirst() {
      if let last = line.last, Self.needsGap(after: last.text) { line.append(TextRun(" ")) }
      line += sentence
    }
    return line
  }

  /// Whether a space stands between sentences: not after a stop that takes a whole square, as in Chinese and Japanese.
  private static func needsGap(after line: String) -> Bool {
    guard let last = line.unicodeScalars.last else { return false }
    return !(0x3000...0x303F).contains(last.value) && !(0xFF01...0xFF60).contains(last.value)
  }

  /// The same for a terminal that reorders by itself: names that run the other way are kept in their place by marks.
  public func printedForTerminal(_ announcement: Announcement) -> String {
    let line = line(of: sentences(announcement))
    let text = line.text.withoutDirectionMarks
    if direction == .leftToRight, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return DirectionMarks.mark(line, base: direction)
  }

  /// Which way lines run: as the user has set, else as the locale's text does.
  public var direction: TextDirection { settings.direction ?? locale.table.direction }
}
