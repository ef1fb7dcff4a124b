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

  @Test("ASK-8: a task in which something was entered asks at each way out", arguments: ["cancel", "quit", "back"])
  func entered(_ way: String) throws {
    var talk = try SessionPlayer(app(Self.installer))
    talk.say("disk sda")
    expect(talk.say(way), is: ["You have changed Install. Say \"Finish\", \"discard\" or \"keep editing\"."])
    expect(!talk.isOver)
    talk.say("keep editing")
    expect(talk.session.state.text("disk"), is: "sda")
    talk.say(way, "discard")
    expect(talk.isOver)
    expectNil(talk.session.state.exitCode)
  }

  @Test("ASK-8: the main button's own word finishes the task") func finished() throws {
    var talk = try SessionPlayer(app(Self.installer))
    talk.say("disk sda", "cancel", "finish")
    expect(talk.isOver)
    expect(talk.session.state.exitCode, is: 0)
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

  @Test("ASK-8: once the program has ended, nothing is under way") func ended() throws {
    var talk = try SessionPlayer(app(Self.installer))
    talk.say("copy")
    talk.happen(.finished(try #require(talk.run), .exited(status: 0, output: TextLines(""))))
    talk.say("cancel")
    expect(talk.isOver)
  }

  @Test("HOST-6: a value that is not right is told, and stops the task") func invalid() throws {
    var talk = try SessionPlayer(app(Self.installer))
    expect(talk.say("disk A1"), is: ["Disk, A1, not valid: only small letters."])
    expect(talk.say("finish").first, is: "Finish, dimmed: Disk, not valid: only small letters.")
    expectNil(talk.session.state.exitCode)
    talk.say("disk sda", "finish")
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

  @Test("ASK-8: an answer that dismisses takes a sheet down which the user may not leave") func forbidden() throws {
    var talk = try SessionPlayer(
      app(
        """
        app: Mail
        values: {text: ""}
        tabs: [{title: Home, elements: [{button: New, action: {present: letter}}]}]
        sheets:
        - title: Letter
          id: letter
          dismissal forbidden: It is being written.
          dismissal attempted: {ask: Leave it?, items: [{item: Throw it away, action: dismiss}, {item: Stay}]}
          elements: [{field: Text, value: text}]
        """))
    talk.say("new", "text Dear Kate")
    expect(talk.say("cancel").contains("1. Throw it away."))
    talk.say("throw it away")
    expect(talk.session.state.text("text"), is: "")
    talk.say("quit")
    expect(talk.isOver)
  }
}
