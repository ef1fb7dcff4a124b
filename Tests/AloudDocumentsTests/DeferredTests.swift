import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Items of menus that a command gives when the menu is opened.
@Suite struct DeferredTests {
  private let boxes = """
    - menu: Boxes
      id: boxes
      items:
      - {item: None, id: none}
      - {deferred: {run: [ls]}, id: more, action: {say: '{row}'}}
    """

  private func menu(_ app: DocumentApp, _ state: DocumentState? = nil) throws -> Menu {
    guard case .pullDownButton(let button) = app.elements(state).first else { throw Missing() }
    return button.menu
  }

  @Test func theyAreGotWhenTheMenuIsOpenedAndThenStay() throws {
    let app = try page(boxes)
    expect(app.initialEffects, is: [])
    try expect(menu(app).elements.last, is: .deferred(DeferredItems(id: "more")))
    let opened = app.after(.opened("more"))
    expect(opened.effects, is: [.run(ID("command", "more:1"), Invocation(["ls"]))])
    expect(app.after(.opened("more"), from: opened.state).effects, is: [])
    let state = app.loaded("a\nb\n", by: "more", from: opened.state)
    try expect(menu(app, state).allItems.map(\.title), is: ["None", "a", "b"])
    expect(app.after(.opened("more"), from: state).effects, is: [])
    let last = try #require(try menu(app, state).allItems.last)
    expect(app.after(.pressed(last.id), from: state).effects, is: [.say("b")])
  }

  @Test func whereTheyCanNotBeGotThatIsSaidAndTriedAgain() throws {
    let app = try page(boxes)
    let failed = app.after(.opened("more"), .finished(ID("command", "more:1"), .notStarted)).state
    let why = LocalizedText.message("document.command.notStarted", ["command": .text("ls")])
    try expect(menu(app, failed).elements.last, is: .deferred(DeferredItems(id: "more", failure: why)))
    let again = app.after(.opened("more"), from: failed)
    expect(again.effects, is: [.run(ID("command", "more:2"), Invocation(["ls"]))])
  }

  @Test func oneOfThemMayBeTheSelectedItem() throws {
    let app = try page(
      """
      - menu: Shelf
        id: shelf
        selection: shelf
        items: [{deferred: {run: [ls], format: json}, id: more}]
        action: {say: '{shelf}'}
      """, "values: {shelf: b}")
    let opened = app.after(.opened("more")).state
    let state = app.loaded(#"[{"title":"A","value":"a"},{"title":"B","value":"b"}]"#, by: "more", from: opened)
    let items = try menu(app, state).allItems
    try expect(menu(app, state).selection, is: items[1].id)
    let chosen = app.after(.changed("shelf", to: .choice(items[0].id)), from: state)
    expect(chosen.state.values["shelf"], is: .text("a"))
    expect(chosen.effects, is: [.say("a")])
    try expect(menu(app, chosen.state).selection, is: items[0].id)
  }
}
