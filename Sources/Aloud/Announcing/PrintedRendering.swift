extension Renderer {
  /// The announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    printedLast.text(of: announcement) { line(of: sentences(announcement)).text.withoutDirectionMarks }
  }

  /// The announcement in lines of so many columns, or as one line where nobody says how wide they may be.
  package func lines(_ announcement: Announcement, columns: Int?) -> [String] {
    let line = printed(announcement)
    return columns.map { LineWrapping.wrap(line, columns: $0, indent: LineWrapping.indent(for: $0)) } ?? [line]
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
      // What had its stop taken may have nothing left.
      if let last = line.last(where: { !$0.text.isEmpty }), Self.needsGap(after: last.text) {
        line.append(TextRun(" "))
      }
      line += sentence
    }
    return line
  }

  /// Whether a space stands between sentences: not after a stop that takes a whole square, as in Chinese and Japanese.
  private static func needsGap(after line: String) -> Bool {
    guard let last = line.unicodeScalars.last else { return false }
    return !(0x3000...0x303F).contains(last.value) && !(0xFF01...0xFF60).contains(last.value)
  }

  /// The announcement as a terminal has it: as `lines`, and names that run the other way are kept in their place: by marks
  /// where the terminal reorders by itself, else by the order in which all is seen.
  package func terminalLines(_ announcement: Announcement, columns: Int?, order: LineOrder) -> [String] {
    let line = line(of: sentences(announcement))
    // A line from right to left may need a space at its beginning.
    let reserve = direction == .rightToLeft && order != .visual ? 1 : 0
    let indent = columns.map(LineWrapping.indent) ?? 0
    let pieces = columns.map { line.wrapped(columns: $0 - reserve, indent: indent) } ?? [line]
    return pieces.enumerated().map { number, piece in
      let space = String(repeating: " ", count: number == 0 ? 0 : indent)
      if direction == .leftToRight,
        !piece.contains(where: { $0.text.unicodeScalars.contains(where: BidiClass.canRunRight) })
      {
        return space + piece.text
      }
      // What is shown as it comes begins at the left, whichever way it is read.
      if order == .visual { return space + VisualOrder.reorder(DirectionMarks.isolate(piece), base: direction) }
      if order == .embedded, direction == .rightToLeft { return DirectionMarks.embedded(piece, after: space) }
      return DirectionMarks.line(DirectionMarks.mark(piece, base: direction), base: direction, after: space)
    }
  }

  /// Which way lines run: as the user has set, else as the locale's text does.
  public var direction: TextDirection { settings.direction ?? locale.table.direction }
}
