@testable import Aloud
@testable import AloudTerminal

/// The screen of a terminal, as far as a line that is edited needs one: cells, rows that wrap late, cursor moves, erasing.
struct TestScreen {
  let columns: Int
  private(set) var rows: [[String]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the cursor stands behind the last cell of a full row.
  private var isFull = false
  /// What it did not understand.
  private(set) var unknown = ""

  init(columns: Int) { self.columns = columns }

  /// The rows as they are seen, without spaces at their ends.
  var lines: [String] {
    rows.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": take(&rest)
      case "\u{08}": move(to: max(0, column - 1))
      case "\r": move(to: 0)
      case "\n", "\r\n":
        if character == "\r\n" { move(to: 0) }
        // The terminal's own output mode returns the carriage.
        down(1)
        move(to: 0)
      default: put(character)
      }
    }
  }

  private mutating func take(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return unknown += "\\e" }
    let number = rest.prefix(while: \.isNumber)
    rest = rest.dropFirst(number.count)
    let count = Int(number) ?? 1
    switch rest.popFirst() {
    case "A": row = max(0, row - count); isFull = false
    case "B": down(count)
    case "C": move(to: min(columns - 1, column + count))
    case "D": move(to: max(0, column - count))
    case "K": erase(row: row, from: column)
    case "J":
      erase(row: row, from: column)
      for below in rows.indices where below > row { rows[below] = [] }
    case let other: unknown += String(other ?? "?")
    }
  }

  private mutating func move(to column: Int) { (self.column, isFull) = (column, false) }

  private mutating func down(_ count: Int) {
    row += count
    isFull = false
    while rows.count <= row { rows.append([]) }
  }

  private mutating func erase(row: Int, from column: Int) { rows[row] = Array(rows[row].prefix(column)) }

  private mutating func put(_ character: Character) {
    let width = CellWidth.width(of: character)
    if isFull || column + width > columns {
      down(1)
      move(to: 0)
    }
    while rows[row].count < column + max(1, width) { rows[row].append(" ") }
    rows[row][column] = String(character)
    if width == 2 { rows[row][column + 1] = "" }
    column += width
    if column >= columns { (column, isFull) = (columns - 1, true) }
  }
}
