import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudDocuments

/// A document that is one task: it begins on a sheet, and ends with an exit code and its answers.
@Suite struct TaskTests {
  private static let wizard = """
    app: Installer
    task: install
    answers: [name, packages, updates]
    values: {name: "", packages: "", updates: off}
    sheets:
    - id: install
      title: Install
      elements:
      - {field: Name, id: name, value: name, required: on}
      - {checkboxes: Packages, id: packages, value: packages, options: [vim, nano]}
      - {toggle: Updates, id: updates, value: updates}
      - {button: Shut down, id: shut, action: {exit: 4}}
      preferred action: {button: Install, id: ok, action: dismiss}
    """

  @Test func itBeginsOnItsSheetAndEndsWithItsAnswers() throws {
    var player = try SessionPlayer(app(Self.wizard))
    player.say("name", "Ann \"A\"", "vim", "nano", "updates")
    expectNil(player.session.state.exitCode)
    player.say("install")
    expect(player.isOver)
    expect(player.session.state.exitCode, is: 0)
    expect(
      try app(Self.wizard).answers(in: player.session.state),
      is: #"{"name":"Ann \"A\"","packages":["vim","nano"],"updates":true}"#)
  }

  @Test func itEndsWithTheCodeThatTheDocumentSays() throws {
    var player = try SessionPlayer(app(Self.wizard))
    player.say("shut down")
    expect(player.isOver)
    expect(player.session.state.exitCode, is: 4)
  }

  @Test func whereItIsCancelledThereIsNoCode() throws {
    var player = try SessionPlayer(app(Self.wizard))
    player.say("cancel")
    expect(player.isOver)
    expectNil(player.session.state.exitCode)
  }

  @Test(
    "ASK-8: a task that is discarded has no code; one that the main button's own word finishes has",
    arguments: [("discard", nil), ("install", 0)])
  func leaving(answer: String, code: Int?) throws {
    var player = try SessionPlayer(app(Self.wizard))
    player.say("name Ann", "cancel", answer)
    expect(player.session.state.exitCode, is: code)
  }

  @Test func anAppMayBeginAtAnotherTab() throws {
    let text =
      "app: A\nfirst tab: two\ntabs: [{title: One, elements: []}, {title: Two, id: two, elements: [{text: Here.}]}]"
    try expect(SessionPlayer(app(text)).lines.contains("Here."))
  }

  @Test func aSecretIsNoAnswer() {
    let text = Self.wizard.replacing("value: name, required: on", with: "value: name, secure: on")
    expect(errors(text), is: ["3:11 “” is secret"])
  }
}
