import AloudTesting
import Testing

extension HardTests {
  @Suite struct BadPickerTests {
    @Test(
      "PICK, DATE: what can't be chosen is told before anything runs, with its place and what to do",
      arguments: [
        ("date: D, value: due, minimum: §2026-02-31", "is no date"),
        ("date: D, value: due, mode: time, maximum: §'25:00'", "from 00:00 to 23:59"),
        ("date: D, value: due, minute interval: §7", "1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, or 60"),
        ("date: D, value: due, minimum: §2026-12-01, maximum: 2026-11-30", "Exchange them"),
        ("date: D, value: due, disabled weekdays: [§moonday]", "sat, sun"),
        ("timer: T, value: due, maximum: §'24:00'", "at most 23:59"),
        ("picker: P, value: due, options: §[]", "at least one"),
        ("picker: P, value: due, options: [{option: a}, {option: b, value: §a}]", "a “value” of its own"),
        ("picker: P, value: due, options: [{option: a}, {option: §a, value: b}]", "a title of its own"),
        ("picker: P, value: §word, options: [{option: a}, {option: b}]", "Options: a or b"),
        ("picker: P, columns: [§{title: C, value: due}]", "“options” and “from”"),
      ])
    func isToldBefore(_ element: String, _ remedy: String) async throws {
      // The element is after "      - {" in line 7; the mark is where the error is.
      let column = try #require(element.firstIndex(of: "§")).utf16Offset(in: element) + 10
      let result = try await run(element.replacing("§", with: ""))
      #expect(result.exit == .code(65))
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      #expect(result.errorText.hasPrefix("app.yaml:7:\(column): "), "\(result.errorText)")
      #expect(result.errorText.contains(remedy), "\(result.errorText)")
    }

    @Test(
      "PICK, DATE: what a value begins as is told where it is written",
      arguments: [("date: D, value: word", "is no date"), ("color: C, value: word", "in quotes")])
    func isToldWhereItIsWritten(_ element: String, _ remedy: String) async throws {
      let result = try await run(element)
      #expect(result.exit == .code(65))
      #expect(result.errorText.hasPrefix("app.yaml:2:16: "))
      #expect(result.errorText.contains(remedy))
    }

    @Test("errors of a document are in English for every user") func isToldInEnglish() async throws {
      let element = "timer: T, value: due, maximum: '24:00'"
      let result = try await run(element, ["--locale", "ar"])
      #expect(result.errorText.contains("“24:00” is no time for a timer"))
      #expect(try await run(element).errorText == result.errorText)
    }

    private func run(_ element: String, _ options: [String] = []) async throws -> RunResult {
      let text = """
        app: A
        values: {word: c, due: ""}
        tabs:
          - id: home
            title: One
            elements:
              - {\(element)}
        """
      return try await TemporaryFolder.with { folder in
        try Files.write(text, to: "\(folder)/app.yaml")
        return try await Program.run(["run", "app.yaml"] + options, input: "quit\n", directory: folder)
      }
    }
  }
}
