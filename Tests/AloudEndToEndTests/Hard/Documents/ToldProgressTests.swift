import AloudTesting
import Testing

extension HardTests {
  @Suite struct ToldProgressTests {
    private func run(_ action: String, _ lines: String = "go") async throws -> RunResult {
      try await TemporaryFolder.with { folder in
        try Files.write(
          """
          app: Copier
          language: en
          values: {done: "", doing: "", secret: "", got: ""}
          tabs:
          - title: Copy
            elements:
            - {field: Secret, value: secret, secure: on}
            - {progress: Copied, value: done}
            - {text: "{doing}", live: on, hidden when: {value: doing, is: empty}}
            - button: Go
              action: {\(action)}
          """, to: "\(folder)/app.yaml")
        return try await Program.run(["run", "app.yaml"], input: "\(lines)\n", directory: folder)
      }
    }

    @Test("DOC-1: milestones are told as they come, each line for itself, and the end in its own words")
    func milestones() async throws {
      let result = try await run(
        "run: [sh, -c, 'seq 0 5 100; echo oops >&2; exit 4'], title: The copying, progress: done")
      let told = result.lines.filter { $0.hasPrefix("Copied, ") && $0.hasSuffix("%.") }
      #expect(told == (0...10).map { "Copied, \($0 * 10)%." })
      #expect(result.lines.contains("The copying failed: oops."))
    }

    @Test("SAFE-2: a progress that falls back is told where it falls far, and what lies is brought between 0 and 100")
    func fallsBack() async throws {
      let result = try await run("run: [printf, '%s\\n', '90', '85', '20', '25', '200', '-5'], progress: done")
      let told = result.lines.filter { $0.hasPrefix("Copied, ") && $0.hasSuffix("%.") }
      #expect(told == [90, 20, 100, 0].map { "Copied, \($0)%." })
    }

    @Test("SAFE-2: a progress that trembles about a milestone is told once, and again once it has fallen far")
    func trembles() async throws {
      let result = try await run(
        "run: [printf, '%s\\n', '38', '40', '39', '40', '39', '41', '33', '30', '39', '40', '50'], progress: done")
      let told = result.lines.filter { $0.hasPrefix("Copied, ") && $0.hasSuffix("%.") }
      #expect(told == [38, 40, 30, 40, 50].map { "Copied, \($0)%." })
    }

    @Test("SAFE-2: a flood of lines, a line without an end and what is no text are taken in, and little memory")
    func floods() async throws {
      let result = try await run(
        "run: [sh, -c, 'yes copying some file of a long name | head -c 3000000; head -c 3000000 /dev/zero; echo; printf \"\\\\377\\\\n50\"'], progress: done"
      )
      #expect(result.lines.contains("Copied, 50%."))
      #expect(result.exit == .code(0))
    }

    @Test("SAFE-3: what a program reads is what the value holds, whole, and a secret is nowhere else")
    func input() async throws {
      let result = try await run(
        "run: [wc, -c], input: \"{secret}\", into: got, then: {say: \"{got}\"}", "secret\ntoo many secrets\ngo")
      #expect(result.lines.contains("16"))
      #expect(!result.outputText.contains("too many"))
    }
  }
}
