import AloudTesting
import Expectations
import Testing

@Suite struct TranscriptFilesTests {
  private func make(_ script: String, in folder: String) async throws {
    try await expect(CommandRun("/bin/sh", ["-c", script], directory: folder).result().exit, is: .code(0))
  }

  @Test func `Transcripts are found in all folders below, in order`() async throws {
    try await TemporaryFolder.with { folder in
      try await make("mkdir -p b/c; touch z.transcript b/c/a.transcript b/notes.txt", in: folder)
      let files = try TranscriptFile.all(at: folder)
      expect(files.map(\.path), is: ["\(folder)/b/c/a.transcript", "\(folder)/z.transcript"])
    }
  }

  @Test func `A file is read with its path`() async throws {
    try await TemporaryFolder.with { folder in
      try await make("printf 'locale: en\\n\\nHello.\\n' >a.transcript", in: folder)
      let transcript = try Transcript(contentsOf: "\(folder)/a.transcript")
      expect(transcript.file, is: "\(folder)/a.transcript")
      expect(transcript.body, is: ["Hello."])
    }
  }

  @Test func `Bytes that aren't UTF-8 are an error naming the line`() async throws {
    try await TemporaryFolder.with { folder in
      try await make("printf 'locale: en\\n\\nHell\\366.\\n' >a.transcript", in: folder)
      let error = #expect(throws: TranscriptError.self) { try Transcript(contentsOf: "\(folder)/a.transcript") }
      expect(error?.line, is: 3)
    }
  }

  @Test func `A file that isn't there is an error naming it`() {
    let error = #expect(throws: SystemError.self) { try Transcript(contentsOf: "/nowhere") }
    expect(error?.description, is: "read /nowhere: No such file or directory")
  }
}
