import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// ASK-8, HOST-6 in documents and hosts: what is entered or under way is not lost unasked, and what is not right stops what needs it.
@Suite struct LeavingTests {
  private static let installer = """
    app: Installer
    task: install
    answers: [disk]
    values: {disk: "", percent: "0"}
    sheets:
    - id: install
      title: Install
      elements:
      - {field: Disk, id: disk, value: disk, invalid: only small letters, invalid when: {not: {value: disk, matches: "[a-z]*"}}}
      - {button: Copy, id: copy, action: {run: [copy], title: Copying, progress: percent}}
      - {progress: Copied, value: percent}
      preferred action: {button: Finish, id: finish, action: dismiss}
    """

  @Test(
    "ASK-8: a task that is discarded has no code; one that the main button's own word finishes has",
    arguments: [("discard", nil), ("finish", 0)]) func code(answer: String, code: Int?) throws
  {
    var talk = try SessionPlayer(app(Self.installer))
    talk.say("disk sda", "cancel", answer)
    expect(talk.session.state.exitCode, is: code)
  }

  @Test("ASK-8: a program that is at work is asked about, by its name") func underWay() throws {
    var talk = try SessionPlayer(app(Self.installer))
    talk.say("copy")
    talk.happen(.printed(try #require(talk.run), "20%"))
    expect(talk.say("cancel"), is: ["Copying is not finished and would end now. Say \"discard\" or \"go on\"."])
    expect(!talk.isOver)
    talk.say("go on")
    expect(!talk.isOver)
    talk.say("cancel", "discard")
    expect(talk.isOver)
  }

  @Test("HOST-6: what a host finds not right is told when it says so, and stops the task") func ofHosts() throws {
    let interface = """
      {"aloud": 1, "interface": {"app": "Host", "language": "en", "task": "s", "values": {"name": ""}, "sheets": [{"id": "s",
      "title": "Account", "elements": [{"field": "Name", "id": "name", "value": "name"}],
      "preferred action": {"button": "Create", "id": "create", "action": "dismiss"}}]}}
      """.split(separator: "\n").joined()
    var talk = try SessionPlayer(HostedApp(interface, from: "host") { _, _ in ProvidedRow([:]) })
    talk.say("name ann")
    let patch = #"{"patch": {"name": {"field": "Name", "id": "name", "value": "name", "invalid": "it is taken"}}}"#
    expect(talk.happen(.loaded(HostedApp.message, .contents(patch))), is: ["Name, not valid: it is taken."])
    expect(talk.say("create").first, is: "Create, dimmed: Name, not valid: it is taken.")
    talk.say("cancel")
    expect(!talk.isOver)
  }
}
