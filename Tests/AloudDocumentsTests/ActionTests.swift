import AloudTesting
import Expectations
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

  @Test func workBeginsAndEnds() throws {
    let effects = try press(
      "[{begin: 'Copying {name}', id: copy}, {done: copy}, {failed: copy, text: No room.}, {failed: copy}]"
    ).effects
    expect(
      effects,
      is: [
        .begin("copy", "Copying Ann"), .done("copy"), .failed("copy", because: "No room."),
        .failed("copy", because: nil),
      ])
  }

  @Test func setAndToggleChangeValues() throws {
    let state = try press("[{set: {name: 'Dr {name}', loud: yes}}]").state
    expect(state.values, is: ["name": .text("Dr Ann"), "loud": .isOn(true)])
    try expect(press("{toggle: loud}").state.values["loud"], is: .isOn(true))
  }

  @Test func alertSayAndUndoable() throws {
    let effects = try press("[{alert: Note, text: 'Hi {name}'}, {say: Done}, {undoable: Greeting}]").effects
    expect(effects, is: [.alert(Alert("Note", text: "Hi Ann")), .say("Done"), .undoable("Greeting")])
  }

  @Test func askOffersItemsThatAct() throws {
    let (app, state, effects) = try press("{ask: Which?, text: Choose., items: [{item: This, id: this, action: quit}]}")
    var item = MenuItem("This", id: "this")
    item.action = .quit
    expect(effects, is: [.ask(ActionSheet("Which?", id: "home.which", text: "Choose.", actions: Menu([.item(item)])))])
    expect(app.after(.pressed("this"), from: state).effects, is: [.quit])
  }

  @Test func runPassesValuesAsWholeArguments() throws {
    let (app, state, effects) = try press(
      "{run: [tool, '--', '{name}', '{{}}'], environment: {WHO: '{name}', LOUD: '{loud}'}, time limit: 3}",
      "values: {name: '; rm -rf / $(x) ', loud: off}")
    let name = "; rm -rf / $(x) "
    expect(
      effects,
      is: [
        .run(
          ID("run", "1"),
          Invocation(["tool", "--", name, "{}"], environment: ["WHO": name, "LOUD": "off"], timeLimit: 3000))
      ])
    guard case .button(let busy) = app.elements(state)[0] else { throw Missing() }
    expect(busy.availability, is: .busy)
  }

  @Test func successKeepsTheOutputAndGoesOn() throws {
    let (app, state, _) = try press("{run: [tool], into: name, then: {say: 'Got {name}'}, else: {say: No}}")
    let end = app.after(.finished(ID("run", "1"), .exited(status: 0, output: "Bea\n")), from: state)
    expect(end.effects, is: [.say("Got Bea")])
    expect(end.state.values["name"], is: .text("Bea"))
    guard case .button(let button) = app.elements(end.state)[0] else { throw Missing() }
    expect(button.availability, is: .enabled)
    expect(app.after(.finished(ID("run", "1"), .notStarted), from: state).effects, is: [.say("No")])
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

  @Test func aSecretIsAskedForAsOne() throws {
    var player = try SessionPlayer(
      page("- {button: Ask, id: ask, action: {ask: PIN?, answer: secret, value: pin}}", "values: {pin: ''}"))
    player.say("ask")
    expect(player.session.prompt, is: .secret)
  }
}
