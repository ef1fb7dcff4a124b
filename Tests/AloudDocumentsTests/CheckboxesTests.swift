import Aloud
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
    #expect(boxes.map(\.title) == ["vim", "GNU Emacs", "nano"])
    #expect(boxes.map(\.isOn) == [false, true, false])
    #expect(boxes.allSatisfy { $0.style == .checkBox })
  }

  @Test func whatIsCheckedIsSeveralArgumentsAndAListInWords() throws {
    let app = try page(Self.written, "values: {packages: ''}")
    let ids = try boxes(app).map(\.id)
    let state = app.after(.changed(ids[2], to: .isOn(true)), .changed(ids[1], to: .isOn(true))).state
    #expect(state.values["packages"] == .text("nano\nemacs"))
    guard case .run(_, let invocation) = app.after(.pressed("install"), from: state).effects.first else {
      throw Missing()
    }
    #expect(invocation.arguments == ["apt", "install", "nano", "emacs"])
    #expect(app.elements(state)[1].words == .message(.plain(value: .list(["nano", "emacs"], .and))))
    #expect(app.after(.changed(ids[2], to: .isOn(false)), from: state).state.values["packages"] == .text("emacs"))
  }

  @Test func theyCanBeTheRowsOfACommand() throws {
    let app = try page(
      "- {checkboxes: Packages, id: packages, value: packages, from: found}",
      "values: {packages: ''}\ncommands: {found: {run: [x], format: json}}")
    #expect(try boxes(app) == [])
    let state = app.loaded(
      #"[{"title": "Vim", "id": "vim", "subtitle": "an editor"}, {"title": "Nano", "id": "nano"}]"#, by: "found")
    let found = try boxes(app, state)
    #expect(found.map(\.title) == ["Vim", "Nano"])
    #expect(found[0].subtitle == "an editor")
    #expect(app.after(.changed(found[1].id, to: .isOn(true)), from: state).state.values["packages"] == .text("nano"))
  }

  @Test func howManyAreCheckedCanBeAsked() throws {
    let app = try page(
      "- {text: Two, hidden when: {not: {value: packages, at least: 2}}}\n" + Self.written,
      "values: {packages: \"vim\\nnano\"}")
    #expect(app.elements().first?.words == "Two")
  }

  @Test(arguments: [
    ("{checkboxes: P, value: p}", "7:5 Checkboxes have either “” of their own, or the rows of a command with “”"),
    ("{checkboxes: P, value: p, options: [a, a]}", "7:44 There are two options for “”"),
    ("{checkboxes: P, value: q, options: [a]}", "7:28 The value “” begins as “”, which is none of the options"),
  ])
  func errorsHaveTheirPlace(_ element: String, _ expected: String) {
    #expect(errors(pageText("- \(element)", "values: {p: '', q: x}")).first == expected)
  }
}
