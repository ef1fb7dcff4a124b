import AloudTesting
import Testing

extension HardTests {
  /// SAFE-1: by whichever way text comes in, nothing of it that a terminal obeys or that nobody sees comes out.
  @Suite struct CleanedTextTests {
    /// A name that turns around, hides and says something that nobody sees, and how it is printed.
    private static let name = "x\u{202E}y\u{2066}\u{200B}\u{AD}\u{E0041}z"
    private static let printed = "x\\u{202E}y\\u{2066}\\u{200B}\\u{AD}\\u{E0041}z"

    /// An app with it in all places.
    private static let document = """
      app: "A \(name)"
      language: en
      values: {v: "V \(name)"}
      tabs:
        - title: "T \(name)"
          elements:
            - row: "R \(name)"
              value: "{v}"
            - button: "L \(name)"
              subtitle: "S \(name)"
              action: {say: "said \(name)"}

      """

    @Test("SAFE-1: labels, values, and what is said, in each form", arguments: ["text", "braille", "json"])
    func document(_ format: String) async throws {
      // Braille as text, in lines that are long enough: what liblouis makes of it depends on the machine.
      let whole = format == "braille" ? ["--braille-table", "none", "--cells", "200"] : []
      let result = try await run(
        ["run", "app.yaml", "--format", format] + whole, files: ["app.yaml": Self.document],
        input: "read\n2\nwhere am i\nhelp\n")
      let shown = format == "json" ? Self.printed.replacing("\\", with: "\\\\") : Self.printed
      for letter in ["A", "T", "R", "V", "L", "said"] { #expect(result.outputText.contains("\(letter) \(shown)")) }
      Self.expectClean(result)
    }

    @Test(
      "SAFE-1: what commands print, in each form, and what they fail with",
      arguments: [
        "run: [printf, 'O %s\\n', '\(name)']", "run: [sh, -c, 'printf \"O %s\" \"\(name)\" >&2; exit 3']",
        "run: [printf, '[{{\"title\":\"O %s\"}}]', '\(name)'], format: json",
      ])
    func commands(_ command: String) async throws {
      let document = OutsideCommandTests.document(command)
      let result = try await run(["run", "app.yaml"], files: ["app.yaml": document], input: "read\n")
      #expect(result.outputText.contains("O \(Self.printed)"), "\(result.outputText) \(result.errorText)")
      Self.expectClean(result)
    }

    @Test("SAFE-1: typed lines, and their echo") func lines() async throws {
      let result = try await run(
        ["run", "app.yaml", "--echo"], files: ["app.yaml": Self.document], input: "\(Self.name)\n")
      #expect(result.outputText.contains("> \(Self.printed)\n"))
      Self.expectClean(result)
    }

    @Test(
      "SAFE-1: names of files, and what is wrong in them",
      arguments: [("app: [\n", "\(name).yaml"), ("app: A\n\"k\(name)\": 1\n", "a.yaml"), ("", "none \(name).yaml")])
    func files(_ text: String, _ file: String) async throws {
      let result = try await run(["run", file], files: text.isEmpty ? [:] : [file: text])
      #expect(result.errorText.contains(Self.printed))
      Self.expectClean(result)
    }

    @Test(
      "SAFE-1: what is wrong with what a command was given",
      arguments: [["--\(name)"], ["--text-size", name], ["--locale", "e\(name)"], ["run", "a.yaml", "b\(name)"]])
    func arguments(_ arguments: [String]) async throws {
      let result = try await run(arguments)
      #expect((result.errorText + result.outputText).contains(Self.printed))
      Self.expectClean(result)
    }

    @Test("SAFE-1: settings in the environment") func environment() async throws {
      let result = try await run([], environment: ["ALOUD_TEXT_SIZE": Self.name])
      #expect((result.errorText + result.outputText).contains(Self.printed))
      Self.expectClean(result)
    }

    @Test("SAFE-1: a translator's words with what nobody sees are refused, and the program's own are said")
    func wording() async throws {
      let entry = "msgctxt \"quit.goodbye\"\nmsgid \"Goodbye.\"\nmsgstr \"Good\(Self.name)bye.\"\n"
      let result = try await run(["--locales", "."], files: ["wording/en.po": entry], input: "quit\n")
      #expect(result.errorText.contains("wording/en.po:3:"))
      #expect(result.lines.last == "Goodbye.")
      Self.expectClean(result)
    }

    private func run(
      _ arguments: [String], files: [String: String] = [:], input: String = "", environment: [String: String] = [:]
    ) async throws -> RunResult {
      try await TemporaryFolder.with { folder in
        for (path, text) in files { try Files.write(text, to: "\(folder)/\(path)") }
        return try await Program.run(arguments, input: input, environment: environment, directory: folder)
      }
    }

    /// That nothing of it is in what was printed.
    private static func expectClean(_ result: RunResult) {
      let scalars = Set((result.outputText + result.errorText).unicodeScalars)
      #expect(scalars.isDisjoint(with: "\u{202E}\u{2066}\u{200B}\u{AD}\u{E0041}\u{1B}".unicodeScalars))
    }
  }
}
