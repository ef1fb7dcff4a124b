import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// EDIT-1: rows of a document are selected, and an act is done to all of them.
@Suite struct SelectionTests {
  private let files = """
    app: Test
    values: {last: ""}
    commands: {files: {run: [ls]}}
    tabs:
    - id: home
      title: Home
      elements:
      - {list: Files, from: files}
      - {row: Trash, id: trash}
      selection:
      - item: Delete
        id: delete
        destructive: on
        confirmation: {question: 'Delete {selected} files?', phrase: 'delete {selected}'}
        action: [{run: [rm, --, '{selected}'], then: {say: '{selected} gone.'}}, {set: {last: '{selected}'}}]
    """

  @Test("EDIT-1: where very many rows are given to what can't be run, that is said as the reason it may be")
  func veryManyRowsMayBeTooMany() throws {
    let app = try app(files)
    let state = app.loaded((1...30_000).map { "file \($0)\n" }.joined(), by: "files")
    guard case .rows(let rows) = try #require(inner(app, state)) else { throw Missing() }
    let command: Message.Arguments = ["command": .text(.verbatim("rm"))]
    let tooLong = CommandResult.exited(status: 126, output: "", error: "Argument list too long")
    let why: Message.Arguments = [
      "command": .text(.verbatim("rm")), "error": .text(.verbatim("Argument list too long")),
    ]
    let cases: [(Int, CommandResult, Message)] = [
      (30_000, tooLong, Message("document.command.tooManySelected", command)),
      (30_000, .notStarted, Message("document.command.notStarted", command)),
      (2, tooLong, Message("document.command.failedSaying", why)),
    ]
    for (count, result, message) in cases {
      let done = app.after(.performed("delete", on: (0..<count).map { rows[$0].id }), from: state)
      let ended = app.after(.finished(ID("run", "1"), result), from: done.state)
      expect(ended.effects, is: [.say(.message(message))])
    }
  }

  @Test func withoutASelectionThereIsNothingSelected() throws {
    try expectNil(page("- {row: B}").interface(for: page("- {row: B}").initialState).tabs[0].screen.selection)
  }

  private func inner(_ app: DocumentApp, _ state: DocumentState) -> Element? {
    guard case .group(let group) = app.elements(state).first else { return app.elements(state).first }
    return group.elements.first
  }
}
