import Testing

@testable import AloudTerminal

/// EDIT-2: what the terminal's clipboard is given.
struct TerminalClipboardTests {
  @Test(
    "EDIT-2: text goes to the terminal as base64 in OSC 52",
    arguments: [("", ""), ("M", "TQ=="), ("Mi", "TWk="), ("Mil", "TWls"), ("Öl ü", "w5ZsIMO8"), ("a\u{1B}b", "YRti")])
  func sequence(text: String, base64: String) {
    #expect(TerminalClipboard.sequence(for: text) == "\u{1B}]52;c;\(base64)\u{07}")
  }

  @Test("EDIT-2: what is too long for terminals is not sent") func limit() {
    let most = String(repeating: "a", count: TerminalClipboard.limit)
    #expect((TerminalClipboard.sequence(for: most)?.utf8.count ?? 0) <= 100_000)
    #expect(TerminalClipboard.sequence(for: most + "a") == nil)
  }
}
