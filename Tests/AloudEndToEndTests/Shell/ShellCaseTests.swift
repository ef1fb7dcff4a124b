import Testing

@testable import AloudTesting

/// What the program does in a shell, and what one reads there: the cases of the files in `Cases`.
@Suite("In a shell") struct ShellCaseTests {
  @Test("each command does what it must, on pipes", arguments: try ShellCase.all.filter { !$0.isAtATerminal })
  func piped(_ shellCase: ShellCase) async throws { try await shellCase.run() }

  @Test("a case that asks for something else fails") func fails() async throws {
    for wrong in ["= two", "? 1", "~ two", "! one", "^ one", "!"] {
      await withKnownIssue("\(wrong)") {
        var command = ShellCommand("$ echo one; echo three >&2", place: "")
        command.add(wrong)
        try await command.run([:], in: "/")
      }
    }
  }
}

extension HardTests {
  /// What the program does in a shell at a terminal: two cases at a time, so that small machines keep up.
  @Suite(.waitingOnOwnThreads) struct TerminalCaseTests {
    private static let turns = Turns(2)

    @Test("each command does what it must, at a terminal", arguments: try ShellCase.all.filter(\.isAtATerminal))
    func typed(_ shellCase: ShellCase) async throws {
      await Self.turns.take()
      let outcome: Result<Void, any Error>
      do { outcome = .success(try await shellCase.run()) } catch { outcome = .failure(error) }
      await Self.turns.giveBack()
      try outcome.get()
    }
  }
}
