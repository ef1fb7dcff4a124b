import AloudTesting
import Testing

extension HardTests {
  @Suite struct OutsideCommandTests {
    @Test(
      "SAFE-2: a command that goes wrong is told of in a sentence",
      arguments: [
        ("[/nonexistent/program]", "It could not be started"), ("[nonexistent-program]", "It could not be started"),
        ("[sh, -c, 'exit 3']", "It failed, with status 3."), ("[sh, -c, 'echo oops >&2; exit 3']", "It failed: oops."),
        ("[sh, -c, 'seq 100000 >&2; printf \" the last \\\\n\\\\n\" >&2; exit 3']", "It failed: the last."),
        ("[sh, -c, 'printf \"a\\\\377\" >&2; exit 3']", "It failed, with status 3."),
        ("[sh, -c, 'printf \"\\\\033[31mred\" >&2; exit 3']", "It failed: \\u{1B}[31mred."),
        ("[sh, -c, 'kill -TERM $$']", "It failed, with status 143."),
        ("[printf, '\\xff\\xfe']", "The output of It is not text."),
        ("[sh, -c, 'head -c 70000000 /dev/zero']", "It printed"),
      ])
    func failing(_ arguments: String, _ sentence: String) async throws {
      let result = try await run("run: \(arguments)")
      #expect(result.exit == .code(0))
      #expect(result.errorText == "")
      #expect(result.lines.contains { $0.hasPrefix(sentence) })
    }

