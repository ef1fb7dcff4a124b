import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests {
  /// LOG, SAY-4: the sounds of what an assistant or a program wants, has done and could not do, as they are heard in a recording.
  @Suite struct SoundTests {
    /// A session, and the words before which a sound is heard in it.
    struct Case: CustomTestStringConvertible {
      let testDescription: String
      var program = "aloud"
      var arguments: [String] = []
      var input = ""
      let words, sound: String
    }

    private static let cases = [
      Case(
        testDescription: "a permission", program: "AssistantExample", input: "message delete build\nrefuse\n",
        words: "Run rm -r build?", sound: "answerWanted"),
      Case(
        testDescription: "the end of work", program: "AssistantExample",
        input: "message delete build\nallow\nwhere am i\nwhere am i\n", words: "Done: rm -r build", sound: "done"),
      Case(
        testDescription: "an error of the assistant", program: "AssistantExample",
        input: "message what about the weather\n", words: "Error: There is no network here.", sound: "error"),
      Case(
        testDescription: "a program that has failed", arguments: ["run", "--title", "Building", "--", "false"],
        words: "Building failed, with status 1.", sound: "error"),
    ]

    @Test("each is heard before its words, and none where sounds are off", arguments: cases)
    func heard(_ session: Case) async throws {
      try await TemporaryFolder.with { folder in
        let announcements = try await Self.record(session, ["--sounds"], to: "\(folder)/with.wav")
        let announcement = try #require(announcements.first { $0.printed.hasPrefix(session.words) })
        expect(announcement.speech.first?.icon, is: session.sound)
        try expect(HeardTones.sounds(in: "\(folder)/with.wav"), is: announcements.flatMap(\.speech).compactMap(\.icon))
        _ = try await Self.record(session, ["--no-sounds"], to: "\(folder)/without.wav")
        try expect(HeardTones.sounds(in: "\(folder)/without.wav"), is: [])
      }
    }

    private struct Told: Decodable {
      struct Piece: Decodable { let icon: String? }
      let printed: String
      let speech: [Piece]
    }

    /// Records a session, and returns what is announced in it.
    private static func record(_ session: Case, _ options: [String], to file: String) async throws -> [Told] {
      let own = ["--now", "2026-11-20T15:30:00", "--rate", "450", "--speech", file, "--format", "json"]
      // What follows two dashes is a program's.
      let dashes = session.arguments.firstIndex(of: "--") ?? session.arguments.endIndex
      let arguments = session.arguments[..<dashes] + options + own + session.arguments[dashes...]
      let result = try await CommandRun(
        BuiltBinary.path(named: session.program), Array(arguments), input: Array(session.input.utf8),
        environment: Program.soundless
      ).result()
      expect(result.errorText, is: "")
      return try result.outputLines.map { try JSONDecoder().decode(Told.self, from: Data($0.utf8)) }
    }
  }
}
