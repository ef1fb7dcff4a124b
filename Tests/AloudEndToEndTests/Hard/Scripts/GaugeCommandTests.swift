import AloudTesting
import Testing

extension HardTests {
  /// SCRIPT-1: `aloud gauge`, and the gauge of the dialects.
  @Suite struct GaugeCommandTests {
    @Test("SCRIPT-1: a gauge says every tenth of the way, and what is done now") func milestones() async throws {
      let numbers = (1...100).map { "\($0)\n" }.joined()
      let result = try await Program.run(["gauge", "Copying"], input: numbers)
      let said = result.errorLines.filter { $0.hasSuffix("%.") }
      #expect(said == stride(from: 10, through: 100, by: 10).map { "\($0)%." })
      #expect(result.outputText.isEmpty)
      #expect(result.exit == .code(0))
    }

    @Test("SCRIPT-1: a gauge says once what it is called before it says how far it is") func calledOnce() async throws {
      let result = try await Program.run(["gauge", "Copying"], input: "100\n")
      #expect(result.errorLines.first == "Copying, 0%, progress.")
      #expect(result.errorLines.filter { $0.contains("Copying") }.count == 1)
    }

    @Test("SET-2: with reduced motion a gauge says every quarter") func quarters() async throws {
      let numbers = (1...100).map { "\($0)\n" }.joined()
      let result = try await Program.run(["gauge", "Copying", "--reduce-motion"], input: numbers)
      let said = result.errorLines.filter { $0.hasSuffix("%.") }
      #expect(said == ["25%.", "50%.", "75%.", "100%."])
    }

    @Test("SCRIPT-1: lines between XXX are a number and a text; what is no number tells nothing") func passages()
      async throws
    {
      let result = try await Program.run(
        ["gauge", "Copying"], input: "nonsense\nXXX\n40\nThe second\\npart\nXXX\n300\n")
      #expect(result.errorLines.contains("The second part"))
      #expect(result.errorLines.contains("40%."))
      #expect(result.errorLines.last == "100%.")
    }

    @Test("SCRIPT-1: what reports and ends early is told, by exit code 3 too") func died() async throws {
      let result = try await Program.run(["gauge", "Copying"], input: "10\n40\n")
      #expect(result.errorLines.last == "What reports the progress ended at 40%.")
      #expect(result.exit == .code(3))
    }

    @Test(
      "SCRIPT-1: a command's output is read, and its exit code is the gauge's",
      arguments: [("echo 50; echo 100", 0), ("echo 50; exit 7", 7), ("kill -TERM $$", 143), ("exit 0", 0)]
        as [(String, Int32)])
    func command(_ line: String, _ code: Int32) async throws {
      let result = try await Program.run(["gauge", "Copying", "--", "/bin/sh", "-c", line])
      #expect(result.exit == .code(code))
      #expect(result.errorLines.contains("50%.") == line.contains("50"))
      #expect(result.outputText.isEmpty)
    }

    @Test("SCRIPT-1: a command's other lines are told, errors too, then its end, and no hint that can't be used")
    func otherLines() async throws {
      let command = "echo 50; echo Unpacking; echo oops >&2; printf 'XXX\\n60\\nWriting\\nXXX\\n'; exit 3"
      let result = try await Program.run(["gauge", "Copying", "--", "/bin/sh", "-c", command])
      #expect(
        result.errorLines == [
          "Copying, under way, progress.", "50%.", "Unpacking", "oops", "Writing", "60%.",
          "Copying failed, with status 3.",
        ])
      #expect(result.exit == .code(3))
    }

    @Test("SCRIPT-1: a text is told when it changes, and percent alone between") func changedText() async throws {
      let reports = [(5, "Copying"), (10, "One"), (20, "One"), (30, "Two"), (40, "Two"), (50, "Copying")]
      let input = reports.map { "XXX\n\($0)\n\($1)\nXXX\n" }.joined() + "100\n"
      let result = try await Program.run(["gauge", "Copying"], input: input)
      #expect(
        result.errorLines == [
          "Copying, 0%, progress.", "One", "10%.", "20%.", "Two", "30%.", "40%.", "Copying", "50%.", "100%.",
        ])
    }

    @Test("SCRIPT-1: a command that is not there ends with the shell's code for it") func noCommand() async throws {
      let result = try await Program.run(["gauge", "Copying", "--", "/nonexistent"])
      #expect(result.exit == .code(127))
      #expect(result.errorText.contains("/nonexistent"))
    }

    @Test("SAFE-1: a gauge's texts from outside can't colour or move anything") func cleaned() async throws {
      let result = try await Program.run(["gauge", "Copying"], input: "XXX\n50\n\u{1B}[31mred\nXXX\n100\n")
      #expect(!result.errorText.contains("\u{1B}"))
      #expect(result.errorText.contains("red"))
    }

    @Test("SCRIPT-1: at a terminal the user can ask how far it is, and leave") func terminal() throws {
      let terminal = try Program.shellTerminal(
        "\"$0\" gauge Copying --speech off -- /bin/sh -c 'echo 30; exec tail -f /dev/null'; echo code $?")
      try terminal.wait(for: "30%.")
      try terminal.enter("cancel")
      try terminal.wait(for: "discard")
      try terminal.enter("discard")
      try terminal.wait(for: "code 1")
    }

    @Test("SCRIPT-1: what the answers are called is said, and understood beside yes and no")
    func labels() async throws {
      let arguments = ["confirm", "Go on?", "--yes-label", "Format", "--no-label", "Keep it"]
      let result = try await Program.run(arguments, input: "format\n")
      #expect(result.errorLines.first == "Go on? Format or Keep it.")
      #expect(result.exit == .code(0))
      #expect(try await Program.run(arguments, input: "no\n").exit == .code(1))
      let choice = try await Program.run(["choose", "Which?", "a", "b", "--cancel-label", "Finish"], input: "finish\n")
      #expect(choice.exit == .code(1))
      #expect(choice.errorLines.contains("3. Finish, button."))
    }

    @Test("SCRIPT-1: a time limit is said, and ends the question, at a terminal alone") func timeout() async throws {
      let terminal = try Program.shellTerminal("\"$0\" confirm 'Go on?' --timeout 1 --speech off; echo code $?")
      try terminal.wait(for: "Time to answer: 1 second.")
      try terminal.wait(for: "Time is up.")
      try terminal.wait(for: "code 124")
      let other = try Program.shellTerminal(
        "x=$(\"$0\" choose 'Which?' Red Green --default Green --timeout 1 --speech off); echo got $x code $?")
      try other.wait(for: "Time is up.")
      try other.wait(for: "got Green code 0")
      let piped = try await Program.run(["confirm", "Go on?", "--timeout", "1"], input: "yes\n")
      #expect(!piped.errorText.contains("Time to answer"))
      #expect(piped.exit == .code(0))
    }
  }
}
