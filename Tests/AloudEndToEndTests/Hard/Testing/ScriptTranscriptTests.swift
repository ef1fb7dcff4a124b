import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// TEST-3: scripts that call `whiptail` or `dialog`, played by `aloud test`.
  @Suite struct ScriptTranscriptTests {
    private static let script = """
      name=$(whiptail --title Setup --inputbox "Your name?" 8 40 3>&1 1>&2 2>&3) || exit 5
      one=$(dialog --stdout --menu "Which one?" 12 40 2 a Ann b Bob) || exit 6
      echo "$name, $one"
      """

    private static let played = """
      script: sh setup.sh
      now: 2026-11-20T10:00:00

      Setup
      Your name? Text field. Enter leaves it empty. Type the text, or say "cancel".
      > Cleo
      Which one? 2 items.
      1. a, Ann.
      2. b, Bob.
      Say a number or a name; "cancel" leaves.
      > 2
      b.
      Cleo, b

      """

    private func run(_ arguments: [String], transcript: String) async throws -> (
      result: RunResult, files: [String: String]
    ) {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.script + "\n", to: folder + "/setup.sh")
        try Files.write(transcript, to: folder + "/setup.transcript")
        let result = try await Program.run(["test"] + arguments + ["setup.transcript"], directory: folder)
        var files: [String: String] = [:]
        for name in try Files.names(in: folder) { files[name] = try Files.text(folder + "/" + name) }
        return (result, files)
      }
    }

    @Test("TEST-3: a script's questions and answers are a transcript, whichever program it calls") func same()
      async throws
    {
      let (result, _) = try await run([], transcript: Self.played)
      #expect(result.lines.last == "Passed: 1. Failed: 0. Left out: 0.")
      #expect(result.exit == .code(0))
    }

    @Test("TEST-3: what a script says otherwise is a difference, by its line") func other() async throws {
      let (result, _) = try await run([], transcript: Self.played.replacing("2. b, Bob.", with: "2. b, Bobby."))
      #expect(result.exit == .code(1))
      #expect(result.outputText.contains("2. b, Bobby."))
    }

    @Test("TEST-3: a script is recorded in another language") func german() async throws {
      let (_, files) = try await run(["--record", "--locales", "de"], transcript: Self.played)
      let recorded = try #require(files["setup.de.transcript"])
      #expect(recorded.contains("1. a, Ann."))
      #expect(recorded.contains("Enter lässt es leer."))
      #expect(recorded.contains("Cleo, b"))
    }
  }
}
