import AloudTesting
import Expectations
import Foundation
import Testing

/// The app that stands in the README, as somebody builds it.
@Suite struct NotesExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) async throws
    -> RunResult
  {
    try await CommandRun(
      BuiltBinary.path(named: "NotesExample"), arguments, input: Array(input.utf8),
      environment: Program.soundless.merging(environment) { $1 }
    ).result()
  }

  @Test func isSaidAsItIsWritten() async throws {
    let runner = TranscriptRunner(binary: try BuiltBinary.path(named: "NotesExample"))
    let result = try await runner.run(file: Self.folder.appending(path: "Examples/notes.transcript").path())
    expect(result.passed, "\(result)")
  }

  @Test func theReadmeHasTheFileItself() throws {
    let root = Self.folder.appending(path: "../..")
    let readme = try Files.text(root.appending(path: "README.md").path())
    let source = try Files.text(root.appending(path: "Tests/NotesExample/Notes.swift").path())
    expect(readme.contains("```swift\n\(source)```\n"))
  }

  @Test("it has the options of aloud itself, and their help in English, whatever the user's language")
  func usualOptions() async throws {
    let help = try await run(["--help"], environment: ["LANG": "de_DE.UTF-8"])
    expect(help.exit == .code(0) && help.outputText.contains("notes"))
    let options = ["locale", "locales", "calendar", "speech", "voice", "format", "echo", "width", "now", "data"]
    for option in options.map({ "--" + $0 }) {
      expect(help.outputText.contains(option), "\(option)")
    }
    let own = try await Program.run(["help", "start", "all"])
    let line = try #require(own.lines.first { $0.contains("--width") })
    expect(help.lines.contains(line))
  }

  @Test("what is said of it, and how, is chosen as for aloud itself") func settings() async throws {
    let said = try await run(["--format", "json", "--locale", "de"], input: "quit\n")
    expect(said.exit == .code(0) && said.errors.isEmpty)
    expect(said.lines.first?.hasPrefix("{"), is: true)
    let wrong = try await run(["--rate", "9"])
    expect(wrong.exit, is: .code(2))
  }
}
