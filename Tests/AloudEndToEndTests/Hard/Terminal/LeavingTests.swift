import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  @Suite struct LeavingTests {
    @Test("LOOP-6: Ctrl-C leaves, where nothing is spoken")
    func controlC() throws {
      let terminal = try Program.terminal()
      try terminal.press(.controlC)
      // On a line of its own, whatever the terminal shows of the key.
      try terminal.wait(for: "\nGoodbye.")
      #expect(try terminal.waitForExit() == .code(130))
    }

    @Test("LOOP-6: Ctrl-C stops speech first; again, it leaves")
    func controlCWhileSpeaking() async throws {
      try await TemporaryFolder.with { folder in
        // A pipe that nobody reads: there is always something left to say.
        #expect(mkfifo("\(folder)/out.pcm", 0o600) == 0)
        let terminal = try Program.terminal(speech: "\(folder)/out.pcm")
        try terminal.press(.controlC)
        try terminal.wait(for: "\n> ")
        try terminal.enter("where am i")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
        try terminal.wait(for: "\n> ")
        try terminal.press(.controlC)
        try terminal.wait(for: "\n> ")
        try terminal.press(.controlC)
        #expect(try terminal.waitForExit() == .code(130))
      }
    }

    @Test(
      "LOOP-6: a signal ends it quietly, with the exit code that shells give it",
      arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131)])
    func signals(_ name: String, _ code: Int32) async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.shellTerminal("echo $$ >'\(folder)/number'; exec \"$0\" --speech off")
        try terminal.wait(for: "\n> ")
        let before = terminal.bytes
        try await Self.send(name, to: "\(folder)/number")
        #expect(try terminal.waitForExit() == .code(code))
        #expect(terminal.bytes == before)
      }
    }

    @Test("LOOP-6: started with nohup, it goes on after SIGHUP")
    func nohup() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.shell(
          """
          mkfifo input; : >out
          (trap '' HUP; exec "$0" <input >out) &
          exec 9>input
          until grep -q 'More, menu' out; do sleep 0.01; done
          kill -HUP $!
          echo where am i >&9
          exec 9>&-
          wait $!; echo $?; tail -n 1 out
          """, directory: folder)
        #expect(result.outputText.hasPrefix("0\nReminders, tab, 1 of 4."))
      }
    }

    @Test(
      "LOOP-6: Ctrl-C and SIGTERM end speech that nobody takes, after the end of input",
      arguments: [("INT", 130), ("TERM", 143)])
    func speechThatNobodyTakes(_ name: String, _ code: Int) async throws {
      try await TemporaryFolder.with { folder in
        // A named pipe without a reader: what is to be spoken waits for ever. What is printed does not.
        let result = try await Program.shell(
          """
          mkfifo pipe.pcm
          : >out
          "$0" --speech pipe.pcm </dev/null >out 2>errors &
          until grep -q 'More, menu' out; do sleep 0.01; done
          # The first Ctrl-C may still come while there is speech to stop.
          while kill -\(name) $! && ! grep -q 'State:.Z' /proc/$!/status; do sleep 0.01; done 2>/dev/null
          wait $!
          echo $?
          cat errors
          """, directory: folder)
        #expect(result.outputText == "\(code)\n")
      }
    }

    @Test(
      "SAFE-3: the echo is on again after the program was ended during a secret",
      arguments: ["INT", "TERM", "HUP", "QUIT"])
    func echoIsRestored(_ name: String) async throws {
      try await TemporaryFolder.with { folder in
        // The outer shell stays, so that the terminal does.
        let terminal = try Program.shellTerminal(
          """
          sh -c 'echo $$ >"$1"; exec "$0" --speech off' "$0" '\(folder)/number'; echo left; read line
          """)
        try terminal.wait(for: "\n> ")
        try terminal.enter("shop")
        try terminal.wait(for: "\n> ")
        try terminal.enter("gift code")
        try terminal.wait(forEcho: false)
        try await Self.send(name, to: "\(folder)/number")
        try terminal.wait(for: "left")
        #expect(try terminal.isEchoOn)
      }
    }

    /// Sends a signal to the process whose number a file holds.
    static func send(_ name: String, to file: String) async throws {
      let number = try Files.text(file).trimmingCharacters(in: .whitespacesAndNewlines)
      let result = try await CommandRun("/bin/kill", ["-\(name)", number]).result()
      try #require(result.exit == .code(0))
    }
  }
}
