import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct LostSoundTests {
    @Test("SAFE-2: without a sound device one sentence says so, and everything is printed")
    func noDevice() async throws {
      let silent = try await Program.run(input: "groceries\nwhere am i\n")
      let result = try await Program.run(["--speech", "on"], input: "groceries\nwhere am i\n")
      #expect(result.exit == .code(0))
      #expect(result.errorLines == ["No sound device was found. Everything is printed all the same."])
      #expect(result.output == silent.output)
    }

    @Test("SAFE-2: at a terminal that sentence is a line of its own, with a fresh prompt after it")
    func noDeviceAtATerminal() throws {
      let terminal = try Program.terminal(speech: "on")
      if !terminal.text.contains("No sound device") { try terminal.wait(for: "No sound device") }
      try terminal.enter("where am i")
      try terminal.wait(for: "Reminders, tab, 1 of 4.")
      let lines = terminal.text.split(separator: "\n")
      #expect(lines.contains("No sound device was found. Everything is printed all the same."))
    }

    @Test("SET-6: without an option, and without a device, speech is off at a terminal, and that is said once")
    func offWithoutDevice() throws {
      let terminal = try PseudoTerminal(BuiltBinary.path(), environment: Program.soundless)
      try terminal.wait(for: "\n> ")
      #expect(terminal.text.components(of: "Speech is off, since") == 1)
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
          #expect(result.exit == .code(0))
          #expect(result.errorLines.count == 1)
          #expect(result.errorText.hasPrefix("\(file) can't "))
          #expect(result.output == silent.output)
        }
      }
    }

    @Test("SAFE-2: a reader of samples that leaves is told once, and printing goes on")
    func lostReader() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.shell(
          "{ \"$0\" --speech fd:3 3>&1 >out 2>errors; echo $? >code; } | true", directory: folder)
        #expect(try Files.text("\(folder)/code") == "0\n")
        #expect(try Files.text("\(folder)/errors").hasPrefix("fd:3 can't take the speech any more."))
        #expect(try Files.text("\(folder)/out").contains("5. More, menu button."))
      }
    }

    @Test("SAFE-2: a descriptor that isn't open is wrong use: another file would have its number")
    func closedDescriptor() async throws {
      let result = try await Program.shell("\"$0\" --speech fd:7 7>&-")
      #expect(result.exit == .code(64))
      #expect(result.errorText.contains("fd:7"))
      #expect(result.output.isEmpty)
    }

    @Test("SAFE-2: a voice that isn't there is told once, and the language's own speaks")
    func unknownVoice() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(
          ["--speech", "\(folder)/out.wav", "--voice", "no-such-voice"], input: "groceries\n")
        #expect(result.exit == .code(0))
        #expect(result.errorLines.count == 1)
        #expect(result.errorText.contains("no-such-voice"))
        #expect(try Files.bytes("\(folder)/out.wav").count > 44_100)
      }
    }
  }
}
