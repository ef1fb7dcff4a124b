import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  /// Lines edited at a terminal where speech is on, and where it is off.
  @Suite struct EditedLineTests {
    @Test("EDIT-3: arrows, Home, End and kills edit the line that is taken") func editing() async throws {
      try await atVoice { terminal in
        // "roceries", Home, "g", End, "X", Backspace.
        try terminal.type("roceries\u{1B}[Hg\u{1B}[FX\u{7F}\r")
        try terminal.wait(for: "Groceries. Back to Reminders.")
        try terminal.wait(for: "\n> ")
        try terminal.type("nonsense\u{15}bakc\u{14}\r")
        try terminal.wait(for: "Reminders")
        #expect(!terminal.text.contains("^["))
      }
    }

    @Test("EDIT-3: Up brings earlier lines, and a secret is none") func history() async throws {
      try await atVoice { terminal in
        try terminal.enter("shop")
        try terminal.wait(for: "\n> ")
        try terminal.enter("gift code")
        try terminal.wait(for: "\n> ")
        try terminal.enter("tulip-7741")
        try terminal.wait(for: "\n> ")
        // Before the secret was "gift code", before that "shop".
        try terminal.type("\u{1B}[A")
        try terminal.wait(for: "gift code")
        try terminal.type("\u{1B}[A\r")
        try terminal.wait(for: "shop\n")
        #expect(!terminal.text.contains("tulip"))
        #expect(!terminal.text.contains("7741"))
      }
    }

    @Test("EDIT-3: Tab completes what can be said here, and nothing at a confirmation") func completion() async throws {
      try await atVoice { terminal in
        try terminal.type("gro\t\r")
        try terminal.wait(for: "Groceries. Back to Reminders.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("more")
        try terminal.wait(for: "\n> ")
        try terminal.enter("delete list")
        try terminal.wait(for: "Delete the list Groceries?")
        try terminal.wait(for: "\n> ")
        try terminal.type("del\t\r")
        try terminal.wait(for: "del\nNothing deleted.")
      }
    }

    @Test("LOOP-6: Ctrl-C clears the line, a second one leaves with a word") func interrupt() async throws {
      try await atVoice { terminal in
        try terminal.type("groceries")
        try terminal.wait(for: "groceries")
        try terminal.press(.controlC)
        try terminal.wait(for: "\u{1B}[K")
        try terminal.enter("where am i")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
        try terminal.wait(for: "\n> ")
        // The first key silences what is being said, so that Ctrl-C finds an empty line and silence.
        try terminal.type("x")
        try terminal.wait(for: "x")
        try terminal.press(.controlC)
        try terminal.wait(for: "\u{1B}[K")
        try terminal.press(.controlC)
        try terminal.wait(for: "\nGoodbye.")
        #expect(try terminal.waitForExit() == .code(130))
        #expect(!terminal.text.contains("Groceries."))
      }
    }

    @Test("EDIT-3: Ctrl-D at an empty line ends the input") func endOfInput() async throws {
      try await atVoice { terminal in
        try terminal.press(.controlD)
        #expect(try terminal.waitForExit() == .code(0))
      }
    }

    @Test("EDIT-3: the lines of a paste are taken one after another") func paste() async throws {
      try await atVoice { terminal in
        try terminal.wait(for: "\u{1B}[?2004h")
        try terminal.type("\u{1B}[200~shop\rsettings\rroutes\rwhere am\u{1B}[201~ i\r")
        try terminal.wait(for: "Routes, tab, selected, 2 of 4.")
      }
    }

    @Test("ASK-2: a paste that was begun before the question never confirms") func pasteBeforeTheQuestion() async throws
    {
      try await atVoice { terminal in
        try terminal.type("\u{1B}[200~groceries\rmore\rdelete list\rdelete Groceries\r\u{1B}[201~")
        try terminal.wait(for: "Delete the list Groceries?")
        try terminal.wait(for: "\n> ")
        try terminal.enter("delete Groceries")
        try terminal.wait(for: "\n> ")
        #expect(terminal.text.components(separatedBy: "Groceries deleted").count <= 2)
      }
    }

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

    @Test("SAFE-2: stopped and let go on, the terminal is as it was, and then edits again") func suspended()
      async throws
    {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.shellTerminal(
          "set -m; echo $$ >'\(folder)/shell'; \"$0\" --speech '\(folder)/out.wav'; echo stopped; stty -a; fg; echo left"
        )
        try terminal.wait(for: "\n> ")
        try terminal.wait(for: "\u{1B}[?2004h")
        try terminal.type("groc")
        try terminal.wait(for: "groc")
        try terminal.press(.controlZ)
        try terminal.wait(for: "\u{1B}[?2004l")
        try terminal.wait(for: "stopped")
        let modes = try terminal.wait(for: "echoke")
        #expect(modes.contains(" icanon"))
        #expect(modes.contains("intr = ^C"))
        // What was begun is there again.
        try terminal.wait(for: "> ")
        try terminal.type("eries\r")
        try terminal.wait(for: "Groceries. Back to Reminders.")
        try terminal.press(.controlD)
        try terminal.wait(for: "left")
        #expect(try terminal.isEchoOn)
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
        #expect(end.contains("\u{1B}[?2004l") && end.contains("\u{1B}[?2501r"))
        let modes = try terminal.wait(for: "echoke")
        #expect(modes.contains(" icanon"))
        #expect(modes.contains("eol = <undef>"))
        #expect(try terminal.isEchoOn)
      }
    }

    @Test("EDIT-3: keys of the user's inputrc count") func inputrc() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("\"\\C-o\": kill-whole-line\n", to: "\(folder)/inputrc")
        let terminal = try Program.terminal(
          speech: "\(folder)/out.wav", environment: ["INPUTRC": "\(folder)/inputrc"])
        try terminal.type("nonsense\u{0F}where am i\r")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
      }
    }

    // MARK: - Without speech

    @Test(
      "EDIT-3: without speech an arrow key leaves no mark, and the line is taken",
      arguments: ["groc\u{1B}[D\u{1B}[C", "groc\u{1B}[A\u{1B}[B", "groc\u{1B}OA\u{1B}OB"])
    func arrowsWithoutSpeech(_ keys: String) throws {
      let terminal = try Program.terminal()
      #expect(try terminal.isEchoOn)
      try terminal.type(keys)
      try terminal.wait(forEcho: false)
      try terminal.type("eries\r")
      try terminal.wait(for: "Groceries. Back to Reminders.")
      try terminal.wait(for: "\n> ")
      // The terminal's own line mode is there again.
      try terminal.wait(forEcho: true)
    }

    @Test("EDIT-3: a terminal that can't move its cursor has its own line mode, whether speech is on or not")
    func dumb() async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.terminal(speech: "\(folder)/out.wav", environment: ["TERM": "dumb"])
        #expect(try terminal.isEchoOn)
        try terminal.enter("where am i")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
        #expect(!terminal.text.contains("\u{1B}"))
      }
    }

    @Test("LOOP-2: with single keys a digit acts at once, and so does the letter of one name; not in a text")
    func singleKeys() throws {
      let terminal = try Program.terminal(["--single-keys"])
      try terminal.type("1")
      try terminal.wait(for: "Groceries. Back to Reminders.")
      try terminal.wait(for: "\n> ")
      try terminal.type("back\r")
      try terminal.wait(for: "\n> ")
      try terminal.type("g")
      try terminal.wait(for: "Groceries. Back to Reminders.")
    }

    // MARK: - Marks

    @Test("OSC 133 marks prompt, line and answer on a terminal that takes them, and no other") func marks() throws {
      let terminal = try PseudoTerminal(
        BuiltBinary.path(), ["--speech", "off"], environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
      try terminal.wait(for: "\u{1B}]133;A\u{1B}\\> \u{1B}]133;B\u{1B}\\")
      try terminal.enter("where am i")
      try terminal.wait(for: "where am i\n\u{1B}]133;C\u{1B}\\Reminders, tab, 1 of 4.")
      try terminal.wait(for: "\u{1B}]133;D\u{1B}\\\u{1B}]133;A\u{1B}\\> ")
      let plain = try Program.terminal()
      #expect(!plain.text.contains("\u{1B}]"))
    }

    // MARK: - Speech

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
        #expect(count() >= before + 20_000)
      }
    }

    @Test("EDIT-3: the first key of a line silences what was being said") func silences() async throws {
      try await TemporaryFolder.with { folder in
        // A pipe that nobody reads: without a key, there is always something left to say.
        #expect(mkfifo("\(folder)/out.pcm", 0o600) == 0)
        let terminal = try Program.terminal(speech: "\(folder)/out.pcm")
        try terminal.type("x\u{7F}")
        try terminal.press(.controlC)
        try terminal.wait(for: "\nGoodbye.")
        #expect(try terminal.waitForExit() == .code(130))
      }
    }

    @Test("LOOP-3: where reading was silenced by a key the user is, and next goes on from there") func reading()
      async throws
    {
      try await TemporaryFolder.with { folder in
        // Nobody reads this pipe, and the first line is longer than what it holds: no other is ever begun.
        #expect(mkfifo("\(folder)/out.pcm", 0o600) == 0)
        let terminal = try Program.terminal(speech: "\(folder)/out.pcm")
        try terminal.enter("read")
        try terminal.wait(for: "6. Timer, opens a screen.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("where am i")
        try terminal.wait(for: "Groceries, 3 reminders, opens a screen, 1 of 6.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("next")
        try terminal.wait(for: "Work, 1 reminder, opens a screen, 2 of 6.")
        try terminal.wait(for: "\n> ")
        // Two at once may be one to the program.
        try terminal.press(.controlC)
        try terminal.wait(for: "\n> ")
        try terminal.press(.controlC)
        #expect(try terminal.waitForExit() == .code(130))
      }
    }

    private func atVoice(
      isolation: isolated (any Actor)? = #isolation, _ body: (PseudoTerminal) throws -> Void
    ) async throws {
      try await TemporaryFolder.with { folder in try body(try Program.terminal(speech: "\(folder)/out.wav")) }
    }
  }
}
