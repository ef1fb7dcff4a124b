import Expectations
import Testing

@testable import AloudLanguage

struct NumeralsTests {
  private func pieces(_ text: String, decimal: String) -> [Numerals.Piece] {
    Numerals.pieces(Array(text.unicodeScalars), decimal: decimal)
  }

  private func text(_ text: String) -> Numerals.Piece { .text(ArraySlice(text.unicodeScalars)) }

  @Test(
    "digits of any script, with the locale's separators or the other usual ones",
    arguments: [
      ("1,234,567.5", ".", 1_234_567.5), ("1.234.567,5", ",", 1_234_567.5), ("1 234 567", ".", 1_234_567.0),
      ("1\u{202F}234,5", ",", 1234.5), ("1.234", ",", 1234), ("1.234", ".", 1.234), ("1.5", ",", 1.5),
      ("12,567", ".", 12_567),
      ("٠٫٠٨", "٫", 0.08), ("१२,३४५", ".", 12_345), ("９９", ".", 99), (".08", ".", 0.08), (",08", ",", 0.08),
      ("9.2321312", ".", 9.2321312),
      ("65,55,45,70,113", ".", 65_554_570_113),
    ])
  func numbers(_ text: String, _ decimal: String, _ value: Double) {
    expect(pieces(text, decimal: decimal), is: [.number(value)])
  }

  @Test("what stands between numbers is kept") func pieces() {
    expect(pieces("3 of 12.", decimal: "."), is: [.number(3), text(" of "), .number(12), text(".")])
    expect(pieces("5 10", decimal: "."), is: [.number(5), text(" "), .number(10)])
    expect(pieces("", decimal: "."), is: [])
    expect(pieces("a.b", decimal: "."), is: [text("a.b")])
  }
}
