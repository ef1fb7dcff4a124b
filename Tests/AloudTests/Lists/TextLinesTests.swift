import Expectations
import Testing

@testable import Aloud

/// A store of many lines.
struct TextLinesTests {
  private func all(_ lines: TextLines) -> [String] { (0..<lines.count).map { lines[$0] } }

  @Test(
    "a line is what stands between line ends, and an empty one is none",
    arguments: [
      ("", []), ("\n\n", []), ("a", ["a"]), ("a\nb\n", ["a", "b"]), ("\na\r\n\r\nb", ["a", "b"]),
      (" \n\tx", [" ", "\tx"]), ("é\n日本\n", ["é", "日本"]), ("a\rb\n", ["a\rb"]),
    ] as [(String, [String])])
  func lines(_ text: String, _ lines: [String]) {
    expect(all(TextLines(text)), is: lines)
    expect(TextLines(text).text, is: text)
    expect(TextLines(text).byteCount, is: text.utf8.count)
  }

  @Test("bytes may come in any pieces", arguments: [1, 2, 7, 64, 4_096, 65_535, 65_536, 65_537, 1_000_000])
  func cut(_ length: Int) {
    let lines = (0..<30_000).map { $0.isMultiple(of: 7) ? "日本語 \($0)" : "Line \($0)" }
    let text = lines.joined(separator: "\r\n")
    var gathered = TextLines()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest.prefix(length).withUnsafeBytes { gathered.append($0) }
      rest = rest.dropFirst(length)
    }
    expect(gathered.text, is: text)
    expect(gathered.count, is: lines.count)
    expect(gathered.pieces.count > 1)
    for index in stride(from: 0, to: lines.count, by: 997) { expect(gathered[index], is: lines[index]) }
    expect(gathered[lines.count - 1], is: lines[lines.count - 1])
  }

  @Test("a line longer than a piece is one line") func longLine() {
    let long = String(repeating: "x", count: 200_000)
    expect(all(TextLines("a\n\(long)\nb\n")), is: ["a", long, "b"])
    expect(all(TextLines(long)), is: [long])
  }

  @Test("a line that has not ended counts, and goes on with what comes next") func openLine() {
    var lines = TextLines("one\ntw")
    expect(all(lines), is: ["one", "tw"])
    lines.append("o\n")
    expect(all(lines), is: ["one", "two"])
  }

  @Test(
    "of what was cut off, the last line is left out where it has not ended",
    arguments: [("a\nb\n", "a\nb\n"), ("a\nb", "a\n"), ("a", ""), ("", "")])
  func cutOff(_ text: String, _ whole: String) {
    expect(TextLines(text).wholeLines, is: TextLines(whole))
  }

  @Test("a copy keeps what it had") func copies() {
    var lines = TextLines("one\n")
    let copy = lines
    lines.append("two\n")
    expect(all(copy), is: ["one"])
    expect(copy != lines)
    expect(lines, is: "one\ntwo\n")
  }

  @Test("what comes before bytes that are no text is kept") func damage() {
    let good = (0..<20_000).map { "Line \($0)\n" }.joined()
    for (before, after) in [(good, "x"), ("", ""), ("a\nb\n", "c\n")] {
      var lines = TextLines(before)
      expect(lines.isText)
      expect(lines.beforeDamage, is: lines)
      [0x7A, 0xFF, 0x0A].withUnsafeBytes { bytes in
        for byte in [0, MemoryLayout<Int>.stride, 2 * MemoryLayout<Int>.stride] {
          lines.append(UnsafeRawBufferPointer(rebasing: bytes[byte..<byte + 1]))
        }
      }
      lines.append(after)
      expect(!lines.isText)
      expect(lines.beforeDamage.text, is: before)
    }
  }
}
