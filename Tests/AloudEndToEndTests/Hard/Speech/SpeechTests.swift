import AloudTesting
import Expectations
import Testing

extension HardTests.AloneTests {
  @Suite(.enabled(if: Sox.isThere, "sox, which measures the sound, is not installed")) struct SpeechTests {
    @Test("SET-5: a WAV file has sound, and more of it the more is said")
    func wav() async throws {
      try await TemporaryFolder.with { folder in
        let little = try await record("little.wav", in: folder)
        let more = try await record("more.wav", in: folder, input: "groceries\nwhere am i\n")
        expect(little.duration > 1)
        expect(little.level > 0.01)
        expect(more.duration > little.duration + 1)
      }
    }

    @Test("SET-5: a line that says nothing aloud adds nothing, and a slower voice takes longer")
    func rate() async throws {
      try await TemporaryFolder.with { folder in
        let fast = try await record("fast.wav", in: folder, arguments: ["--rate", "350"])
        let slow = try await record("slow.wav", in: folder, arguments: ["--rate", "120"])
        expect(slow.duration > fast.duration * 1.5)
      }
    }

    @Test("SET-5: each language has its own voice")
    func languages() async throws {
      try await TemporaryFolder.with { folder in
        var recordings: [[UInt8]] = []
        for locale in ["en", "de", "ar"] {
          let sound = try await record("\(locale).wav", in: folder, arguments: ["--locale", locale])
          expect(sound.duration > 1 && sound.level > 0.01)
          recordings.append(try Files.bytes("\(folder)/\(locale).wav"))
        }
        expect(Set(recordings).count, is: 3)
      }
    }

    @Test("SET-5: the same words in another voice sound different")
    func voices() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await record("plain.wav", in: folder)
        _ = try await record("other.wav", in: folder, arguments: ["--voice", "en-gb-scotland"])
        try expect(Files.bytes("\(folder)/plain.wav") != Files.bytes("\(folder)/other.wav"))
      }
    }

    @Test("SET-5: raw samples in a file, a pipe and an open descriptor are those of the WAV file")
    func rawSamples() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await record("out.wav", in: folder)
        _ = try await record("out.pcm", in: folder)
        let descriptor = try await Program.shell("\"$0\" --speech fd:3 3>three.raw >out", directory: folder)
        let pipe = try await Program.shell(
          "mkfifo pipe.pcm; cat pipe.pcm >four.raw & \"$0\" --speech pipe.pcm >out; wait", directory: folder)
        expect(descriptor.exit == .code(0) && pipe.exit == .code(0))
        let samples = try Files.bytes("\(folder)/out.wav").dropFirst(44)
        try expect(Files.bytes("\(folder)/out.pcm")[...], is: samples)
        try expect(Files.bytes("\(folder)/three.raw")[...], is: samples)
        try expect(Files.bytes("\(folder)/four.raw")[...], is: samples)
      }
    }

    @Test("SET-5: the sound device gets 22,050 samples a second, 16 bits each, through ALSA")
    func soundDevice() async throws {
      try await TemporaryFolder.with { folder in
        // Through cat: the plug-in itself would start a new file each time the device is opened.
        try Files.write(
          """
          pcm.!default {
            type file
            slave.pcm { type null }
            file "|cat >> '\(folder)/device.raw'"
            format "raw"
          }
          """, to: "\(folder)/asoundrc")
        let result = try await Program.run(
          ["--speech", "on"], input: "groceries\n",
          environment: ["ALSA_CONFIG_PATH": "\(folder)/asoundrc", "PULSE_SERVER": "/nonexistent"])
        expect(result.exit, is: .code(0))
        expect(result.errorText, is: "")
        let wav = try await record("out.wav", in: folder, input: "groceries\n")
        let sound = try await Sox.measure("\(folder)/device.raw")
        expect(sound.level > 0.01)
        expect(abs(sound.duration - wav.duration) < 0.5)
      }
    }

    @Test("SAFE-1: markup and control characters in a label are heard as letters, and play no file")
    func markup() async throws {
      try await TemporaryFolder.with { folder in
        let minute = try await CommandRun(
          "sox", ["-n", "-r", "22050", "-c", "1", "-b", "16", "\(folder)/minute.wav", "synth", "60", "sine", "440"]
        ).result()
        expect(minute.exit, is: .code(0))
        func seconds(_ label: String) async throws -> Double {
          try Files.write(
            "app: A\ntabs:\n- title: Home\n  elements:\n  - button: \"\(label)\"\n", to: "\(folder)/a.yaml")
          let result = try await Program.run(["run", "a.yaml", "--speech", "out.wav"], directory: folder)
          expect(result.exit, is: .code(0))
          return try await Sox.measure("\(folder)/out.wav").duration
        }
        let plain = try await seconds("red")
        let marked = try await seconds("<audio src='\(folder)/minute.wav'/><break time='60s'/>\\e[31mred\\x01")
        expect(marked > plain + 2)
        expect(marked < plain + 40)
      }
    }

    @Test("LOOP-6: a WAV file is whole, whether Ctrl-C finds speech to stop or leaves at once")
    func interruptedFile() async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.terminal(speech: "\(folder)/out.wav")
        try terminal.enter("read")
        try terminal.wait(for: "\n> ")
        // One that finds speech only stops it; two that come at once are one to the program.
        var exit: CommandExit?
        for _ in 1...60 where exit == nil {
          try? terminal.press(.controlC)
          exit = try? terminal.waitForExit(within: .seconds(1))
        }
        expect(exit, is: .code(130))
        let bytes = try Files.bytes("\(folder)/out.wav")
        let count = bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) }
        expect(count, is: bytes.count - 44)
      }
    }

    private func record(
      _ name: String, in folder: String, input: String = "", arguments: [String] = []
    ) async throws -> Sox.Sound {
      let result = try await Program.run(arguments + ["--speech", "\(folder)/\(name)"], input: input)
      expect(result.exit, is: .code(0))
      expect(result.errorText, is: "")
      return try await Sox.measure("\(folder)/\(name)")
    }
  }
}
