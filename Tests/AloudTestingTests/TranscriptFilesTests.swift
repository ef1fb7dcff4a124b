import AloudTesting
import Testing

@Suite struct TranscriptFilesTests {
  private func make(_ script: String, in folder: String) async throws {
    #expect(try await CommandRun("/bin/sh", ["-c", script], directory: folder).result().exit == .code(0))
  }

  @Test func `Transcripts are found in all folders below, in order`() async throws {
    try await TemporaryFolder.with { folder in
      try await make("mkdir -p b/c; touch z.transcript b/c/a.transcript b/notes.txt", in: folder)
      #expect(try Transcript.files(in: folder) == ["\(folder)/b/c/a.transcript", "\(folder)/z.transcript"])
    }
  }

  @Test func `A file is read with its path`() async throws {
    try await TemporaryFolder.with { folder in
      try await make("printf 'locale: en\\n\\nHello.\\n' >a.transcript", in: folder)
      let transcript = try Transcript(contentsOf: "\(folder)/a.transcript")
      #expect(transcript.file == "\(folder)/a.transcript")
      #expect(transcript.body == ["Hello."])
    }
  }

  @Test func `Bytes that aren't UTF-8 are an error naming the line`() async throws {
    try await TemporaryFolder.with { folder in
      try await make("printf 'locale: en\\n\\nHell\\366.\\n' >a.transcript", in: folder)
      let error = #expect(throws: TranscriptError.self) { try Transcript(contentsOf: "\(folder)/a.transcript") }
      #expect(error?.line == 3)
    }
  }

  @Test func `A file that isn't there is an error naming it`() {
    let error = #expect(throws: SystemError.self) { try Transcript(contentsOf: "/nowhere") }
    #expect(error?.description == "read /nowhere: No such file or directory")
  }
}
