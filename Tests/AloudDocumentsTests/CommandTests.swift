import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Lists and texts that commands fill.
@Suite struct CommandOutputTests {
  private let files = """
    - list: Files
      id: files
      from: files
      empty: None.
      row: {title: 'File {row}', action: {run: [open, '{row}']}}
    """

  private func loaded(_ app: DocumentApp, _ output: String, _ command: String = "files") -> DocumentState {
    app.after(.finished(ID("command", "\(command):0"), .exited(status: 0, output: TextLines(output)))).state
  }

  private func rows(_ app: DocumentApp, _ state: DocumentState) throws -> Rows {
    guard case .group(let group) = app.elements(state)[0], case .rows(let rows) = group.elements[0] else {
      throw Missing()
    }
    return rows
  }

  private func words(_ element: Element) -> LocalizedText? {
    switch element {
    case .text(let block): block.text
    case .group(let group): group.elements.first.flatMap(words)
    default: nil
    }
  }

  @Test func onlyTheListAtTheEndOfAPathIsEntered() throws {
    let path = try #require(JSONPath("a.b.a"))
    expectNil(JSONTree(#"{"a": [{"b": {"a": [1, 2]}}]}"#)?.things(at: path))
    expect(JSONTree(#"{"a": {"b": {"a": [1, 2]}}}"#)?.things(at: path)?.count, is: 2)
  }

  @Test func aRowThatHasGoneDoesNothing() throws {
    let app = try page(files, "commands: {files: {run: [ls]}}")
    let id = try rows(app, loaded(app, "a\nb\n"))[1].id
    expect(app.after(.pressed(id), from: loaded(app, "a\nc\n")).effects, is: [.say(.message("document.row.gone"))])
  }

  @Test func aMillionLinesAreNotCopied() throws {
    let app = try page(files, "commands: {files: {run: [seq]}}")
    let rows = try rows(app, loaded(app, String(repeating: "x\n", count: 999_999) + "last\n"))
    expect(rows.count, is: 1_000_000)
    expect(rows[999_999].title, is: "File last")
  }

  @Test(
    "what came before a failure stays, after the sentence that says it",
    arguments: [
      (CommandResult.exited(status: 3, output: "a\nb\n"), "failed"), (.timedOut(output: "a\nb"), "timedOut"),
      (.tooMuchOutput(output: "a\nb"), "tooMuchOutput"), (.notText(output: "a\nb"), "notText"),
    ])
  func partly(_ result: CommandResult, _ key: String) throws {
    let app = try page("\(files)\n- {output: files, id: out}", "commands: {files: {run: [ls]}}")
    let state = app.after(.finished(ID("command", "files:0"), result)).state
    for element in app.elements(state) {
      guard case .group(let group) = element, group.elements.count == 3,
        case .text(let error) = group.elements[0], case .message(let message) = error.text
      else { throw Missing() }
      expect(message.key, is: "document.command.\(key)")
      expect(error.isLive)
      expect(words(group.elements[1]), is: .message("document.command.partly", ["count": 2]))
    }
    guard case .group(let list) = app.elements(state)[0], case .rows(let rows) = list.elements[2] else {
      throw Missing()
    }
    expect(rows.count, is: 2)
    expect(rows[1].title, is: "File b")
    let effects = app.after(.pressed(rows[1].id), from: state).effects
    expect(effects, is: [.run(ID("run", "1"), Invocation(["open", "b"]))])
  }

  @Test("half of a JSON text is no list") func partlyJSON() throws {
    let app = try page("- {list: T, id: t, from: t}", "commands: {t: {run: [t], format: json}}")
    let state = app.after(.finished(ID("command", "t:0"), .timedOut(output: "[1]"))).state
    expect(
      words(app.elements(state)[0]),
      is: .message(
        "document.command.timedOut",
        ["command": "t", "limit": .text(.message("duration.seconds", ["count": 10]))]))
  }

  @Test("rows that are called what the lines are are found there", arguments: ["", "row: {title: '{row}'}, "])
  func linesAreSearched(_ pattern: String) throws {
    let app = try page("- {list: T, id: t, \(pattern)from: t}", "commands: {t: {run: [t]}}")
    let rows = try rows(app, loaded(app, "Milk\nOld milk\n", "t"))
    let found = rows.matches("milk", limit: 9) { _ in
      Issue.record("a row was made to find others")
      return ""
    }
    expect(found.whole, is: [0])
    expect(found.partly, is: [1])
    expect(rows[1].title, is: "Old milk")
  }
}
