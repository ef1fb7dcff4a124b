extension Renderer {
  /// Returns the announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    printedLast.text(of: announcement) { line(of: sentences(announcement)).text.withoutDirectionMarks }
  }

  /// Returns the announcement in lines of the given number of columns, or as one line if `columns` is nil.
  package func lines(_ announcement: Announcement, columns: Int?) -> [String] {
    let line = printed(announcement)
    return columns.map { LineWrapping.wrap(line, columns: $0, indent: LineWrapping.indent(for: $0)) } ?? [line]
  }

  /// Returns a Boolean value that indicates whether a blank line follows the announcement for users who read visually: larger text
  /// gets more space, not narrower lines (SET-1).
  package func isSpaced(_ announcement: Announcement) -> Bool {
    announcement.kind == .item ? settings.textSize.spacesItems : settings.textSize.spacesAnnouncements
  }

  /// Returns sentences as one line.
  private func line(of sentences: [[TextRun]]) -> [TextRun] {
    guard var line = sentences.first else { return [] }
    for sentence in sentences.dropFirst() {
      // A run that lost its full stop may be empty.
      if let last = line.last(where: { !$0.text.isEmpty }), Self.needsGap(after: last.text) {
        line.append(TextRun(" "))
      }
      line += sentence
    }
    return line
  }

  /// Returns a Boolean value that indicates whether a space is needed after a sentence, which is not so after a full-width stop, as
  /// in Chinese and Japanese.
  private static func needsGap(after line: String) -> Bool {
    guard let last = line.unicodeScalars.last else { return false }
    return !(0x3000...0x303F).contains(last.value) && !(0xFF01...0xFF60).contains(last.value)
  }

  /// Returns the announcement for a terminal: like `lines`, but names in the opposite direction are kept in place, by marks if the
  /// terminal reorders text itself, otherwise by visual order.
  package func terminalLines(_ announcement: Announcement, columns: Int?, order: LineOrder) -> [String] {
    let line = line(of: sentences(announcement))
    // A right-to-left line may need a space at its beginning.
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
      // A line in visual order begins at the left, whatever its direction.
      if order == .visual { return space + VisualOrder.reorder(DirectionMarks.isolate(piece), base: direction) }
      if order == .embedded, direction == .rightToLeft { return DirectionMarks.embedded(piece, after: space) }
      return DirectionMarks.line(DirectionMarks.mark(piece, base: direction), base: direction, after: space)
    }
  }

  /// The direction of lines: the user's setting, otherwise that of the locale.
  public var direction: TextDirection { settings.direction ?? locale.table.direction }
}
