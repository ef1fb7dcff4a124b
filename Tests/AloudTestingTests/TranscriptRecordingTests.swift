import AloudTesting
import Expectations
import Testing

@Suite struct TranscriptRecordingTests {
  private static let head = "# Kept.\nlocale: en\nrequirement:   LOOP-1\n"

  private func recorder(_ script: String) -> TranscriptRunner {
    TranscriptRunner(
      binary: "aloud", launcher: ["/bin/sh", "-c", script], timeLimit: .seconds(20), records: true)
  }

  /// Writes a transcript with this body, runs it and gives what came of it with the file's text afterwards.
  private func record(_ script: String, over body: String) async throws -> (TranscriptResult, String) {
    try await TemporaryFolder.with { folder in
      let file = "\(folder)/a.transcript"
      _ = try await CommandRun("tee", [file], input: Array("\(Self.head)\n\(body)".utf8)).result()
      let result = try await recorder(script).run(file: file)
      return (result, try await CommandRun("cat", [file]).result().outputText)
    }
  }

  @Test func `The body is rewritten, comments and header are kept, and it counts as failed`() async throws {
    let (result, text) = try await record("read line; echo Hello.; echo \"> $line\"; echo Bye.", over: "Old.\n> x\n")
    expect(!result.passed && result.isRecorded)
    expect(result.description, is: "\(result.transcript.file): recorded, read it aloud")
    expect(text, is: "\(Self.head)\nHello.\n> x\nBye.\n")
  }

  @Test func `What is right already is left alone and passes`() async throws {
    let (result, text) = try await record("echo Hello.", over: "Hello.\n")
    expect(result.passed && !result.isRecorded)
    expect(text, is: "\(Self.head)\nHello.\n")
  }

  @Test(arguments: ["echo New.; exit 9", "echo New.", "echo '> other'", "echo '> x'; echo oops >&2"])
  func `A run that went wrong is not recorded`(script: String) async throws {
    let (result, text) = try await record(script, over: "Old.\n> x\n")
    expect(!result.passed && !result.isRecorded)
    expect(result.errors.last, is: "It was not recorded: put the above right first.")
    expect(text, is: "\(Self.head)\nOld.\n> x\n")
  }
}
