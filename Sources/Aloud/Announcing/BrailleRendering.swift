extension Renderer {
  /// Returns the announcement as one short line of braille, ordered by importance: number, name, value, states, role and
  /// position, separated by spaces, then the description, and the hint last. Roles and states are abbreviated, and dates are
  /// written in numbers.
  public func braille(_ announcement: Announcement) -> String {
    var parts: [String] = []
    forEachBrailleText(of: announcement) { text, isSpelled in
      let words =
        isSpelled
        ? spelledLines(text).map(\.spelledOut).joined(separator: " " + newLine + " ") : brailleWording.text(text)
      if !words.isEmpty { parts.append(words) }
    }
    return parts.joined(separator: " ")
  }

  package func brailleTexts(_ announcement: Announcement) -> [LocalizedText] {
    var texts: [LocalizedText] = []
    forEachBrailleText(of: announcement) { text, _ in texts.append(text) }
    return texts
  }

  private func forEachBrailleText(of announcement: Announcement, _ take: (LocalizedText, _ isSpelled: Bool) -> Void) {
    func add(_ text: LocalizedText?) { if let text { take(text, false) } }
    if let number = announcement.number { add(.message(.brailleNumber(number: .number(number)))) }
    if let name = announcement.name { take(name, announcement.isSpelled) }
    add(announcement.value)
    for state in saidStates(announcement) { add(abbreviation("state", state.rawValue)) }
    add(announcement.reason)
    add(announcement.error)
    if let role = saidRole(announcement) { add(abbreviation(of: role, at: announcement.level)) }
    add(announcement.anchor)
    if verbosity(of: announcement) != .low, let position = announcement.position {
      add(.message(.braillePosition(index: .number(position.index), count: .number(position.count))))
    }
    add(announcement.description)
    if verbosity(of: announcement) != .low { add(announcement.image) }
    for sentence in announcement.sentences { add(sentence) }
    if let hint = announcement.hint { add(.message(hint)) }
  }

  private func abbreviation(of role: Role, at level: Int?) -> LocalizedText? {
    level.map { .message(.brailleRoleHeadingLevel(level: .number($0))) } ?? abbreviation("role", role.rawValue)
  }

  private func abbreviation(_ kind: String, _ name: String) -> LocalizedText? {
    let key = "braille.\(kind).\(name)"
    return wording.has(key) ? .message(key) : nil
  }
}

/// A method of breaking a line of braille between words into pieces of a limited number of cells, with marks of continuation.
/// Nothing is lost: joined together, the pieces make up the line.
package struct BrailleWrapping: Sendable {
  /// The mark at the end of a piece that goes on within a word.
  let cutMark: Character
  /// True if the mark, after a blank, also ends a piece that goes on with the next word.
  let marksWords: Bool
  /// The character between words: a space, or the cell without dots.
  let blank: Character
  /// The number of blanks at the beginning of a piece that continues the one before.
  let indent: Int

  /// A display shows one piece at a time: dots 7 and 8 end each piece that goes on. `blank` separates words.
  package static func display(blank: Character) -> BrailleWrapping {
    BrailleWrapping(cutMark: "\u{28C0}", marksWords: true, blank: blank, indent: 0)
  }

  /// As in braille books: a continuation begins in the third cell, and a word is divided with dot 5, the line continuation mark
  /// of Unified English Braille.
  package static let page = BrailleWrapping(cutMark: "\u{2810}", marksWords: false, blank: "\u{2800}", indent: 2)

  package func wrap(_ line: String, cells: Int) -> [String] {
    var pieces: [String] = []
    var rest = units(of: line, cells: cells)[...]
    var lead = 0
    while rest.reduce(0, { $0 + $1.cells }) > cells - lead {
      let room = cells - lead, start = String(repeating: blank, count: lead)
      if let end = lastBlank(in: rest, room: marksWords ? room - 2 : room) {
        pieces.append(start + text(rest[..<end]) + (marksWords ? "\(blank)\(cutMark)" : ""))
        rest = rest[(end + 1)...]
      } else {
        let end = cut(rest, room: room - 1)
        pieces.append(start + text(rest[..<end]) + String(cutMark))
        rest = rest[end...]
      }
      lead = indent
    }
    pieces.append(String(repeating: blank, count: lead) + text(rest))
    return pieces
  }

  private typealias Unit = (text: String, cells: Int)

  /// A display uses a cell for each scalar of a character, or for each of its columns, whichever are more.
  private func units(of line: String, cells: Int) -> [Unit] {
    line.flatMap { character -> [Unit] in
      let count = max(CellWidth.width(of: character), character.unicodeScalars.count)
      // A character with more scalars than a line has cells is divided nevertheless.
      guard count > cells - indent - 1 else { return [(String(character), count)] }
      return character.unicodeScalars.map { (String($0), max(CellWidth.width(of: Character($0)), 1)) }
    }
  }

  private func text(_ units: ArraySlice<Unit>) -> String { units.map(\.text).joined() }

  /// The last blank after a word that ends within `room` cells.
  private func lastBlank(in rest: ArraySlice<Unit>, room: Int) -> Int? {
    var (cells, found): (Int, Int?) = (0, nil)
    for index in rest.indices {
      if rest[index].text == String(blank), index > rest.startIndex, index + 1 < rest.endIndex { found = index }
      cells += rest[index].cells
      // The blank itself needs no cell.
      if cells > room { return found }
    }
    return found
  }

  /// Divides a word that does not fit: within `room` cells, and not directly before a blank, which would look like the end of
  /// the word.
  private func cut(_ rest: ArraySlice<Unit>, room: Int) -> Int {
    var (cells, end) = (0, rest.startIndex)
    while end < rest.endIndex, cells + rest[end].cells <= room {
      cells += rest[end].cells
      end += 1
    }
    if end < rest.endIndex, end > rest.startIndex + 1, rest[end].text == String(blank) { end -= 1 }
    return max(end, rest.startIndex + 1)
  }
}
