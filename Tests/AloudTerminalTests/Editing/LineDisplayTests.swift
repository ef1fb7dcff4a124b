import Expectations
import Testing

@testable import AloudTerminal

/// EDIT-3: a line is shown by writing what has changed of it, and the terminal's cursor stands where the text goes.
@Suite struct LineDisplayTests {
  @Test("Typing writes the letter, Backspace takes one away, and nothing else is written") func minimal() {
    var display = LineDisplay()
    display.begin(columns: 80)
    expect(show("a", 1, &display), is: "a")
    expect(show("ab", 2, &display), is: "b")
    expect(show("ab", 2, &display), is: "")
    expect(show("ab", 0, &display), is: "\u{08}\u{08}")
    expect(show("ab", 2, &display), is: "\u{1B}[2C")
    expect(show("a", 1, &display), is: "\u{08}\u{1B}[K")
    expect(show("", 0, &display), is: "\u{08}\u{1B}[K")
  }

  @Test(
    "Whatever is typed, the screen shows it and the cursor's place, in rows of any width",
    arguments: [3, 7, 10, 11, 40], [1, 2, 3, 4] as [UInt64])
  func random(_ columns: Int, _ seed: UInt64) {
    let letters: [Character] = [
      "a", "b", " ", "é", "語", "한", "e\u{301}", "👍", "ش", "\u{202E}", "\u{200B}", "𝒳", "Ｗ", "क", "\u{7}",
    ]
    var numbers = Numbers(state: seed)
    var screen = TestScreen(columns: columns)
    screen.write("above\n> ")
    var display = LineDisplay()
    display.begin(columns: columns)
    var line: [Character] = []
    for _ in 0..<200 {
      let cursor = Int(numbers.next() % UInt64(line.count + 1))
      switch numbers.next() % 4 {
      case 0 where cursor < line.count: line.remove(at: cursor)
      case 1: line.insert(contentsOf: [letters[Int(numbers.next() % UInt64(letters.count))], "x"], at: cursor)
      default: line.insert(letters[Int(numbers.next() % UInt64(letters.count))], at: cursor)
      }
      let place = Int(numbers.next() % UInt64(line.count + 1))
      screen.write(display.show(line, cursor: place, columns: columns))
      // The same line, written at once on an empty screen.
      var whole = TestScreen(columns: columns)
      whole.write("above\n> ")
      var other = LineDisplay()
      other.begin(columns: columns)
      whole.write(other.show(line, cursor: line.count, columns: columns))
      expect(Array(screen.lines.prefix(whole.lines.count)), is: whole.lines)
      let below = screen.lines.dropFirst(whole.lines.count).joined()
      expect(below.isEmpty)
      expect(screen.unknown.isEmpty)
      // At the end of the line, the cursor stands behind it.
      if place == line.count { expect(screen.row == whole.row && screen.column == whole.column) }
      if line.count > 60 { line = Array(line.prefix(5)) }
    }
  }

  @Test("A full row takes the cursor to the next one, and back") func fullRow() {
    var screen = TestScreen(columns: 10)
    screen.write("> ")
    var display = LineDisplay()
    display.begin(columns: 10)
    for count in 1...8 { screen.write(show(String(repeating: "a", count: count), count, &display, columns: 10)) }
    expect(screen.row == 1 && screen.column == 0)
    screen.write(show("aaaaaaa", 7, &display, columns: 10))
    expect(screen.row == 0 && screen.column == 9)
    expect(screen.lines, is: ["> aaaaaaa", ""])
  }

  @Test("SAFE-1: what would be hidden is shown by number, and joiners between letters are not") func hidden() {
    var display = LineDisplay()
    display.begin(columns: 80)
    expect(show("a\u{202E}b", 3, &display), is: "a\\u{202E}b")
    display.begin(columns: 80)
    expect(show("می\u{200C}خواهم", 7, &display), is: "می\u{200C}خواهم")
    display.begin(columns: 80)
    expect(show("می\u{200C}", 2, &display).contains("\\u{200C}"))
    expect(show("می\u{200C}خ", 3, &display).contains("ی\u{200C}خ"))
  }

  @Test("A line that wraps is begun anew where the terminal has another size; another stays where it is") func resized()
  {
    var display = LineDisplay()
    display.begin(columns: 80)
    let short = "where am i"
    _ = show(short, 10, &display)
    expect(show(short + "n", 11, &display, columns: 60), is: "n")
    let long = String(repeating: "ab ", count: 30)
    _ = show(long, 90, &display, columns: 60)
    expect(show(long + "c", 91, &display, columns: 50).hasPrefix("\r\n> ab ab"))
  }

  @Test("Leaving a line goes below all of it") func leaving() {
    var screen = TestScreen(columns: 10)
    screen.write("> ")
    var display = LineDisplay()
    display.begin(columns: 10)
    screen.write(show("aaaaaaaaaaaa", 1, &display, columns: 10))
    screen.write(display.leave() + "next")
    expect(screen.lines, is: ["> aaaaaaaa", "aaaa", "next"])
    var full = TestScreen(columns: 10)
    full.write("> ")
    display.begin(columns: 10)
    full.write(show("aaaaaaaa", 8, &display, columns: 10) + display.leave() + "next")
    expect(full.lines, is: ["> aaaaaaaa", "next"])
  }

  private func show(_ text: String, _ cursor: Int, _ display: inout LineDisplay, columns: Int = 80) -> String {
    display.show(Array(text), cursor: cursor, columns: columns)
  }

  /// Numbers that look random, the same each time.
  private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
