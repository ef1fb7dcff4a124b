import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests.AloneTests {
  @Suite struct LostSoundTests {
    @Test("SAFE-2: without a sound device one sentence says so, and everything is printed")
    func noDevice() async throws {
      let silent = try await Program.run(input: "groceries\nwhere am i\n")
      let result = try await Program.run(["--speech", "on"], input: "groceries\nwhere am i\n")
      expect(result.exit, is: .code(0))
      expect(result.errorLines, is: ["No sound device was found. Everything is printed all the same."])
      expect(result.output, is: silent.output)
    }

    @Test("SAFE-2: at a terminal that sentence is a line of its own, with a fresh prompt after it")
    func noDeviceAtATerminal() throws {
      let terminal = try Program.terminal(speech: "on")
      if !terminal.text.contains("No sound device") { try terminal.wait(for: "No sound device") }
      try terminal.enter("where am i")
      try terminal.wait(for: "Reminders, tab, 1 of 4.")
      let lines = terminal.text.split(separator: "\n")
      expect(lines.contains("No sound device was found. Everything is printed all the same."))
    }

    @Test("SET-6: without an option, and without a device, speech is off at a terminal, and that is said once")
    func offWithoutDevice() throws {
      let terminal = try PseudoTerminal(BuiltBinary.path(), environment: Program.soundless)
      try terminal.wait(for: "\n> ")
      expect(terminal.text.components(of: "Speech is off, since"), is: 1)
    }

    @Test(
      "SAFE-2: speech into a full disk, or where no file can be, is told once; printing goes on",
      arguments: ["wav", "pcm"])
    func fullDisk(_ kind: String) async throws {
      try await TemporaryFolder.with { folder in
        let silent = try await Program.run(input: "groceries\nwhere am i\n")
        _ = try await Program.shell("ln -s /dev/full full.\(kind)", directory: folder)
        for file in ["full.\(kind)", "nowhere/out.\(kind)"] {
          let result = try await Program.run(["--speech", file], input: "groceries\nwhere am i\n", directory: folder)
          expect(result.exit, is: .code(0))
          expect(result.errorLines.count, is: 1)
          expect(result.errorText.hasPrefix("\(file) can't "))
          expect(result.output, is: silent.output)
        }
      }
    }

    @Test("SAFE-2: a reader of samples that leaves is told once, and printing goes on")
    func lostReader() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.shell(
          "{ \"$0\" --speech fd:3 3>&1 >out 2>errors; echo $? >code; } | true", directory: folder)
        try expect(Files.text("\(folder)/code"), is: "0\n")
        expect(
          try Files.text("\(folder)/errors"),
          is:
            "fd:3 can't take the speech any more: the program that reads it has ended. Everything is printed all the same.\n"
        )
        try expect(Files.text("\(folder)/out").contains("5. More, menu button."))
      }
    }

    @Test("SAFE-2: a command that ends is told once, by its name, and printing goes on")
    func endedCommand() async throws {
      let silent = try await Program.run(input: "groceries\nwhere am i\n")
      let result = try await Program.run(["--speech", "|exit 3"], input: "groceries\nwhere am i\n")
      expect(result.exit, is: .code(0))
      expect(
        result.errorLines,
        is: [
          "exit 3 can't take the speech any more: the program that reads it has ended. Everything is printed all the same."
        ])
      expect(result.output, is: silent.output)
    }

    @Test("SAFE-2: a sound device that hangs keeps nobody from answers, nor from leaving")
    func hangingDevice() async throws {
      try await TemporaryFolder.with { folder in
        // Open for reading, so that it can be opened for writing; but nobody reads.
        let pipe = "\(folder)/pipe"
        expect(mkfifo(pipe, 0o600), is: 0)
        let reader = open(pipe, O_RDWR | O_CLOEXEC)
        defer { close(reader) }
        try Files.write(
          "pcm.!default { type file slave.pcm { type null } file \"\(pipe)\" format \"raw\" }\n",
          to: "\(folder)/asoundrc")
        let terminal = try Program.terminal(speech: "device", environment: ["ALSA_CONFIG_PATH": "\(folder)/asoundrc"])
        try terminal.enter("read")
        try terminal.wait(for: "6. Timer, opens a screen.")
        try terminal.wait(for: "The sound device has stopped. Everything is printed all the same.")
        try terminal.enter("where am i")
        try terminal.wait(for: "Reminders, tab, 1 of 4.")
        try terminal.enter("quit")
        try terminal.wait(for: "Goodbye.")
        try expect(terminal.waitForExit(), is: .code(0))
      }
    }

    @Test("SAFE-2: a label of a million characters is printed and begun to be said, and a key ends it")
    func longLabel() async throws {
      try await TemporaryFolder.with { folder in
        let label = String(repeating: "word ", count: 200_000)
        try Files.write(
          "app: Long\ntabs:\n- title: Home\n  elements:\n  - button: \(label)\n  - button: Other\n",
          to: "\(folder)/a.yaml")
        let piped = try await Program.run(
          ["run", "a.yaml", "--speech", "|head -c 100000 >sound"], input: "other\n", directory: folder)
        expect(piped.exit, is: .code(0))
        expect(piped.lines.contains { $0.count > 999_990 })
        expect(piped.lines.contains("Other: done."))
        try expect(Files.bytes("\(folder)/sound").count, is: 100_000)

        expect(mkfifo("\(folder)/out.pcm", 0o600), is: 0)
        let terminal = try PseudoTerminal(
          BuiltBinary.path(), ["run", "\(folder)/a.yaml", "--speech", "\(folder)/out.pcm"],
          size: TerminalSize(columns: 200), environment: Program.soundless)
        let reader = open("\(folder)/out.pcm", O_RDWR | O_CLOEXEC)
        defer { close(reader) }
        try terminal.wait(for: "\n> ", within: .seconds(60))
        try terminal.type("other\r")
        try terminal.wait(for: "Other: done.")
        // The first key silences, so that Ctrl-C finds an empty line and silence.
        try terminal.type("x\u{7F}")
        try terminal.press(.controlC)
        try expect(terminal.waitForExit(), is: .code(130))
      }
    }

    @Test("SET-6: evidence of a screen reader is told in one line with the words that turn the voice on, which is kept")
    func screenReader() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("pcm.!default { type null }\nctl.!default { type null }\n", to: "\(folder)/asoundrc")
        func terminal() throws -> PseudoTerminal {
          let terminal = try Program.shellTerminal(
            "cp /bin/sleep '\(folder)/orca'; '\(folder)/orca' 100 & \"$0\" --data '\(folder)/data'; kill $!",
            environment: ["ALSA_CONFIG_PATH": "\(folder)/asoundrc", "SPEECHD_ADDRESS": "unix_socket:/nonexistent"])
          try terminal.wait(for: "\n> ")
          return terminal
        }
        let first = try terminal()
        let notice =
          "Speech is off, since a screen reader seems to be running. Say \"voice on\" to hear Aloud too."
        expect(first.text.split(separator: "\n").filter { $0 == notice }.count, is: 1)
        try first.enter("voice on")
        try first.wait(for: "Speech, on.")
        try first.enter("quit")
        try first.wait(for: "Goodbye.")
        _ = try first.waitForExit()
        try expect(Files.text("\(folder)/data/settings"), is: "speech = on\n")

        let second = try terminal()
        expect(!second.text.contains("Speech is off"))
        try second.enter("voice off")
        try second.wait(for: "Speech, off.")
        try second.enter("quit")
        _ = try second.waitForExit()
      }
    }

    @Test("SAFE-2: a descriptor that isn't open is wrong use: another file would have its number")
    func closedDescriptor() async throws {
      let result = try await Program.shell("\"$0\" --speech fd:7 7>&-")
      expect(result.exit, is: .code(2))
      expect(result.errorText.contains("fd:7"))
      expect(result.output.isEmpty)
    }

    @Test("SAFE-2: a voice that isn't there is told once, and the language's own speaks")
    func unknownVoice() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(
          ["--speech", "\(folder)/out.wav", "--voice", "no-such-voice"], input: "groceries\n")
        expect(result.exit, is: .code(0))
        expect(result.errorLines.count, is: 1)
        expect(result.errorText.contains("no-such-voice"))
        try expect(Files.bytes("\(folder)/out.wav").count > 44_100)
      }
    }
  }
}
