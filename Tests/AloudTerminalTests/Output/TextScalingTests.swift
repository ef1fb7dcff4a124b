import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// SET-1: letters that the terminal draws larger.
@Suite struct TextScalingTests {
  private func answer(_ text: String) -> TerminalAnswer {
    var answer = TerminalAnswer.ofPositions
    answer.take(text.utf8)
    answer.end()
    return answer
  }

  @Test func `A text size has letters of so many whole cells`() {
    expect(TextSize.allCases.map { TextScaling($0).cells }, is: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3])
  }

  @Test func `A line of two rows goes on two rows further down`() {
    let scaling = TextScaling(.AX1)
    expect(scaling.written("Milk.") + scaling.lineEnd, is: "\u{1B}]66;s=2;Milk.\u{7}\n\n")
    expect(TextScaling.none.written("Milk.") + TextScaling.none.lineEnd, is: "Milk.\n")
    expect(scaling.written(""), is: "")
  }

  @Test func `A long text is several orders, none cut inside a character`() {
    let orders = TextScaling(.AX1).written(String(repeating: "é", count: 3_000)).split(separator: "\u{7}")
    expect(orders.count, is: 2)
    expect(orders.allSatisfy { $0.utf8.count <= 4_096 + 9 })
    expect(orders.map { $0.dropFirst(9) }.joined(), is: String(repeating: "é", count: 3_000))
  }

  @Test("a cursor that moved by two cells, twice, is that of a terminal that draws such letters")
  func detected() {
    expect(answer("\u{1B}[7;1R\u{1B}[7;3R\u{1B}[7;5R\u{1B}[0n").canScale)
    expect(answer("\u{1B}[7;1R\u{1B}[7;3R\u{1B}[7;5R\u{1B}[0n").isComplete)
  }

  @Test(
    "SAFE-1: anything else is none, and what was typed is kept",
    arguments: [
      ("", ""), ("\u{1B}[7;1R\u{1B}[7;1R\u{1B}[7;1R\u{1B}[0n", ""), ("\u{1B}[7;1R\u{1B}[7;3R\u{1B}[7;3R\u{1B}[0n", ""),
      ("\u{1B}[0n", ""), ("milk\n", "milk\n"), ("a\u{1B}[7;1Rb\u{1B}[7;1Rc\u{1B}[7;1R\u{1B}[0n", "abc"),
      ("\u{1B}[A\u{1B}", "\u{1B}[A\u{1B}"), ("\u{1B}[7;99999999999999999999R", ""),
    ])
  func none(_ text: String, _ typed: String) {
    expect(!answer(text).canScale)
    expect(answer(text).typed, is: Array(typed.utf8))
  }
}
