import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// VOICE-1: the closed loop with real parts, a voice of it; the whole of it is `Tests/VoiceLoop/voice_loop.py`.
  @Suite struct VoiceLoopTests {
    private static let script = "\(Article.root)/Tests/VoiceLoop/voice_loop.py"

    /// Whether there is a voice and somebody to hear it.
    private static let hasParts: Bool = {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "command -v flite sox && python3 -c 'import pocketsphinx'"]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      do { try process.run() } catch { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    @Test(
      "VOICE-1: a voice speaks a task, pocketsphinx hears it, and it is done",
      .enabled(if: hasParts, "flite, sox and pocketsphinx are wanted: the closed loop is skipped"))
    func smallLoop() async throws {
      let result = try await CommandRun(
        "/usr/bin/env", ["python3", Self.script, "--aloud", BuiltBinary.path(), "--small", "--only", "task"],
        timeLimit: .seconds(240)
      ).result()
      #expect(result.exit == .code(0), "\(result.outputText) \(result.errorText)")
    }
  }
}
