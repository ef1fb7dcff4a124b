import AloudTesting
import Expectations
import TestSupport
import Testing

extension HardTests {
  /// What somebody at a terminal is told of by itself, when it is due.
  @Suite struct ToldOnceTests {
    @Test(
      "SET-2: after half a minute in which nothing was heard, a command that runs is told of by name, and its end",
      .enabled(if: Nightly.isOn, "it is run by .ci/nightly"))
    func stillWorking() async throws {
      try await TemporaryFolder.with { folder in
        let document = """
          app: A
          tabs:
            - title: T
              elements:
                - button: Wait
                  action: {run: [sh, -c, 'until test -e "\(folder)/end"; do sleep 0.1; done'], time limit: 600}

          """
        try Files.write(document, to: "\(folder)/app.yaml")
        let terminal = try Program.shellTerminal("exec \"$0\" run '\(folder)/app.yaml'")
        try terminal.wait(for: "\n> ")
        try terminal.enter("wait")
        let text = try terminal.wait(for: "Still working", within: .seconds(300))
        expect(text.components(of: "Still working"), is: 1)
        try terminal.wait(for: "\n> ")
        try Files.write("", to: "\(folder)/end")
        try terminal.wait(for: "Wait: done.\n> ")
      }
    }

    @Test(
      "SET-1: a terminal's own zoom is told when text is first made larger, and once",
      arguments: [
        (["VTE_VERSION": "7006"], "Ctrl and plus make"), (["XTERM_VERSION": "XTerm(379)"], "Shift and the plus of"),
        (["TERM": "linux"], "The command \"setfont -d\" doubles"),
        ([:], "Only the terminal can make its letters larger"),
      ])
    func zoom(_ environment: [String: String], _ words: String) throws {
      let terminal = try Program.terminal(environment: environment)
      expect(!terminal.text.contains(words))
      for line in ["larger text", "larger text", "smaller text", "larger text", "quit"] { try terminal.enter(line) }
      try terminal.waitForExit()
      expect(terminal.text.components(of: words), is: 1)
    }

    @Test(
      "SAY-7: a poor voice is called so until somebody has said whether they want it",
      arguments: [("he", "הפעלת קול", true), ("th", "is a poor one", true), ("en", "is a poor one", false)])
    func poorVoice(_ locale: String, _ words: String, _ isPoor: Bool) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("pcm.!default { type null }\nctl.!default { type null }\n", to: "\(folder)/asoundrc")
        func isTold(before line: String) throws -> Bool {
          let terminal = try PseudoTerminal(
            BuiltBinary.path(), ["--locale", locale, "--data", "\(folder)/data"], size: TerminalSize(columns: 200),
            environment: [
              "ALSA_CONFIG_PATH": "\(folder)/asoundrc", "PULSE_SERVER": "/nonexistent",
              "SPEECHD_ADDRESS": "unix_socket:/nonexistent", "NO_COLOR": "1",
            ])
          let start = try terminal.wait(for: "> ")
          for line in [line, "quit"] { try terminal.enter(line) }
          try terminal.waitForExit()
          return start.contains(words)
        }
        try expect(isTold(before: "where am i"), is: isPoor)
        try expect(isTold(before: "voice off"), is: isPoor)
        try expect(!isTold(before: "where am i"))
      }
    }
  }
}
