import Expectations
import TestSupport
import Testing

@testable import Aloud
@testable import AloudDocuments

/// Every action, from the press to the effects.
@Suite struct ActionTests {
  private func press(_ action: String, _ more: String = "values: {name: Ann, loud: off}") throws -> (
    app: DocumentApp, state: DocumentState, effects: [Effect]
  ) {
    let app = try page("- button: Go\n  id: go\n  action: \(action)", more)
    let (state, effects) = app.after(.pressed("go"))
    return (app, state, effects)
  }

  private func buttonAction(_ action: String, _ more: String = "") throws -> Action {
    guard case .button(let button) = try page("- button: Go\n  action: \(action)", more).elements()[0] else {
      throw Missing()
    }
    return button.action
  }

  @Test func aSinglePlaceToGoIsNamedByTheButton() throws {
    try expect(buttonAction("{push: a}", "screens: [{id: a, title: A, elements: []}]"), is: .push("a"))
    try expect(buttonAction("{present: b}", "sheets: [{id: b, title: B, elements: []}]"), is: .present("b"))
    try expect(buttonAction("dismiss"), is: .dismiss)
    try expect(buttonAction("quit"), is: .quit)
    try expect(buttonAction("[{say: Bye}, quit]"), is: .send)
  }

  @Test func whatSeveralActionsLeadToIsNamedByTheButton() throws {
    let sheets = "values: {name: Ann}\nsheets: [{id: b, title: B, elements: []}]"
    try expect(buttonAction("[{set: {name: Ben}}, {present: b}]", sheets), is: .sendToOpen(.sheet))
    try expect(buttonAction("[{present: b}, {say: Here.}]", sheets), is: .sendToOpen(.sheet))
    expect(
      try buttonAction("[dismiss, {push: a}]", "screens: [{id: a, title: A, elements: []}]"), is: .sendToOpen(.screen))
    try expect(buttonAction("[{present: b}, dismiss]", sheets), is: .send)
  }

  @Test func goingSomewhereAfterSomethingElse() throws {
    let more = "screens: [{id: a, title: A, elements: []}]\nsheets: [{id: b, title: B, elements: []}]"
    let effects = try press("[{say: Off}, {push: a}, {present: b}, back, dismiss, quit]", more).effects
    expect(effects, is: [.say("Off"), .push("a"), .present("b"), .pop, .dismiss, .quit])
  }

  @Test(arguments: [
    (CommandResult.exited(status: 2, output: ""), "failed"), (.notStarted, "notStarted"), (.timedOut(), "timedOut"),
    (.tooMuchOutput(), "tooMuchOutput"), (.notText(), "notText"), (.tooManyFiles, "tooManyFiles"),
    (.tooManyPrograms, "tooManyPrograms"), (.tooLittleMemory, "tooLittleMemory"),
  ])
  func everyFailureHasASentence(_ result: CommandResult, _ key: String) throws {
    let (app, state, _) = try press("{run: [tool]}")
    guard case .say(.message(let message)) = app.after(.finished(ID("run", "1"), result), from: state).effects.first
    else { throw Missing() }
    expect(message.key, is: "document.command.\(key)")
    expect(message.arguments["command"], is: .text("tool"))
  }

  @Test(arguments: [("{run: [tool]}", "tool"), ("{run: [tool], title: Install}", "Install")])
  func aFailureSaysWhatTheAppCallsItAndTheLastLineOfItsErrors(_ action: String, _ name: String) throws {
    let (app, state, _) = try press(action)
    let result = CommandResult.exited(status: 2, output: "", error: "no disk")
    expect(
      app.after(.finished(ID("run", "1"), result), from: state).effects,
      is: [
        .say(
          .message(
            .documentCommandFailedSaying(command: .text(.verbatim(name)), error: .text("no disk"))))
      ])
  }

  @Test func undoPutsValuesBackAndLeavesOutputs() throws {
    let app = try page("- {output: a}", "values: {name: Ann}\ncommands: {a: {run: [a]}}")
    let loaded = app.after(.finished(ID("command", "a:0"), .exited(status: 0, output: "x"))).state
    var state = loaded
    state.values["name"] = .text("Bea")
    var older = app.initialState
    older.values["name"] = .text("Cy")
    for part in app.undoParts { try part.putBack(&state, before: older, after: state) }
    expect(state.values["name"], is: .text("Cy"))
    expect(state.outputs, is: loaded.outputs)
  }
}
