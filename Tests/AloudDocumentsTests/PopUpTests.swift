import Expectations
import Testing

@testable import Aloud
@testable import AloudDocuments

/// Pop-up buttons whose options come from a command.
@Suite struct PopUpTests {
  private let files = "- {popup: File, id: file, value: f, from: ls}"
  private let command = "values: {f: b}\ncommands: {ls: {run: [ls]}}"

  private func popUp(_ app: DocumentApp, _ state: DocumentState? = nil) throws -> PopUpButton {
    guard case .popUpButton(let button) = app.elements(state).first else { throw Missing() }
    return button
  }

  @Test("BTN-5: options may be what a command gives; until that has come the button is busy, and says what it holds")
  func options() throws {
    let app = try page(files, command)
    let early = try popUp(app)
    expect((early.availability, early.value) == (.busy, "b"))
    let state = app.loaded("a\nb\n", by: "ls")
    let button = try popUp(app, state)
    expect((button.availability, button.value) == (.enabled, "b"))
    expect(button.menu.allItems.map(\.title), is: ["a", "b"])
    let chosen = app.after(.changed("file", to: .choice(button.menu.allItems[0].id)), from: state).state
    expect(chosen.values["f"], is: .text("a"))
    try expect(popUp(app, chosen).value, is: "a")
  }

  @Test("BTN-5: without what the command gives, the button can't be used, and says why")
  func failing() throws {
    let app = try page(files, command)
    let failed = app.after(.finished(ID("command", "ls:0"), .exited(status: 1, output: TextLines(), error: "no disk")))
    let why = Message.documentCommandFailedSaying(command: .text("ls"), error: .text("no disk"))
    try expect(popUp(app, failed.state).availability, is: .dimmed(because: .message(why)))
  }
}
