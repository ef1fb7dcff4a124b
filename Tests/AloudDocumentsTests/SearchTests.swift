import Aloud
import Testing

@testable import AloudDocuments

/// FIND-1: the search of a screen that a document describes.
@Suite struct SearchTests {
  private func found(_ app: DocumentApp, _ state: DocumentState) -> [LocalizedText] { titles(app.elements(state)) }

  private func titles(_ elements: [Element]) -> [LocalizedText] {
    elements.flatMap { element -> [LocalizedText] in
      switch element {
      case .group(let group): titles(group.elements)
      case .row(let row): [row.title]
      case .rows(let rows): (0..<rows.count).map { rows[$0].title }
      default: []
      }
    }
  }

  private func search(_ app: DocumentApp, _ state: DocumentState? = nil) throws -> Search {
    try #require(app.interface(for: state ?? app.initialState).tabs[0].screen.search)
  }

  private let pantry = """
    app: Pantry
    commands: {stock: {run: [stock]}}
    tabs:
    - title: Pantry
      search: {id: s, title: Find food, suggestions: [Milk, Bread]}
      elements:
      - row: Oat milk
      - button: Buy
      - group: Baking
        elements: [{row: Bread flour}, {row: Milk powder}]
      - {list: Stock, from: stock}
    """

  @Test func rowsAreFoundByTheirLabelsAlsoInGroupsAndCommands() throws {
    let app = try app(pantry)
    let loaded = app.loaded("Milk\nTea\nmilk chocolate\n", by: "stock")
    let state = app.after(.changed("s", to: .text("MILK")), from: loaded).state
    #expect(found(app, state) == ["Oat milk", "Milk powder", "Milk", "milk chocolate"])
    #expect(app.elements(state).allSatisfy { if case .button = $0 { false } else { true } })
    #expect(try search(app, state).query == SearchQuery(text: "MILK"))
    let left = app.after(.changed("s", to: .text("")), from: state).state
    #expect(app.elements(left) == app.elements(loaded))
  }

  @Test func queriesWithAsManyResultsHaveOtherRows() throws {
    let app = try app(pantry)
    let loaded = app.loaded("Tea\nCocoa\n", by: "stock")
    let tea = app.after(.changed("s", to: .text("tea")), from: loaded).state
    let cocoa = app.after(.changed("s", to: .text("cocoa")), from: loaded).state
    #expect(app.elements(tea) != app.elements(cocoa))
  }

  @Test func aSuggestionIsAQuery() throws {
    let app = try app(pantry)
    let suggestions = try search(app).suggestions
    #expect(suggestions.map(\.title) == ["Milk", "Bread"])
    let state = app.after(.pressed(try #require(suggestions.last).id)).state
    #expect(try search(app, state).query.text == "Bread")
    #expect(found(app, state) == ["Bread flour"])
  }

  @Test func aCommandMayGetTheQuery() throws {
    let app = try app(
      """
      app: Mail
      values: {query: ""}
      commands: {mails: {run: [find-mail, "{query}"]}}
      tabs:
      - title: Mail
        search: {id: s, title: Find mail, value: query, action: {reload: mails}}
        elements: [{list: Mails, from: mails}]
      """)
    let searched = app.after(
      .changed("s", to: .text("kate")), from: app.loaded("a\n", by: "mails"))
    #expect(searched.effects == [.run(ID("command", "mails:1"), Invocation(["find-mail", "kate"]))])
    #expect(try search(app, searched.state).isLoading)
    let state = app.loaded("From Kate\nTo Max\n", by: "mails", from: searched.state)
    #expect(try !search(app, state).isLoading)
    #expect(found(app, state) == ["From Kate", "To Max"])
  }

  @Test func mistakesInASearchAreTold() {
    let text = "app: A\ntabs:\n- title: B\n  elements: []\n  search: "
    #expect(mistakes(text + "{id: s}") == ["5:11 document.missingKey"])
    #expect(mistakes(text + "{title: S, value: none}") == ["5:29 document.unknown.textValue.noneAllowed"])
    #expect(mistakes(text + "{title: S, suggestion: []}") == ["5:22 document.unknownKey.nearest"])
  }
}
