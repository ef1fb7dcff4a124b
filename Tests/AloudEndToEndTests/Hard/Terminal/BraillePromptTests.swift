import AloudTesting
import Testing

extension HardTests.AloneTests {
  /// BRAILLE: a display shows the line that the cursor is on.
  @Suite struct BraillePromptTests {
    private func terminal(_ arguments: [String] = []) throws -> PseudoTerminal {
      try PseudoTerminal(
        BuiltBinary.path(), ["--format", "braille", "--braille-table", "none", "--speech", "off"] + arguments,
        size: TerminalSize(columns: 80), environment: Program.soundless)
    }

    @Test("BRAILLE: the prompt stands at the end of what was announced, and nothing is redrawn")
    func joined() throws {
      let terminal = try terminal(["--no-hints"])
      try terminal.wait(for: "\n6 Timer opscr > ")
      try terminal.enter("where am i")
      let answer = try terminal.wait(for: " > ")
      #expect(answer.contains("1/4") && !answer.hasSuffix("\n > "))
      try terminal.enter("nonsense")
      try terminal.wait(for: " > ")
      try terminal.enter("quit")
      try terminal.waitForExit()
      #expect(!terminal.bytes.contains(0x1B) && !terminal.bytes.contains(0x08))
    }

    @Test("BRAILLE: a line that leaves no room for an answer has the prompt below it")
    func noRoom() throws {
      let terminal = try PseudoTerminal(
        BuiltBinary.path(),
        ["--format", "braille", "--braille-table", "none", "--speech", "off", "--no-hints", "--cells", "200"],
        size: TerminalSize(columns: 18), environment: Program.soundless)
      try terminal.wait(for: "\n6 Timer opscr\n> ")
    }
  }
}