    @Test("SAFE-2: where too many files are open, a command is not started, and that is the reason that is told")
    func tooManyFiles() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.document("run: [echo, started]"), to: "\(folder)/app.yaml")
        // From a number with which not even a folder's names are read to one with which all goes well.
        let result = try await Program.shell(
          """
          limit=6
          while [ $limit -le 44 ]; do
            echo read | (ulimit -n $limit; exec "$0" run app.yaml --data data) >out 2>errors
            status=$?
            if grep -q 'It could not be started: too many files are open.' out; then echo told
            elif grep -qx '1. started.' out; then echo started
            else echo "$limit: $status $(tail -n 3 out errors)"; fi
            limit=$((limit + 2))
          done
          """, directory: folder)
        #expect(Set(result.lines) == ["told", "started"])
        #expect(result.lines == result.lines.sorted { $0 == "told" && $1 == "started" })
      }
    }

    @Test("SAFE-2: a command reads a text of any length that a document can have", arguments: [1, 65_537, 2_000_000])
    func longInput(_ length: Int) async throws {
      try await TemporaryFolder.with { folder in
        let document = """
          app: A
          values: {text: \(String(repeating: "a", count: length)), count: ""}
          tabs:
            - title: One
              elements:
                - {button: Go, action: {run: [wc, -c], input: "{text}", into: count, then: {say: "Got {count}"}}}
          """
        try Files.write(document, to: "\(folder)/app.yaml")
        let result = try await Program.run(["run", "app.yaml"], input: "go\n", directory: folder)
        #expect(result.lines.last == "Got \(length)")
      }
    }

    @Test("SAFE-2: a command that hangs is ended at its limit, with all that it has started")
    func hanging() async throws {
      try await TemporaryFolder.with { folder in
        let command =
          "run: [sh, -c, 'sh -c \"echo \\\\$\\\\$ >child; exec tail -f /dev/null\" & echo $! >number; wait'], time limit: 5"
        let result = try await run(command, in: folder)
        #expect(result.exit == .code(0))
        #expect(result.lines.contains("It took too long and was ended. Its “time limit” is 5 seconds."))
        #expect(try await Self.isGone(in: folder))
      }
    }

    /// A shell's line that starts what has a session of its own and does not end when it is asked to.
    private static let stubborn =
      "setsid -f sh -c 'trap \"\" TERM; echo $$ >number; while :; do sleep 600; done' <&- 2>&-"

    @Test("SAFE-2: what a command has started ends with it at its limit, also away from its group")
    func stubbornAtItsLimit() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("\(Self.stubborn)\nexec tail -f /dev/null\n", to: "\(folder)/command")
        let result = try await run("run: [sh, command], time limit: 5", in: folder)
        #expect(result.lines.contains("It took too long and was ended. Its “time limit” is 5 seconds."))
        #expect(try await Self.isGone(in: folder))
      }
    }

    @Test("SAFE-2: leaving ends what a running command has started, also away from its group")
    func stubbornWhenLeaving() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("\(Self.stubborn)\nexec tail -f /dev/null\n", to: "\(folder)/command")
        try Files.write(Self.document("run: [sh, command], time limit: 600"), to: "\(folder)/app.yaml")
        let result = try await Program.shell(
          """
          mkfifo input; exec 9<>input
          "$0" run app.yaml <input >out &
          until [ -s number ]; do sleep 0.01; done
          kill -TERM $!; wait $!; echo $?
          """, directory: folder)
        #expect(result.outputText == "143\n")
        #expect(try await Self.isGone(in: folder))
      }
    }

    /// Whether the process whose number is in a file has ended, or ends now.
    static func isGone(in folder: String) async throws -> Bool {
      let left = try await Program.shell(
        "until ! kill -0 $(cat number) 2>/dev/null; do sleep 0.01; done; echo gone", directory: folder)
      return left.outputText == "gone\n"
    }

    @Test(
      "SAFE-2: what a command gave before it went wrong stays, but half a line does not",
      arguments: [
        ("[sh, -c, 'seq 3; exit 3']", "It failed, with status 3."),
        ("[sh, -c, 'seq 3; printf \"\\\\377\"']", "The output of It is not text."),
        (
          "[sh, -c, 'seq 3; printf half; exec tail -f /dev/null'], time limit: 5",
          "It took too long and was ended. Its “time limit” is 5 seconds."
        ),
      ])
    func halfWay(_ arguments: String, _ sentence: String) async throws {
      let result = try await run("run: \(arguments)")
      #expect(result.exit == .code(0))
      let error = result.lines.lastIndex(of: sentence) ?? 0
      #expect(
        result.lines[error...].prefix(5) == [sentence, "3 items had come before that.", "1. 1.", "2. 2.", "3. 3."])
      #expect(!result.outputText.contains("half"))
    }

    @Test("SAFE-2: leaving ends the commands that still run")
    func leaving() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(
          Self.document("run: [sh, -c, 'echo $$ >number; exec tail -f /dev/null'], time limit: 600"),
          to: "\(folder)/app.yaml")
        let result = try await Program.shell(
          """
          mkfifo input; exec 9<>input
          "$0" run app.yaml <input >out &
          until [ -s number ]; do sleep 0.01; done
          kill -TERM $!; wait $!; echo $?
          until ! kill -0 $(cat number) 2>/dev/null; do sleep 0.01; done
          echo gone
          """, directory: folder)
        #expect(result.outputText == "143\ngone\n")
      }
    }

    @Test("SAFE-1: an escape sequence that a command prints is shown, not obeyed")
    func escapes() async throws {
      let result = try await run("run: [printf, 'a\\033[31mred\\007\\r\\n\\u202Eb\\n']")
      #expect(result.lines.contains { $0.hasPrefix("1. a\\u{1B}[31mred\\u{7}") })
      #expect(!result.output.contains { $0 < 0x20 && $0 != 0x0A })
      #expect(!result.outputText.unicodeScalars.contains("\u{202E}"))
    }

    @Test("SAFE-3: values reach a command as they are: no shell reads them")
    func literal() async throws {
      try await TemporaryFolder.with { folder in
        let value = "$(touch pwned) `touch pwned` ; touch pwned | & > pwned * ~ \\ ' #"
        let document = """
          app: A
          values: {name: ""}
          tabs:
            - title: One
              elements:
                - {field: Name, value: name}
                - button: Go
                  action: {run: [printf, "<%s>", "{name}"], into: answer, then: {say: "Got {answer}"}}
          """
          .replacing("values: {name: \"\"}", with: "values: {name: \"\", answer: \"\"}")
        try Files.write(document, to: "\(folder)/app.yaml")
        let result = try await Program.run(["run", "app.yaml"], input: "name\n\(value)\ngo\n", directory: folder)
        #expect(result.lines.last?.contains("<\(value)>") == true)
        #expect(try Files.names(in: folder) == ["app.yaml"])
      }
    }

    private func run(_ command: String) async throws -> RunResult {
      try await TemporaryFolder.with { try await run(command, in: $0) }
    }

    private func run(_ command: String, in folder: String) async throws -> RunResult {
      try Files.write(Self.document(command), to: "\(folder)/app.yaml")
      return try await Program.run(["run", "app.yaml"], input: "read\n", directory: folder)
    }

    /// A document with one list, which the command fills.
    static func document(_ command: String) -> String {
      "app: A\ncommands:\n  it: {title: It, \(command)}\ntabs:\n  - {title: One, elements: [{list: All, from: it}]}\n"
    }
  }
}
