import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// VOICE-1: recognisers that behave, and those that don't.
  @Suite struct ListeningTests {
    private func listen(_ command: String, _ arguments: [String] = [], input: String = "") async throws -> RunResult {
      try await Program.run(["--echo", "--listen", command] + arguments, input: input)
    }

    @Test("VOICE-1: lines of a recogniser are taken as they come, and its end ends the program") func lines()
      async throws
    {
      let result = try await listen("printf 'groceries\\nmilk\\n'")
      #expect(result.lines.contains("> groceries"))
      #expect(result.lines.contains("> milk"))
      #expect(result.lines.last == "On.")
      #expect(result.exit == .code(0))
    }

    @Test("VOICE-1: a recogniser finds the grammar, which is that of the place") func grammar() async throws {
      let result = try await listen(
        #"grep -c "<name> = .*groceries" "$ALOUD_GRAMMAR" | sed 's/1/groceries/'; until grep -q milk "$ALOUD_GRAMMAR"; do sleep 0.05; done; echo milk"#
      )
      #expect(result.lines.last == "On.")
    }

    @Test("VOICE-1: one that dies is started again, which is said once, and given up at last, with its reason")
    func dies() async throws {
      let result = try await listen("echo 'no microphone' >&2; exit 3")
      let told = result.lines.filter { $0.contains("recogniser") }
      #expect(told.count == 2)
      #expect(told.first?.contains("started again") == true)
      #expect(told.last?.contains("no microphone") == true)
      #expect(result.exit == .code(0))
    }

    @Test("VOICE-1: a command that is not there is told as one that dies") func missing() async throws {
      let result = try await listen("/nonexistent/recogniser")
      #expect(result.lines.last?.contains("not started any more") == true)
    }

    @Test("VOICE-1: one that floods is stopped, and nothing else is lost") func floods() async throws {
      let result = try await listen("yes milk", input: "groceries\n")
      #expect(result.lines.contains { $0.contains("more lines than anybody can say") })
      #expect(result.exit == .code(0))
    }

    @Test("VOICE-1: binary is left out, which is said once") func binary() async throws {
      let result = try await listen(#"printf '\377\376\n\033[A\n\0\ngroceries\n'"#)
      #expect(result.lines.count { $0.contains("can't be read") } == 1)
      #expect(result.lines.contains("> groceries"))
    }

    @Test("VOICE-1: what was heard with an old grammar is dropped") func stale() async throws {
      let result = try await listen(#"echo groceries; sleep 0.3; echo '{"text": "milk", "generation": 1}'"#)
      #expect(result.lines.last == "What can be said has changed meanwhile. Say it again.")
    }

    @Test("VOICE-1: one that hangs holds nothing up: what is typed counts, and \"quit\" ends both") func hangs()
      async throws
    {
      let result = try await listen("sleep 1000", input: "groceries\nquit\n")
      #expect(result.lines.contains { $0.hasPrefix("Groceries. Back to Reminders.") })
      #expect(result.exit == .code(0))
    }

    @Test("VOICE-1: a grammar that can't be written is told once, and lines are taken all the same") func unwritable()
      async throws
    {
      let result = try await Program.run(
        ["--echo", "--grammar", "/nonexistent/folder/grammar.jsgf"], input: "groceries\nmilk\n")
      #expect(result.lines.count { $0.contains("The grammar can't be written") } == 1)
      #expect(result.lines.last == "On.")
    }

    @Test("VOICE-1: each new grammar is announced on a descriptor, with its number") func announced() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-\(UUID())").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let result = try await Program.shell(
        "\"$0\" --grammar '\(folder)/g.json' --grammar-fd 3 3>'\(folder)/told' >/dev/null",
        input: "groceries\nmilk\nback\n")
      #expect(result.exit == .code(0))
      let told = try String(contentsOfFile: folder + "/told", encoding: .utf8).split(separator: "\n")
      #expect(told.count >= 2)
      #expect(told.first?.hasPrefix("{\"generation\":1,\"grammar\":\"") == true)
      let phrases = try JSONDecoder().decode([String].self, from: Data(contentsOf: URL(filePath: folder + "/g.json")))
      #expect(phrases.contains("groceries"))
      #expect(phrases.last == "[unk]")
    }

    @Test("VOICE-1: aloud grammar prints what can be said after some lines, in two forms") func command() async throws {
      let jsgf = try await Program.run(["grammar", "--say", "groceries"])
      #expect(jsgf.lines.first == "#JSGF V1.0 UTF-8 en;")
      #expect(jsgf.outputText.contains("milk"))
      let vosk = try await Program.run(["grammar", "--format", "vosk"])
      #expect(try JSONDecoder().decode([String].self, from: Data(vosk.output)).contains("where am i"))
      let missing = try await Program.run(["grammar", "/nonexistent.yaml"])
      #expect(missing.exit == .code(66))
    }
  }
}
