import AloudTesting
import Testing

extension HardTests {
  /// `aloud understand`, as scripts use it.
  @Suite struct UnderstandTests {
    @Test("a phrase has its readings a line, the likeliest first; one that means nothing ends with 1") func phrase()
      async throws
    {
      let date = try await Program.run(["understand", "date", "3 March", "--locale", "en", "--now", "2026-11-20"])
      #expect(date.lines == ["2027-03-03", "2026-03-03"])
      #expect(date.exit == .code(0))
      let none = try await Program.run(["understand", "date", "31 February 2026", "--locale", "en"])
      #expect(none.output.isEmpty)
      #expect(none.exit == .code(1))
      #expect(none.errorText == "\"31 February 2026\" is not understood.\n")
    }

    @Test("without a phrase, each line of the input is one, and one that means nothing is an empty line") func lines()
      async throws
    {
      let result = try await Program.run(["understand", "number", "--locale", "de"], input: "zwölf\nMilch\n12,5\n")
      #expect(result.outputText == "12\n\n12.5\n")
    }

    @Test(
      "a line of a batch that is no question is told with its number and an example",
      arguments: [
        "nonsense", #"{"kind":"smell","phrase":"x"}"#, #"{"kind":"date","phrase":"x","ref":"yesterday"}"#, "",
      ])
    func badLine(_ line: String) async throws {
      let good = #"{"kind":"boolean","phrase":"yes","locale":"en"}"#
      let result = try await Program.run(
        ["understand", "--batch", "--locale", "en"], input: "\(good)\n\(line)\n\(good)\n")
      #expect(result.exit == .code(65))
      #expect(result.outputText == "{\"readings\":[\"true\"]}\n")
      #expect(result.errorText.hasPrefix("Line 2 is no question. Write an object such as this: {"))
    }

    @Test("HUE-1: colors are understood by name and number, each reading as CSS writes it") func colors() async throws {
      let teal = try await Program.run(["understand", "color", "Dunkelblaugrün", "--locale", "de"])
      #expect(teal.lines == ["#006666"])
      let batch = try await Program.run(
        ["understand", "--batch"],
        input: """
          {"kind":"color","phrase":"dark teal","locale":"en"}
          {"kind":"color","phrase":"rgb(0, 102, 102)","locale":"ja"}
          {"kind":"color","phrase":"milk","locale":"en"}

          """)
      let answer = ##"{"readings":["#006666"]}"##
      #expect(batch.lines == [answer, answer, ##"{"readings":[]}"##])
    }

    @Test("neither a kind nor a batch is wrong use") func missing() async throws {
      let result = try await Program.run(["understand"], environment: ["LANG": "en_US.UTF-8"])
      #expect(result.exit == .code(64))
      #expect(result.errorText.contains("Name the kind of value, or use --batch."))
    }
  }
}
