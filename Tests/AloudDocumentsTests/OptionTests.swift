import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// Several of what is chosen from, as one value.
@Suite struct CheckboxesTests {
  private static let written = """
    - {checkboxes: Packages, id: packages, value: packages, options: [vim, {option: GNU Emacs, value: emacs}, nano]}
    - {text: "{packages}"}
    - {button: Install, id: install, action: {run: [apt, install, "{packages}"]}}
    """

  private func boxes(_ app: DocumentApp, _ state: DocumentState? = nil) throws -> [Toggle] {
    guard case .group(let group) = app.elements(state)[0] else { throw Missing() }
    return group.elements.compactMap { if case .toggle(let box) = $0 { box } else { nil } }
  }

  @Test func theyAreAGroupOfBoxes() throws {
    let app = try page(Self.written, "values: {packages: emacs}")
    let boxes = try boxes(app)
    expect(boxes.map(\.title), is: ["vim", "GNU Emacs", "nano"])
    expect(boxes.map(\.isOn), is: [false, true, false])
    expect(boxes.allSatisfy { $0.style == .checkBox })
  }

  @Test func whatIsCheckedIsSeveralArgumentsAndAListInWords() throws {
    let app = try page(Self.written, "values: {packages: ''}")
    let ids = try boxes(app).map(\.id)
    let state = app.after(.changed(ids[2], to: .isOn(true)), .changed(ids[1], to: .isOn(true))).state
    expect(state.values["packages"], is: .text("nano\nemacs"))
    guard case .run(_, let invocation) = app.after(.pressed("install"), from: state).effects.first else {
      throw Missing()
    }
    expect(invocation.arguments, is: ["apt", "install", "nano", "emacs"])
    expect(app.elements(state)[1].words, is: .message(.plain(value: .list(["nano", "GNU Emacs"], .and))))
    expect(app.after(.changed(ids[2], to: .isOn(false)), from: state).state.values["packages"], is: .text("emacs"))
  }

  @Test func theyCanBeTheRowsOfACommand() throws {
    let app = try page(
      "- {checkboxes: Packages, id: packages, value: packages, from: found}",
      "values: {packages: ''}\ncommands: {found: {run: [x], format: json}}")
    try expect(boxes(app), is: [])
    let state = app.loaded(
      #"[{"title": "Vim", "id": "vim", "subtitle": "an editor"}, {"title": "Nano", "id": "nano"}]"#, by: "found")
    let found = try boxes(app, state)
    expect(found.map(\.title), is: ["Vim", "Nano"])
    expect(found[0].subtitle, is: "an editor")
    expect(app.after(.changed(found[1].id, to: .isOn(true)), from: state).state.values["packages"], is: .text("nano"))
  }

  @Test func howManyAreCheckedCanBeAsked() throws {
    let app = try page(
      "- {text: Two, hidden when: {not: {value: packages, at least: 2}}}\n" + Self.written,
      "values: {packages: \"vim\\nnano\"}")
    expect(app.elements().first?.words, is: "Two")
  }

  @Test(arguments: [
    ("{checkboxes: P, value: p}", "7:5 Checkboxes have either “” of their own, or the rows of a command with “”"),
    ("{checkboxes: P, value: p, options: [a, a]}", "7:44 There are two options for “”"),
    ("{checkboxes: P, value: q, options: [a]}", "7:28 The value “” begins as “”, which is none of the options"),
  ])
  func errorsHaveTheirPlace(_ element: String, _ expected: String) {
    expect(errors(pageText("- \(element)", "values: {p: '', q: x}")).first, is: expected)
  }
}

/// An option that is only a title may be written as that.
@Suite struct PlainOptionTests {
  @Test(arguments: [
    "- {popup: Music, value: music, options: [Jazz, News]}", "- {radio: Music, value: music, options: [Jazz, News]}",
    "- {picker: Music, value: music, options: [Jazz, News]}",
    "- {picker: Music, columns: [{title: Kind, value: music, options: [Jazz, News]}]}",
  ])
  func isTheSameAsWrittenOut(_ element: String) throws {
    let values = "values: {music: News}"
    let written = element.replacing("[Jazz, News]", with: "[{option: Jazz}, {option: News}]")
    expect(written != element)
    let state = try page(element, values).initialState
    try expect(page(element, values).elements(state), is: (try page(written, values).elements(state)))
  }

  @Test func isChosen() throws {
    var player = try SessionPlayer(
      page("- {popup: Music, value: music, options: [Jazz, News]}", "values: {music: Jazz}"))
    expect(player.say("music", "news"), is: ["Music, News."])
  }

  @Test func scopesMayBePlainToo() throws {
    let app = try app(
      """
      app: Test
      values: {query: "", where: Sent}
      tabs:
      - title: Mail
        search: {title: Find, value: query, scope: where, scopes: [All, Sent]}
        elements: []
      """)
    let search = try #require(app.interface(for: app.initialState).tabs[0].screen.search)
    expect(search.scopes.map(\.title), is: ["All", "Sent"])
    expect(search.scope, is: search.scopes[1].id)
  }

  @Test(arguments: [
    ("[Jazz, Jazz]", "7:46 There are two options for “”"),
    ("[Jazz, {option: Jazz}]", "7:55 There are two options for “”"),
    ("[Folk]", "7:23 The value “” begins as “”, which is none of the options"),
    ("[News, ]", "7:23 The value “” begins as “”, which is none of the options"),
    ("[Jazz, [News]]", "7:46 “” needs keys with what they hold here"),
    ("[Jazz, '{music']", "7:46 A brace opens here and is not closed"),
  ])
  func errorsHaveTheirLocation(_ options: String, _ expected: String) {
    expect(errors(pageText("- {popup: P, value: music, options: \(options)}", "values: {music: Jazz}")), is: [expected])
  }
}
