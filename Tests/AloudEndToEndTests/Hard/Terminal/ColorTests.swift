import AloudTesting
import Testing

extension HardTests.AloneTests {
  /// SET-3: weight and color at a real terminal.
  @Suite struct ColorTests {
    private func greeting(_ environment: [String: String]) throws -> String {
      // The prompt may be bold.
      let terminal = try Program.shellTerminal("\"$0\" --speech off", environment: environment)
      return try terminal.wait(for: "or \"help\".")
    }

    @Test("SET-3: numbers stand out where the terminal has colors, and no word is another") func on() throws {
      let said = try greeting(["TERM": "xterm-256color", "NO_COLOR": ""])
      #expect(said.contains("\u{1B}[1m1.\u{1B}[m Groceries, 3 reminders, opens a screen."))
    }

    @Test("SET-3: with NO_COLOR, and at a terminal that is dumb, there is none", arguments: ["xterm-256color", "dumb"])
    func off(_ terminal: String) throws {
      let said = try greeting(["TERM": terminal, "NO_COLOR": terminal == "dumb" ? "" : "1"])
      #expect(said.contains("1. Groceries, 3 reminders, opens a screen."))
      #expect(!said.contains("\u{1B}[1m"))
    }
  }
}
