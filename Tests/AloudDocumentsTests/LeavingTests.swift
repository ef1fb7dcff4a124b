import Aloud
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

  private struct Talk<Played: App> {
    var session: Session<Played>

    init(_ app: Played) throws {
      session = try Session(app, settings: Settings(locale: "en"))
      _ = session.start()
    }

    @discardableResult
    mutating func say(_ lines: String...) -> (said: [String], isOver: Bool) {
      var response: Response?
      for line in lines { response = session.take(Line(line)) }
      return (response?.announcements.map(session.renderer.printed) ?? [], response?.isOver ?? false)
    }
  }

  @Test("ASK-8: a task in which something was entered asks at each way out", arguments: ["cancel", "quit", "back"])
  func entered(_ way: String) throws {
    var talk = try Talk(app(Self.installer))
    talk.say("disk sda")
    let asked = talk.say(way)
    #expect(asked.said == ["You have changed Install. Say \"Finish\", \"discard\" or \"keep editing\"."])
    #expect(!asked.isOver)
    talk.say("keep editing")
    #expect(talk.session.state.text("disk") == "sda")
    #expect(talk.say(way, "discard").isOver)
    #expect(talk.session.state.exitCode == nil)
  }

  @Test("ASK-8: the main button's own word finishes the task") func finished() throws {
    var talk = try Talk(app(Self.installer))
    #expect(talk.say("disk sda", "cancel", "finish").isOver)
    #expect(talk.session.state.exitCode == 0)
  }

  @Test("ASK-8: a program that is at work is asked about, by its name") func underWay() throws {
    var talk = try Talk(app(Self.installer))
    let run = talk.session.take(Line("copy")).requests.lazy.compactMap { request -> ID? in
      if case .run(let id, _) = request { id } else { nil }
    }.first
    let id = try #require(run)
    _ = talk.session.receive(.printed(id, "20%"))
    let asked = talk.say("cancel")
    #expect(asked.said == ["Copying is not finished and would end now. Say \"discard\" or \"go on\"."])
    #expect(!asked.isOver)
    #expect(!talk.say("go on").isOver)
    #expect(talk.say("cancel", "discard").isOver)
  }

  @Test("ASK-8: once the program has ended, nothing is under way") func ended() throws {
    var talk = try Talk(app(Self.installer))
    let run = talk.session.take(Line("copy")).requests.lazy.compactMap { request -> ID? in
      if case .run(let id, _) = request { id } else { nil }
    }.first
    _ = talk.session.receive(.finished(try #require(run), .exited(status: 0, output: TextLines(""))))
    #expect(talk.say("cancel").isOver)
  }

  @Test("HOST-6: a value that is not right is told, and stops the task") func invalid() throws {
    var talk = try Talk(app(Self.installer))
    #expect(talk.say("disk A1").said == ["Disk, A1, not valid: only small letters."])
    #expect(talk.say("finish").said.first == "Finish, dimmed: Disk, not valid: only small letters.")
    #expect(talk.session.state.exitCode == nil)
    #expect(talk.say("disk sda", "finish").isOver)
  }

  @Test("HOST-6: what a host finds not right is told when it says so, and stops the task") func ofHosts() throws {
    let interface = """
      {"aloud": 1, "interface": {"app": "Host", "language": "en", "task": "s", "values": {"name": ""}, "sheets": [{"id": "s",
      "title": "Account", "elements": [{"field": "Name", "id": "name", "value": "name"}],
      "preferred action": {"button": "Create", "id": "create", "action": "dismiss"}}]}}
      """.split(separator: "\n").joined()
    var talk = try Talk(HostedApp(interface, from: "host") { _, _ in ProvidedRow([:]) })
    talk.say("name ann")
    let patch = #"{"patch": {"name": {"field": "Name", "id": "name", "value": "name", "invalid": "it is taken"}}}"#
    let said = talk.session.receive(.loaded(HostedApp.message, .contents(patch)))
    #expect(said.announcements.map(talk.session.renderer.printed) == ["Name, not valid: it is taken."])
    #expect(talk.say("create").said.first == "Create, dimmed: Name, not valid: it is taken.")
    #expect(!talk.say("cancel").isOver)
  }

  @Test("ASK-8: an answer that dismisses takes a sheet down which the user may not leave") func forbidden() throws {
    var talk = try Talk(
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
    #expect(talk.say("cancel").said.contains("1. Throw it away."))
    talk.say("throw it away")
    #expect(talk.session.state.text("text") == "")
    #expect(talk.say("quit").isOver)
  }
}
