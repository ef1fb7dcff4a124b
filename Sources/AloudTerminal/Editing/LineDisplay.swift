internal import Aloud

/// Displays a line. Only the changed part is written, relative to the cursor, and rows above are never touched.
struct LineDisplay: Sendable {
  /// In columns.
  static let promptWidth = 2

  private struct Shown: Equatable {
    var characters: [Character]
    var cursor: Int
    var columns: Int
  }

  /// The row of the prompt is 0.
  private struct Place: Equatable {
    var row = 0
    var column: Int
  }

  private var shown = Shown(characters: [], cursor: 0, columns: 0)
  private var start = promptWidth

  /// Called after a prompt of `width` columns, followed by nothing or by `characters` that something else has displayed.
  mutating func begin(after width: Int = promptWidth, showing characters: [Character] = [], columns: Int) {
    start = width
    shown = Shown(characters: characters, cursor: characters.count, columns: columns)
  }

  mutating func show(_ characters: [Character], cursor: Int, columns: Int) -> String {
    let new = Shown(characters: characters, cursor: cursor, columns: columns)
    defer { shown = new }
    if new == shown { return "" }
    if columns != shown.columns, !fitsInARow(shown) || !fitsInARow(new) || !fitsInARow(shown, columns) {
      // Terminals treat wrapped lines differently when they are resized, so the line is written again below.
      shown = Shown(characters: [], cursor: 0, columns: columns)
      start = Self.promptWidth
      return "\r\n" + Self.prompt + change(to: new)
    }
    shown.columns = columns
    return change(to: new)
  }

  mutating func leave() -> String {
    defer { shown = Shown(characters: [], cursor: 0, columns: shown.columns) }
    let end = place(before: shown.characters.count, shown)
    let move = Self.move(from: place(before: shown.cursor, shown), to: end)
    // After a full row, the cursor is on the next row already.
    return end.row > 0 && end.column == 0 ? move : move + "\n"
  }

  static let prompt = "> "

  // MARK: - Changes

  private func change(to new: Shown) -> String {
    let old = shown
    var common = 0
    let most = min(old.characters.count, new.characters.count)
    while common < most, old.characters[common] == new.characters[common] { common += 1 }
    // The appearance of a joiner depends on the next character.
    while common > 0, Self.endsInJoiner(new.characters[common - 1]),
      common < max(old.characters.count, new.characters.count)
    {
      common -= 1
    }
    var output = ""
    var at = place(before: old.cursor, old)
    if common < old.characters.count || common < new.characters.count {
      // The terminal moves a wide character without room to the next row by itself, and leaves the end of this row empty.
      let start = place(behind: common, new)
      output += Self.move(from: at, to: start)
      at = start
      if common < old.characters.count, !covers(new, old, from: common) {
        output += place(before: old.characters.count, old).row > start.row ? "\u{1B}[J" : "\u{1B}[K"
      }
      for index in common..<new.characters.count { output += Self.printed(new.characters, index) }
      if common < new.characters.count {
        at = place(before: new.characters.count, new)
        // After a full row, the terminal keeps the cursor there; a space moves it to the next row.
        if at.column == 0, at.row > 0 { output += " \r" }
      }
    }
    return output + Self.move(from: at, to: place(before: new.cursor, new))
  }

  private func covers(_ new: Shown, _ old: Shown, from index: Int) -> Bool {
    new.characters.count >= old.characters.count && new.characters[index...].allSatisfy(\.isASCII)
      && old.characters[index...].allSatisfy(\.isASCII)
  }

  private func fitsInARow(_ shown: Shown, _ columns: Int? = nil) -> Bool {
    var shown = shown
    shown.columns = columns ?? shown.columns
    return place(before: shown.characters.count, shown).row == 0
  }

  /// The index may be the end of the line.
  private func place(before index: Int, _ shown: Shown) -> Place {
    place(behind: index, shown, next: index < shown.characters.count ? Self.width(shown.characters, index) : 1)
  }

  private func place(behind index: Int, _ shown: Shown, next nextWidth: Int = 1) -> Place {
    var place = Place(column: start)
    for next in 0...index {
      let width = next < index ? Self.width(shown.characters, next) : nextWidth
      // A wide character without room moves to the next row whole; the text for a hidden character is split.
      let room = width > 2 ? 1 : max(1, width)
      if place.column + room > shown.columns, place.column > 0, shown.columns > Self.promptWidth {
        place = Place(row: place.row + 1, column: 0)
      }
      if next < index {
        place.column += width
        while place.column > shown.columns, shown.columns > Self.promptWidth {
          place = Place(row: place.row + 1, column: place.column - shown.columns)
        }
      }
    }
    return place
  }

  private static func move(from start: Place, to end: Place) -> String {
    if start == end { return "" }
    if start.row == end.row {
      let columns = end.column - start.column
      if columns < 0 { return -columns < 5 ? String(repeating: "\u{08}", count: -columns) : "\u{1B}[\(-columns)D" }
      return "\u{1B}[\(columns)C"
    }
    let rows = end.row - start.row
    let vertical = rows < 0 ? "\u{1B}[\(-rows)A" : "\u{1B}[\(rows)B"
    return vertical + "\r" + (end.column > 0 ? "\u{1B}[\(end.column)C" : "")
  }

  // MARK: - Characters

  /// Hidden characters are shown by number (SAFE-1).
  private static func printed(_ characters: [Character], _ index: Int) -> String {
    let character = characters[index]
    if character.isASCII { return OutsideText.printed(String(character)) }
    if endsInJoiner(character), index + 1 < characters.count,
      OutsideText.printed(String(characters[index...index + 1])).hasPrefix(String(character))
    {
      return String(character)
    }
    return OutsideText.printed(String(character))
  }

  private static func width(_ characters: [Character], _ index: Int) -> Int {
    let character = characters[index]
    if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) { return 1 }
    let printed = printed(characters, index)
    return printed == String(character)
      ? CellWidth.width(of: character) : printed.reduce(0) { $0 + CellWidth.width(of: $1) }
  }

  private static func endsInJoiner(_ character: Character) -> Bool {
    guard let last = character.unicodeScalars.last else { return false }
    return last.value == 0x200C || last.value == 0x200D
  }
}
