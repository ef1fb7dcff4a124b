import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SAFE-2: why a command did not start.
@Suite struct CommandRunnerTests {
  private func result(of arguments: [String]) async -> CommandResult? {
    let inbox = Inbox()
    CommandRunner(inbox: inbox).start("run", Invocation(arguments, timeLimit: nil))
    while true {
      if case .reply(.finished(_, let result))? = inbox.take() { return result }
      await Task.yield()
    }
  }

  @Test func `A command is not there or not allowed only where that is so`() async throws {
    let scratch = try Scratch()
    scratch.write([0x7F], to: "program")
    let path = "\(scratch.path)/program"
    await expect(result(of: ["\(scratch.path)/nothing"]), is: .notStarted)
    await expect(result(of: ["aloud-no-such-program"]), is: .notStarted)
    await expect(result(of: [path]), is: .notStarted)
    try #require(chmod(path, 0o700) == 0)
    await expect(result(of: [path]), is: .exited(status: 126, output: "", error: "Exec format error"))
    let long = String(repeating: "a", count: 4 << 20)
    expect(
      await result(of: ["/bin/echo", long]), is: .exited(status: 126, output: "", error: "Argument list too long"))
  }
}
