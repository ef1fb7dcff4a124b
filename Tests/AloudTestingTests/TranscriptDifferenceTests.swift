import AloudTesting
import Expectations
import Testing

@Suite struct TranscriptDifferenceTests {
  private func difference(_ expected: String, _ got: String) -> String {
    func lines(_ text: String) -> [String] {
      text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    return TranscriptDifference(file: "f", expected: lines(expected), got: lines(got), firstLine: 4).description
  }

  @Test func `The same has no difference`() {
    expect(difference("a|> b|c", "a|> b|c").isEmpty)
  }

  @Test func `A difference is told under the line typed before it`() {
    expect(
      difference(
        "Lists.|> more|More, menu.|1. Rename.|> 3|Delete?|> yes|Bye.",
        "Lists.|> more|More, menu.|1. Renamed.|> 3|Delete?|> yes|Bye."),
      is: """
        f:7: after “> more”
            > more
            More, menu.
          - 1. Rename.
          + 1. Renamed.
        """)
  }

  @Test func `The same line after another typed line is not taken for it`() {
    expect(
      difference("> a|Nothing.|> b|Nothing.", "> a|> b|Nothing.|Nothing."),
      is: """
        f:5: after “> a”
            > a
          - Nothing.
        f:8: after “> b”
            > b
            Nothing.
          + Nothing.
        """)
  }

  @Test func `What comes before anything is typed differs by itself`() {
    expect(difference("Hello.|> x", "Hullo.|> x"), is: "f:4: in what is printed\n  - Hello.\n  + Hullo.")
  }

  @Test func `An output that ends early shows what is missing`() {
    expect(difference("Hi.|> a|A.|> b|B.", "Hi.|> a|A."), is: "f:7: in what is printed\n  - > b\n  - B.")
  }

  @Test func `Long stretches of the same are counted, not shown`() {
    expect(
      difference("> a|1|2|3|4|5|6|7|8|9", "> a|1|2|3|4|5|six|7|8|9"),
      is: """
        f:10: after “> a”
            (4 the same)
            4
            5
          - 6
          + six
            7
            8
            (1 the same)
        """)
  }

  @Test func `Differences that can't be seen are spelt out`() {
    expect(difference("é", "e\u{301}"), is: "f:4: in what is printed\n  - é\n  + e\\u{301}")
    expect(difference("a", "a "), is: "f:4: in what is printed\n  - a\n  + a\\u{20}")
    expect(
      difference("a b", "a\u{A0}\u{202E}b\u{1B}"), is: "f:4: in what is printed\n  - a b\n  + a\\u{A0}\\u{202E}b\\u{1B}"
    )
  }

  @Test func `Only the first ten places are told`() {
    let expected = (1...12).map { "> \($0)|x" }.joined(separator: "|")
    let described = difference(expected, expected.replacing("x", with: "y"))
    expect(described.hasSuffix("And 2 more places."))
    expect(described.split(separator: "after “> ").count, is: 11)
  }
}
