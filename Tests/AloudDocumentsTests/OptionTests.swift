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
}
