import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests.AloneTests {
  /// Lines edited at a terminal where speech is on, and where it is off.
  @Suite struct EditedLineTests {
    @Test("SAFE-2: a paste of 10 MB is one line that is too long, and the loop goes on") func hugePaste() async throws {
      try await atVoice { terminal in
        try terminal.type("\u{1B}[200~")
        for _ in 0..<10 { try terminal.type(String(repeating: "paste ", count: 170_000)) }
        try terminal.type("\u{1B}[201~\r")
        try terminal.wait(for: "That line is too long.", within: .seconds(60))
        try terminal.enter("where am i")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
      }
    }

    @Test("SAFE-2: unknown keys and half a letter leave nothing on the line") func unknownKeys() async throws {
      try await atVoice { terminal in
        try terminal.write(Array("wh\u{1B}[99;99z\u{1B}OZ".utf8) + [0xC3] + Array("ere\u{1B}[[Z am i\r".utf8))
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
      }
    }

    @Test("EDIT-3: a line that wraps is edited in a narrow window, and after it has another size") func resized()
      async throws
    {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.terminal(
          speech: "\(folder)/out.wav", size: TerminalSize(columns: 30, rows: 10))
        try terminal.type(String(repeating: "x", count: 80))
        try terminal.wait(for: String(repeating: "x", count: 80))
        try terminal.resize(to: TerminalSize(columns: 50, rows: 10))
        try terminal.type("\u{15}where am i\r")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
      }
    }

    @Test(
      "SAFE-2: the terminal is put back where the program is ended or crashes",
      arguments: ["TERM", "HUP", "SEGV", "ABRT", "ILL"])
    func putBack(_ name: String) async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.shellTerminal(
          """
          sh -c 'echo $$ >"$1/number"; exec "$0" --locale he --speech "$1/out.wav"' "$0" '\(folder)'
          echo left; stty -a; read line
          """, environment: ["SWIFT_BACKTRACE": "enable=no", "TERM": "xterm-256color", "VTE_VERSION": "7006"])
        try terminal.wait(for: "\u{1B}[?2501h")
        try terminal.wait(for: "\u{1B}[?2004h")
        try await LeavingTests.send(name, to: "\(folder)/number")
        let end = try terminal.wait(for: "left")
        expect(end.contains("\u{1B}[?2004l") && end.contains("\u{1B}[?2501r"))
        let modes = try terminal.wait(for: "echoke")
        expect(modes.contains(" icanon"))
        expect(modes.contains("eol = <undef>"))
        try expect(terminal.isEchoOn)
      }
    }

    @Test(
      "EDIT-3: without speech an arrow key leaves no mark, and the line is taken",
      arguments: ["groc\u{1B}[D\u{1B}[C", "groc\u{1B}[A\u{1B}[B", "groc\u{1B}OA\u{1B}OB"])
    func arrowsWithoutSpeech(_ keys: String) throws {
      let terminal = try Program.terminal()
      try expect(terminal.isEchoOn)
      try terminal.type(keys)
      try terminal.wait(forEcho: false)
      try terminal.type("eries\r")
      try terminal.wait(for: "Groceries. Back to Reminders.")
      try terminal.wait(for: "\n> ")
      // The terminal's own line mode is there again.
      try terminal.wait(forEcho: true)
    }

    @Test("EDIT-3: what a key does is heard") func heard() async throws {
      try await TemporaryFolder.with { folder in
        let sound = "\(folder)/out.pcm"
        let terminal = try Program.terminal(["--key-echo", "none"], speech: sound)
        try terminal.type("where am i")
        try terminal.wait(for: "where am i")
        // Nothing but the line is said now, when it is asked for. The first key may have silenced all before it was begun.
        let count = { (try? Files.bytes(sound).count) ?? 0 }
        let before = count()
        try terminal.type("\u{0C}")
        let deadline = ContinuousClock.now + .seconds(20)
        while count() < before + 20_000, ContinuousClock.now < deadline { await Task.yield() }
        expect(count() >= before + 20_000)
      }
    }

    private func atVoice(
      isolation: isolated (any Actor)? = #isolation, _ body: (PseudoTerminal) throws -> Void
    ) async throws {
      try await TemporaryFolder.with { folder in try body(try Program.terminal(speech: "\(folder)/out.wav")) }
    }
  }
}
