import Expectations
import Testing

@testable import Aloud
@testable import AloudDocuments

/// Logs: what actions and programs write into them.
@Suite struct LogTests {
  private static let elements = """
    - button: Ask
      id: ask
      action: [{write: "Why {what}?", log: talk, speaker: you}, {run: [./answer], log: talk, speaker: Anna}]
    - button: Work
      id: work
      action: {run: [./work], log: talk, progress: done, status: doing}
    - {log: Talk, id: talk}
    """
  private static let values = "values: {what: me, done: '', doing: ''}"
  private static let run = ID("run", "1")

  /// The log after a button was pressed and its program has printed lines.
  private func log(_ button: String = "ask", _ lines: String..., ended: Bool = false) throws -> Log {
    let app = try page(Self.elements, Self.values)
    var state = app.after(.pressed(ID(button))).state
    for line in lines { state = app.after(.printed(Self.run, line), from: state).state }
    if ended { state = app.after(.finished(Self.run, .exited(status: 0, output: TextLines(""))), from: state).state }
    guard case .log(let log)? = app.elements(state).last else { throw Missing() }
    return log
  }

  /// What is in a log: who speaks, what of it is there, and a mark where more may come.
  private func told(_ log: Log) -> [String] {
    (0..<log.messages.count).map { index in
      let message = log.messages[index]
      let kind =
        if case .named(.verbatim(let name)) = message.kind { name } else { "\(message.kind)" }
      let parts = (0..<message.partCount).map { message.part($0).source }
      return "\(kind): \(parts.joined(separator: " / "))" + (message.isComplete ? "" : " …")
    }
  }

  @Test func anActionWritesAndAProgramMayTakeAsLongAsItLikes() throws {
    var invocation = Invocation(["./answer"], timeLimit: nil)
    invocation.tellsLines = true
    try expect(page(Self.elements, Self.values).after(.pressed("ask")).effects, is: [.run(Self.run, invocation)])
    try expect(told(log()), is: ["you: Why me?"])
    try expect(log().title, is: "Talk")
  }

  @Test func otherLinesGoOnWithOneMessageOfMarkdown() throws {
    let log = try log(
      "ask", "", "# Title", "One", "two.", #"{"speaker": "noise", "text": "3 s"}"#, "{", "[1]", ended: true)
    expect(told(log), is: ["you: Why me?", "Anna: Title / One two.", "noise: 3 s", "Anna: { [1]"])
  }

  @Test func whatHasNotEndedEndsWithItsProgram() throws {
    let lines = [#"{"message": "a", "text": "Half"}"#, "line"]
    try expect(told(log("ask", lines[0], lines[1])).suffix(2), is: ["Anna: Half …", "Anna: line …"])
    try expect(told(log("ask", lines[0], lines[1], ended: true)).suffix(2), is: ["Anna: Half", "Anna: line"])
  }

  @Test func undoLeavesWhatWasWritten() throws {
    let app = try page(Self.elements, Self.values)
    var state = app.after(.pressed("ask")).state
    for part in app.undoParts { try part.putBack(&state, before: app.initialState, after: state) }
    expect(state.logs["talk"]?.count, is: 1)
  }
}
