import Expectations
import Testing

@testable import AloudTesting

@Suite struct CommandRunTests {
  private func shell(_ script: String) -> CommandRun { CommandRun("/bin/sh", ["-c", script], timeLimit: .seconds(20)) }

  @Test func `Input, output, errors and exit code go through`() async throws {
    var run = shell("cat; echo oops >&2; exit 3")
    run.input = Array("one\ntwo".utf8)
    let result = try await run.result()
    expect(result, is: RunResult(output: Array("one\ntwo".utf8), errors: Array("oops\n".utf8), exit: .code(3)))
  }

  @Test func `A signal is told from an exit code`() async throws {
    try await expect(shell("kill -TERM $$").result().exit, is: .signal(15))
  }

  @Test func `More than a pipe holds passes both ways at once`() async throws {
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    try await expect(CommandRun("cat", input: bytes).result().output, is: bytes)
  }

  @Test func `A program that leaves its input unread does not end the tester`() async throws {
    var run = shell("exec <&-; exit 2")
    run.input = [UInt8](repeating: 0x61, count: 1 << 20)
    try await expect(run.result().exit, is: .code(2))
  }

  @Test func `A hang is killed at the time limit, with all it started`() async throws {
    var run = shell("echo before; sleep 1000 & sleep 1000")
    run.timeLimit = .milliseconds(200)
    let result = try await run.result()
    expect(result.exit, is: .timeLimit)
  }

  @Test func `A background program holding the output is killed, not waited for`() async throws {
    let result = try await shell("sleep 30 & echo $!").result()
    expect(result.exit, is: .code(0))
    let sleeper = try #require(Int32(result.outputText.dropLast()))
    // Dead, but perhaps not yet buried: then it has no command line. Another program may have its number.
    let gone = try await shell("while grep -q sleep /proc/\(sleeper)/cmdline 2>/dev/null; do sleep 0.01; done").result()
    let state = try await shell("cat /proc/\(sleeper)/status; tr '\\0' ' ' </proc/\(sleeper)/cmdline").result()
    expect(gone.exit, is: .code(0), "\(gone.exit) \(state.outputText)")
  }

  @Test func `Endless output is stopped`() async throws {
    let result = try await shell("yes").result()
    expect(result.exit, is: .outputLimit)
  }

  @Test(arguments: [0, 3]) func `A closed output is met by the first line written after it`(bytes: Int) async throws {
    var run = shell("printf 'abc'; read line; trap '' PIPE; echo more || exit 7")
    run.input = Array("go\n".utf8)
    run.outputReading = .close(after: bytes)
    let result = try await run.result()
    expect(result.exit, is: (bytes == 0 ? .signal(13) : .code(7)))
    expect(result.outputText, is: (bytes == 0 ? "" : "abc"))
  }

  @Test func `The environment is scrubbed and may be added to`() async throws {
    var run = shell("echo $LANG $TZ ${TERM-none} $EXTRA; test \"$HOME\" = \"$XDG_RUNTIME_DIR\" && ls -A $HOME; env")
    run.environment = ["EXTRA": "more"]
    let lines = try await run.result().outputText.split(separator: "\n")
    expect(lines.first, is: "C.UTF-8 UTC none more")
    expect(!lines.contains { $0.hasPrefix("DISPLAY=") || $0.hasPrefix("USER=") })
  }

  @Test func `It runs in the folder it is told to`() async throws {
    var run = shell("pwd; echo $0 $1")
    run.directory = "/usr/share"
    try await expect(run.result().outputText, is: "/usr/share\n/bin/sh\n")
  }

  @Test func `A program that isn't there is an error naming it`() async {
    await #expect(throws: SystemError.self) { try await CommandRun("/nowhere/at all").result() }
    let error = await #expect(throws: SystemError.self) { try await CommandRun("/nowhere/at all").result() }
    expect(error?.description, is: "start /nowhere/at all: No such file or directory")
  }

  @Test func `Its home is removed afterwards`() async throws {
    let home = try await shell("mkdir -p $HOME/a/b; echo x > $HOME/a/b/c; printf %s $HOME").result().outputText
    expect(home.contains("aloud-test-"))
    try await expect(CommandRun("test", ["-e", home]).result().exit, is: .code(1))
  }
}
