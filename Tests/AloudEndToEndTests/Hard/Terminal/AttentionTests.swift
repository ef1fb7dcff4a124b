import AloudTesting
import Testing

extension HardTests {
  /// LOG: what asks for attention at a terminal, by the small assistant.
  @Suite struct AttentionTests {
    /// The assistant at a terminal.
    private static func assistant(_ arguments: String...) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        BuiltBinary.path(named: "AssistantExample"), arguments + ["--speech", "off"], size: TerminalSize(columns: 200),
        environment: Program.soundless)
      try terminal.wait(for: "\n> ")
      return terminal
    }

    @Test("a question comes after what has led to it, waits, and is asked once more") func again() throws {
      let terminal = try Self.assistant("--ask-again", "1")
      try terminal.enter("message delete build")
      try terminal.wait(for: "Assistant: The folder can be made anew.")
      try terminal.wait(for: "Run rm -r build?")
      try terminal.wait(for: "Run rm -r build?")
      try terminal.enter("refuse")
      try terminal.wait(for: "Nothing was deleted.")
      _ = terminal.close()
    }

    @Test("that work has ended is told by the terminal's bell, with how long it took") func bell() throws {
      let terminal = try Self.assistant("--done-signal", "bell")
      try terminal.enter("message delete build")
      try terminal.wait(for: "Run rm -r build?")
      try terminal.enter("allow")
      try terminal.wait(for: "Done: rm -r build, after ")
      try terminal.wait(for: "\u{07}> ")
      _ = terminal.close()
    }

    @Test("nobody who has not asked for it hears the bell") func silent() throws {
      let terminal = try Self.assistant()
      try terminal.enter("message delete build")
      try terminal.wait(for: "Run rm -r build?")
      try terminal.enter("allow")
      try terminal.wait(for: "Done: rm -r build")
      try terminal.wait(for: "\n> ")
      #expect(!terminal.bytes.contains(0x07))
      _ = terminal.close()
    }
  }
}
