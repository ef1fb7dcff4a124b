import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct RightToLeftTests {
    @Test("SET-4: VTE is told that lines run from right to left, and is as it was at the end", arguments: ["he", "ar"])
    func mode(_ tag: String) throws {
      let terminal = try Program.terminal(
        ["--locale", tag], environment: ["VTE_VERSION": "7006"])
      try terminal.enter("quit")
      try terminal.waitForExit()
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      let on = try #require(text.firstRange(of: "\u{1B}[?2501s\u{1B}[?2501h"))
      let off = try #require(text.firstRange(of: "\u{1B}[?2501r"))
      let first = try #require(text.unicodeScalars.firstIndex { (0x0590...0x06FF).contains($0.value) })
      let last = try #require(text.unicodeScalars.lastIndex { (0x0590...0x06FF).contains($0.value) })
      #expect(on.upperBound <= first && last < off.lowerBound)
    }

    @Test(
      "SET-4: a terminal that doesn't know it, and a language from left to right, get nothing of it",
      arguments: [("he", nil), ("en", "7006")] as [(String, String?)])
    func unknown(_ tag: String, _ version: String?) throws {
      let environment = version.map { ["VTE_VERSION": $0] } ?? [:]
      let terminal = try Program.terminal(["--locale", tag], environment: environment)
      try terminal.enter("quit")
      try terminal.waitForExit()
      #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("2501"))
    }

    @Test(
      "SET-4: no mark of direction and no sign goes on a pipe, whatever terminal is said to be there",
      arguments: ["text", "braille", "json"])
    func pipe(_ format: String) async throws {
      let result = try await Program.run(
        ["--locale", "he", "--format", format], input: "1\nwhere am i\nsettings\n",
        environment: ["VTE_VERSION": "7006", "KONSOLE_VERSION": "221203", "TERM": "xterm-256color"])
      let marks = "\u{1B}\u{061C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{2066}\u{2067}\u{2068}\u{2069}"
      #expect(Set(result.outputText.unicodeScalars).isDisjoint(with: marks.unicodeScalars))
      #expect(result.exit == .code(0))
    }
  }
}
