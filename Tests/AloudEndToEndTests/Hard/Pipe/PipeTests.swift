import AloudTesting
import Testing

extension HardTests {
  @Suite struct PipeTests {
    @Test("LOOP-1: on a pipe there is no prompt and no echo")
    func noPrompt() async throws {
      let result = try await Program.run(input: "groceries\n")
      #expect(result.exit == .code(0))
      #expect(!result.outputText.contains(">"))
      #expect(!result.lines.contains("groceries"))
      #expect(result.errorText == "")
    }

    @Test("LOOP-1: with --echo each line stands before its answer")
    func echo() async throws {
      let result = try await Program.run(["--echo"], input: "where am i\nshop\n")
      let first = try #require(result.lines.firstIndex(of: "> where am i"))
      #expect(result.lines[first + 1].hasPrefix("Reminders, tab, 1 of 4."))
      #expect(result.lines[first + 2] == "> shop")
    }

    @Test("LOOP-6: no input at all is an end, not an answer")
    func emptyInput() async throws {
      let result = try await Program.run()
      #expect(result.exit == .code(0))
      #expect(result.lines.first?.hasPrefix("Aloud.") == true)
      #expect(result.errorText == "")
    }

    @Test("LOOP-1: a last line without an end, and lines ended as on Windows, are taken")
    func lineEnds() async throws {
      let result = try await Program.run(["--echo"], input: "shop\r\nwhere am i")
      #expect(result.lines.contains("> shop"))
      #expect(result.lines.suffix(2).first == "> where am i")
      #expect(result.lines.last?.hasPrefix("Shop, tab, 3 of 4.") == true)
    }

    @Test("LOOP-6: an output that is closed early ends it quietly", arguments: [0, 1, 100])
    func closedOutput(_ bytes: Int) async throws {
      let input = Array(String(repeating: "shop\nroutes\n", count: 2_000).utf8)
      let result = try await Program.run(bytes: input, reading: .close(after: bytes))
      #expect(result.exit == .code(141))
      #expect(result.errorText == "")
    }

    @Test("SAFE-2: an output that can't be written is told in a sentence", arguments: ["\"$0\"", "\"$0\" schema"])
    func fullOutput(_ command: String) async throws {
      let result = try await Program.shell("\(command) >/dev/full")
      #expect(result.exit == .code(74))
      #expect(result.errorLines.count == 1)
      #expect(result.errorText.contains("disk"))
    }

    @Test("LOOP-1: many lines, a hundred thousand at night, are all answered in their order")
    func manyLines() async throws {
      let pairs = Nightly.isOn ? 50_000 : 5_000
      let input = String(repeating: "1\nback\n", count: pairs) + "where am i\n"
      // Beside other programs it may last.
      let result = try await Program.run(["--echo"], bytes: Array(input.utf8), timeLimit: .seconds(600))
      #expect(result.exit == .code(0))
      let asked = result.lines.filter { $0.hasPrefix("> ") }
      #expect(asked.count == 2 * pairs + 1)
      #expect(asked.enumerated().dropLast().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "> 1" : "> back") })
      #expect(result.lines.filter { $0.hasPrefix("Groceries. Back to Reminders.") }.count == pairs)
      #expect(result.lines.dropLast().last?.hasPrefix("Reminders, tab, 1 of 4.") == true)
    }
  }

  @Suite struct ClosedStreamTests {
    @Test("SAFE-2: a closed input is an end of input")
    func closedInput() async throws {
      let result = try await Program.shell("\"$0\" <&-")
      #expect(result.exit == .code(0))
      #expect(result.lines.first?.hasPrefix("Aloud.") == true)
    }

    @Test("SAFE-2: with a closed output nothing is written into the files that are opened instead")
    func closedOutput() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.shell("\"$0\" --data data --speech out.wav >&-", directory: folder)
        #expect(result.exit == .code(74))
        #expect(try Files.bytes("\(folder)/data/.lock").isEmpty)
      }
    }

    @Test("SAFE-2: with a closed standard error errors go nowhere")
    func closedErrors() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.shell("\"$0\" --data data --speech on 2>&-", directory: folder)
        #expect(result.exit == .code(0))
        #expect(try Files.bytes("\(folder)/data/.lock").isEmpty)
      }
    }
  }
}
