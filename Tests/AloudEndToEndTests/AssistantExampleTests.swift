import AloudTesting
import Expectations
import Foundation
import Testing

/// LOG: a conversation with the small assistant, as a program of its own, in languages of three kinds.
@Suite struct AssistantExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Examples")

  @Test(arguments: ["en", "de", "ar"])
  func isHeardAsItIsWritten(language: String) async throws {
    let runner = TranscriptRunner(binary: try BuiltBinary.path(named: "AssistantExample"))
    let file = Self.folder.appending(path: "assistant.\(language).transcript").path()
    let result = try await runner.run(file: file)
    expect(result.passed, "\(result)")
  }
}
