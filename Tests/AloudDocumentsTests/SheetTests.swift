import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Sheets, and what becomes of what was entered on them.
@Suite struct SheetTests {
  private func form(_ action: String = "dismiss") throws -> DocumentApp {
    try page(
      "- {button: New, id: new, action: {present: form}}\n- {toggle: Loud, id: loud, value: loud}",
      """
      values: {name: Ann, loud: off}
      screens: [{id: step, title: Step, elements: [{toggle: Loud too, id: loudToo, value: loud}]}]
      sheets:
      - id: form
        title: New
        style: page
        dismissal forbidden: Not yet.
        dismissal forbidden when: {value: name, equals: Bea}
        elements: [{field: Name, id: name, value: name}, {button: Next, id: next, action: {push: step}}]
        preferred action: {button: Add, id: add, action: \(action)}
      """)
  }

  @Test func aSheetHasAllItsParts() throws {
    let app = try form()
    var sheet = Sheet(
      "New", id: "form",
      elements: [
        .textField(TextField("Name", id: "name", value: "Ann")),
        .button(Button("Next", id: "next", action: .push("step"))),
      ])
    sheet.style = .page
    sheet.preferredAction = Button("Add", id: "add", action: .send)
    expect(app.sheet("form", for: app.initialState), is: sheet)
    let named = app.after(.changed("name", to: .text("Bea"))).state
    expect(app.sheet("form", for: named)?.dismissal, is: .forbidden(because: "Not yet."))
    expectNil(app.sheet("other", for: named))
  }

  @Test func whatWasEnteredGoesBackWithoutThePreferredAction() throws {
    let app = try form()
    let entered = app.after(.changed("name", to: .text("Bo")), .changed("loudToo", to: .isOn(true))).state
    expect(entered.values, is: ["name": .text("Bo"), "loud": .isOn(true)])
    let left = app.after(.sheet("form", .should), .sheet("form", .will), .sheet("form", .did), from: entered).state
    expect(left.values, is: app.initialState.values)
  }

  @Test func anAttemptToLeaveChangesNothing() throws {
    let app = try form()
    let state = app.after(.changed("name", to: .text("Bo")), .sheet("form", .didAttempt)).state
    expect(state.values["name"], is: .text("Bo"))
  }

  @Test func whatWasEnteredStaysWithThePreferredAction() throws {
    let app = try form()
    let done = app.after(.changed("name", to: .text("Bo")), .pressed("add"))
    expect(done.effects, is: [.dismiss])
    expect(app.after(.sheet("form", .did), from: done.state).state.values["name"], is: .text("Bo"))
  }

  @Test func aCommandThatFailsLeavesADraft() throws {
    let app = try form("{run: [add, '{name}'], then: dismiss}")
    let running = app.after(.changed("name", to: .text("Bo")), .pressed("add")).state
    let failed = app.after(.finished(ID("run", "1"), .timedOut()), .sheet("form", .did), from: running).state
    expect(failed.values["name"], is: .text("Ann"))
    let succeeded = app.after(.finished(ID("run", "1"), .exited(status: 0, output: "")), from: running)
    expect(succeeded.effects, is: [.dismiss])
    expect(app.after(.sheet("form", .did), from: succeeded.state).state.values["name"], is: .text("Bo"))
  }

  @Test func aCommandThatEndsAfterItsSheetDismissesNothing() throws {
    let app = try form("{run: [add], then: [{say: Added}, dismiss]}")
    let left = app.after(.pressed("add"), .sheet("form", .did)).state
    expect(
      app.after(.finished(ID("run", "1"), .exited(status: 0, output: "")), from: left).effects, is: [.say("Added")])
  }

  @Test func changesMadeOutsideTheSheetStay() throws {
    let app = try form()
    let state = app.after(.changed("loud", to: .isOn(true)), .sheet("form", .did)).state
    expect(state.values["loud"], is: .isOn(true))
  }
}
