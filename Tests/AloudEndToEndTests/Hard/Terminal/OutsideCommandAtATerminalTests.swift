import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct OutsideCommandAtATerminalTests {
    @Test("SAFE-1: a command has no way to the terminal, nor to what is typed")
    func noTerminal() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(
          HardTests.OutsideCommandTests.document(
            "run: [sh, -c, '(echo sneaked >/dev/tty) 2>/dev/null || echo none; cat']"),
          to: "\(folder)/app.yaml")
        let terminal = try PseudoTerminal(
          BuiltBinary.path(), ["run", "\(folder)/app.yaml", "--speech", "off"], environment: Program.soundless)
        try terminal.wait(for: "1 item.\n> ")
        try terminal.enter("read")
        try terminal.wait(for: "1. none.")
        #expect(!terminal.text.contains("sneaked"))
      }
    }
  }
}
