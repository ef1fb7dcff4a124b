import Testing

@testable import AloudTerminal

/// How a terminal is asked to tell that work has ended.
struct DoneNoticeTests {
  @Test("each terminal is asked in its own way, others by the bell") func ways() {
    #expect(DoneNotice.sequence(for: "Done: a; b.", at: .kitty) == "\u{1B}]99;;Done: a, b.\u{1B}\\")
    #expect(DoneNotice.sequence(for: "Done.", at: .foot) == "\u{1B}]777;notify;Aloud;Done.\u{1B}\\")
    #expect(DoneNotice.sequence(for: "Done.", at: .unknown) == "\u{07}")
  }

  @Test("what a text holds ends no sequence and begins none") func safe() {
    let sequence = DoneNotice.sequence(for: "a\u{1B}\\\u{07}\u{9C}b", at: .kitty)
    let inside = sequence.dropFirst("\u{1B}]99;;".count).dropLast(2)
    #expect(!inside.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
  }
}
