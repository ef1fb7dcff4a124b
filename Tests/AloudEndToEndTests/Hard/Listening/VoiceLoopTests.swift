import AloudTesting
import Expectations
import TestSupport
import Testing

extension HardTests {
  /// VOICE-1: the closed loop with real parts, a voice of it; the whole of it is `Tests/VoiceLoop/voice_loop.py`.
  @Suite(.enabled(if: Nightly.isOn, "it is run by .ci/nightly")) struct VoiceLoopTests {
    private static let folder = "\(Article.root)/Tests/VoiceLoop"

    /// Whether there are programs, and somebody to hear them.
    private static func has(_ programs: String) -> Bool {
      Program.succeeds("command -v \(programs) && python3 -c 'import pocketsphinx'")
    }

    @Test(
      "VOICE-1: a voice speaks commands, pocketsphinx hears them, and they are done",
      .enabled(if: has("flite sox"), "flite, sox and pocketsphinx are wanted: the closed loop is skipped"))
    func smallLoop() async throws {
      let result = try await CommandRun(
        "/usr/bin/env",
        ["python3", "\(Self.folder)/voice_loop.py", "--aloud", BuiltBinary.path(), "--small", "--only", "commands"],
        timeLimit: .seconds(240)
      ).result()
      expect(result.exit, is: .code(0), "\(result.outputText) \(result.errorText)")
    }

    @Test(
      "SAY-7: what pocketsphinx hears of our own announcements is what was printed",
      .enabled(if: has("sox"), "sox and pocketsphinx are wanted: nobody listens to the announcements"))
    func heardAsPrinted() async throws {
      let result = try await CommandRun(
        "/usr/bin/env", ["python3", "\(Self.folder)/heard_as_printed.py", "--aloud", BuiltBinary.path()],
        timeLimit: .seconds(240)
      ).result()
      expect(result.exit, is: .code(0), "\(result.outputText) \(result.errorText)")
    }
  }
}
