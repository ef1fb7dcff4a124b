import AloudTesting
import Expectations
import Testing

/// A shell script stands in for the program: it echoes what is typed and answers it.
@Suite struct TranscriptRunnerTests {
  private static let answering = "echo Hello.; while IFS= read -r line; do echo \"> $line\"; echo \"You: $line.\"; done"

  private func runner(_ script: String = answering, records: Bool = false) -> TranscriptRunner {
    TranscriptRunner(
      binary: "aloud", launcher: ["/bin/sh", "-c", script], timeLimit: .seconds(20), records: records)
  }

  private func transcript(
    _ body: [String], _ header: TranscriptHeader = TranscriptHeader(), file: String = "/tmp/a.transcript"
  ) -> Transcript {
    Transcript(file: file, header: header, body: body)
  }

  @Test func `The output is the body`() async throws {
    let result = try await runner().run(transcript(["Hello.", "> one", "You: one.", "> ", "You: ."]))
    expect(result.passed, "\(result)")
    expect(result.description, is: "/tmp/a.transcript: passed")
  }

  @Test func `Nothing typed is the end of input at once`() async throws {
    try await expect(runner().run(transcript(["Hello."])).passed)
  }

  @Test func `A difference fails and is told`() async throws {
    let header = TranscriptHeader { $0.requirements = ["LOOP-1"] }
    let result = try await runner().run(transcript(["Hello.", "> one", "You: two."], header))
    expect(!result.passed)
    expect(
      result.description.hasPrefix(
        """
        /tmp/a.transcript: failed (LOOP-1)
        /tmp/a.transcript:5: after “> one”
            > one
          - You: two.
          + You: one.
        Run as: /bin/sh -c
        """), "\(result)")
  }

  @Test func `The header becomes the command line`() async throws {
    let header = TranscriptHeader {
      ($0.locale, $0.now, $0.arguments, $0.app) = ("de", "2026-11-20T09:30", ["--cells", "a b"], "lists.yaml")
    }
    let script = "for word; do case $word in /*) word=DATA; esac; printf '%s\\n' \"$word\"; done"
    let words = [
      "run", "lists.yaml", "--echo", "--locale", "de", "--now", "2026-11-20T09:30", "--data", "DATA", "--cells", "a b",
    ]
    let result = try await runner(script).run(transcript(words, header))
    expect(result.passed, "\(result)")
    let plain = try await runner("echo $1 $2 $#").run(transcript(["--echo --data 3"]))
    expect(plain.passed, "\(plain)")
  }

  @Test func `Exit code and standard error count`() async throws {
    let failing = runner("echo oops >&2; exit 3")
    let result = try await failing.run(transcript([]))
    expect(result.errors, is: ["It was to end with exit code 0: exit code 3.", "Standard error was to be empty."])
    expect(result.description.contains("On standard error:\noops\n"))
    try await expect(failing.run(transcript([], TranscriptHeader { ($0.exit, $0.standardError) = (3, .any) })).passed)
  }

  @Test func `A crash and a hang are told`() async throws {
    expect(
      try await runner("kill -SEGV $$").run(transcript([])).errors,
      is: ["It was to end with exit code 0: ended by signal 11."])
    var hanging = runner("sleep 1000")
    hanging.timeLimit = .milliseconds(100)
    expect(
      try await hanging.run(transcript([])).errors, is: ["It was to end with exit code 0: killed at the time limit."])
  }

  @Test func `A last line without a line feed, and bytes that aren't text, are told`() async throws {
    expect(
      try await runner("printf Hi").run(transcript(["Hi"])).errors, is: ["The output doesn't end with a line feed."])
    try await expect(runner("printf '\\377\\n'").run(transcript(["\u{FFFD}"])).errors, is: ["The output isn't UTF-8."])
  }

  @Test func `The data folder is a fresh copy each time`() async throws {
    try await TemporaryFolder.with { folder in
      let made = try await CommandRun(
        "/bin/sh", ["-c", "mkdir -p data/in && echo kept >data/in/file && chmod 600 data/in/file"], directory: folder
      ).result()
      expect(made.exit, is: .code(0))
      let script = "cd \"$3\"; ls; cat in/file; stat -c %a in/file; echo changed >in/file; echo \"$PWD\" >&2"
      let header = TranscriptHeader { ($0.data, $0.standardError) = ("data", .any) }
      let transcript = transcript(["in", "kept", "600"], header, file: "\(folder)/a.transcript")
      let first = try await runner(script).run(transcript)
      let second = try await runner(script).run(transcript)
      expect(first.passed && second.passed, "\(first) \(second)")
      expect(first.command.errorText != second.command.errorText)
      let gone = String(first.command.errorText.dropLast())
      try await expect(CommandRun("test", ["-e", gone]).result().exit, is: .code(1))
    }
  }

  @Test func `Missing data is an error naming it`() async {
    let error = await #expect(throws: SystemError.self) {
      try await runner().run(transcript([], TranscriptHeader { $0.data = "nowhere" }))
    }
    expect(error?.description, is: "list /tmp/nowhere: No such file or directory")
  }

  @Test func `Many run side by side`() async throws {
    try await withThrowingTaskGroup(of: TranscriptResult.self) { group in
      for number in 1...50 {
        group.addTask { try await runner().run(transcript(["Hello.", "> \(number)", "You: \(number)."])) }
      }
      for try await result in group { expect(result.passed, "\(result)") }
    }
  }
}
