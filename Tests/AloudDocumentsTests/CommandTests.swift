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

  @Test func commandsRunAtTheStartAndSayLoading() throws {
    let app = try page(files, "values: {dir: /tmp}\ncommands: {files: {run: [ls, '{dir}']}}")
    expect(app.initialEffects, is: [.run(ID("command", "files:0"), Invocation(["ls", "/tmp"]))])
    expect(words(app.elements()[0]), is: .message("document.command.loading", ["command": "files"]))
  }

  @Test func onlyTheListAtTheEndOfAPathIsEntered() throws {
    let path = try #require(JSONPath("a.b.a"))
    expectNil(JSONTree(#"{"a": [{"b": {"a": [1, 2]}}]}"#)?.things(at: path))
    expect(JSONTree(#"{"a": {"b": {"a": [1, 2]}}}"#)?.things(at: path)?.count, is: 2)
  }

  @Test func linesBecomeRowsThatKnowWhatTheyAre() throws {
    let app = try page(files, "commands: {files: {run: [ls]}}")
    let state = loaded(app, "a b\r\n\nc\n")
    let rows = try rows(app, state)
    expect(rows.count, is: 2)
    expect(rows[0].title, is: "File a b")
    expect(rows[1], is: Row("File c", id: ID("files", "files:2:c"), action: .send))
    let effects = app.after(.pressed(rows[1].id), from: state).effects
    expect(effects, is: [.run(ID("run", "1"), Invocation(["open", "c"]))])
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

  @Test func jsonRowsHaveTitlesSubtitlesValuesAndIds() throws {
    let app = try page("- {list: T, id: t, from: t}", "commands: {t: {run: [t], format: json}}")
    let state = loaded(app, #"[{"id":7,"title":"Kate","subtitle":"Song","value":true},"plain",{"id":7}]"#, "t")
    let rows = try rows(app, state)
    var kate = Row("Kate", id: ID("t", "t:7"))
    kate.subtitle = "Song"
    kate.value = "true"
    expect(rows[0], is: kate)
    expect(rows[1], is: Row("plain", id: ID("t", "t:2:plain")))
    expect(rows[2].id, is: ID("t", "t:3:7"))
  }

  @Test("issue 5: rows with one id are told apart, also where another row has for its id what they are told apart by")
  func repeatedIDs() throws {
    let app = try page(
      "- {list: T, id: t, from: t, row: {action: {say: 'This is {row.title}.'}}}",
      "commands: {t: {run: [t], format: json}}")
    let output =
      #"[{"id":"a","title":"One"},{"id":"a","title":"Two"},{"id":"2:a","title":"Three"},"Four",{"id":"4:Four"}]"#
    let state = loaded(app, output, "t")
    let provided = try rows(app, state)
    let rows = (0..<provided.count).map { provided[$0] }
    expect(Set(rows.map(\.id)).count, is: 5)
    for row in rows {
      let effects = app.after(.pressed(row.id), from: state).effects
      expect(effects, is: [.say(.verbatim("This is \(plain(row.title))."))])
    }
  }

  private func plain(_ text: LocalizedText) -> String { if case .verbatim(let text) = text { text } else { "" } }

  @Test func aRowOpensAScreenAboutItself() throws {
    let app = try page(
      "- {list: T, id: t, from: t, row: {action: {push: one}}}",
      """
      commands: {t: {run: [t], format: json}}
      screens:
      - {id: one, title: 'About {row.title}', elements: [{button: Get, id: get, action: {run: [get, '{row.id}']}}]}
      """)
    let state = loaded(app, #"[{"id":"k","title":"Kate"}]"#, "t")
    try expect(rows(app, state)[0].action, is: .push(ID("one", "t:k")))
    let screen = app.screen(ID("one", "t:k"), for: state)
    expect(screen?.title, is: "About Kate")
    expect(screen?.elements, is: [.button(Button("Get", id: ID("get", "t:k")))])
    expect(
      app.after(.pressed(ID("get", "t:k")), from: state).effects,
      is: [
        .run(ID("run", "1"), Invocation(["get", "k"]))
      ])
    expectNil(app.screen(ID("one", "t:gone"), for: state))
    expectNil(app.screen("other", for: state))
  }

  @Test func aPatternShowsWhatTheCommandGivesUnlessTold() throws {
    let app = try page(
      "- {list: T, id: t, from: t, row: {title: 'No. {row.id}', value: '', action: quit}}",
      "commands: {t: {run: [t], format: json}}")
    var row = Row("No. 4", id: ID("t", "t:4"), action: .quit)
    row.subtitle = "Song"
    try expect(rows(app, loaded(app, #"[{"id":4,"subtitle":"Song","value":"x"}]"#, "t"))[0], is: row)
  }

  @Test func anEmptyOutputSaysSo() throws {
    let app = try page(files, "commands: {files: {run: [ls]}}")
    expect(words(app.elements(loaded(app, ""))[0]), is: "None.")
    let text = try page("- {output: files}", "commands: {files: {run: [ls]}}")
    expect(words(text.elements(loaded(text, "\n"))[0]), is: .message("document.output.empty"))
    expect(words(text.elements(loaded(text, "a\nb\n"))[0]), is: "a\nb")
  }

  @Test(arguments: [("{", "notJSON"), ("{\"a\": 1}", "notArray"), ("3", "notArray"), ("", "notJSON")])
  func outputThatIsNoListSaysSo(_ output: String, _ key: String) throws {
    let app = try page("- {list: T, id: t, from: t}", "commands: {t: {title: Tunes, run: [t], format: json}}")
    expect(
      words(app.elements(loaded(app, output, "t"))[0]), is: .message("document.command.\(key)", ["command": "Tunes"]))
  }

  @Test func aFailureStandsWhereTheListWouldBe() throws {
    let app = try page(files, "commands: {files: {run: [ls]}}")
    let state = app.after(.finished(ID("command", "files:0"), .exited(status: 3, output: "\n"))).state
    expect(words(app.elements(state)[0]), is: .message("document.command.failed", ["command": "files", "status": 3]))
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

  @Test func reloadRunsAgainAndDropsLateOutput() throws {
    let app = try page(
      "- {output: a, id: out}\n- {button: Again, id: again, action: {reload: a}}", "commands: {a: {run: [a]}}")
    let again = app.after(.pressed("again"), from: loaded(app, "old", "a"))
    expect(again.effects, is: [.run(ID("command", "a:1"), Invocation(["a"]))])
    let late = app.after(.finished(ID("command", "a:0"), .exited(status: 0, output: "late")), from: again.state).state
    expect(words(app.elements(late)[0]), is: .message("document.command.loading", ["command": "a"]))
    let new = app.after(.finished(ID("command", "a:1"), .exited(status: 0, output: "new")), from: late).state
    expect(words(app.elements(new)[0]), is: "new")
  }
}

/// What programs are given: several arguments of one value, arguments under a condition, their standard input.
@Suite struct CommandInputTests {
  private func invocation(_ run: String, _ more: String) throws -> Invocation {
    let app = try page("- {button: Go, id: go, action: {\(run)}}", more)
    guard case .run(_, let invocation) = app.after(.pressed("go")).effects.first else { throw Missing() }
    return invocation
  }

  @Test func argumentsUnderACondition() throws {
    let run = "run: [tool, {arguments: [--name, '{name}'], when: {value: name, is: filled}}, end]"
    try expect(invocation(run, "values: {name: Ann}").arguments, is: ["tool", "--name", "Ann", "end"])
    try expect(invocation(run, "values: {name: ''}").arguments, is: ["tool", "end"])
  }

  @Test func aSecretGoesInByStandardInput() throws {
    let app = try page(
      "- {field: PIN, id: pin, value: pin, secure: on}\n- {button: Go, id: go, action: {run: [tool], input: '{pin}'}}",
      "values: {pin: ''}")
    let state = app.after(.changed("pin", to: .text("12\n34"))).state
    guard case .run(_, let invocation) = app.after(.pressed("go"), from: state).effects.first else { throw Missing() }
    expect(invocation.input, is: "12\n34")
    expect(invocation.arguments == ["tool"] && invocation.environment == [:])
  }
}
