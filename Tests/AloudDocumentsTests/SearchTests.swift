import Aloud
import Expectations
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
    expect(found(app, state), is: ["Oat milk", "Milk powder", "Milk", "milk chocolate"])
    expect(app.elements(state).allSatisfy { if case .button = $0 { false } else { true } })
    try expect(search(app, state).query, is: SearchQuery(text: "MILK"))
    let left = app.after(.changed("s", to: .text("")), from: state).state
    expect(app.elements(left), is: app.elements(loaded))
  }

  @Test("what is in a disclosure is found as in a group, shown or not", arguments: ["on", "off"])
  func disclosures(_ shown: String) throws {
    let app = try app(
      """
      app: Pantry
      values: {shown: \(shown)}
      tabs:
      - title: Pantry
        search: {id: s, title: Find food}
        elements:
        - disclosure: Spices
          value: shown
          elements: [{row: Nutmeg}, {group: Hot, elements: [{row: Pepper}]}]
      """)
    expect(found(app, app.after(.changed("s", to: .text("pepper"))).state), is: ["Pepper"])
  }

  @Test func queriesWithAsManyResultsHaveOtherRows() throws {
    let app = try app(pantry)
    let loaded = app.loaded("Tea\nCocoa\n", by: "stock")
    let tea = app.after(.changed("s", to: .text("tea")), from: loaded).state
    let cocoa = app.after(.changed("s", to: .text("cocoa")), from: loaded).state
    expect(app.elements(tea) != app.elements(cocoa))
  }

  @Test func aSuggestionIsAQuery() throws {
    let app = try app(pantry)
    let suggestions = try search(app).suggestions
    expect(suggestions.map(\.title), is: ["Milk", "Bread"])
    let state = app.after(.pressed(try #require(suggestions.last).id)).state
    try expect(search(app, state).query.text, is: "Bread")
    expect(found(app, state), is: ["Bread flour"])
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
    expect(searched.effects, is: [.run(ID("command", "mails:1"), Invocation(["find-mail", "kate"]))])
    try expect(search(app, searched.state).isLoading)
    let state = app.loaded("From Kate\nTo Max\n", by: "mails", from: searched.state)
    try expect(!search(app, state).isLoading)
    expect(found(app, state), is: ["From Kate", "To Max"])
  }

  private let mail = """
    app: Mail
    values: {query: "", where: all, who: "", project: ""}
    commands: {mails: {run: [find-mail, "{query}", "{where}", "{who}", "{project}"]}}
    tabs:
    - title: Mail
      search:
        id: s
        title: Find mail
        value: query
        suggestions: [from Ben]
        scope: where
        scopes: [{option: All mail, value: all}, {option: Sent}]
        tokens:
        - {token: person, value: who, words: [Ada, Ada Green, Ben]}
        - {token: project, value: project, words: [Bridge, " "]}
        action: {reload: mails}
      elements: [{list: Mails, from: mails}]
    """

  private func values(_ state: DocumentState) -> [Value?] {
    ["query", "where", "who", "project"].map { state.values[$0] }
  }

  @Test("FIND-1: the chosen scope is a value, and the command is run again")
  func scopesAreAValue() throws {
    let app = try app(mail)
    let scopes = try search(app).scopes
    expect(scopes.map(\.title), is: ["All mail", "Sent"])
    try expect(search(app).scope, is: scopes.first?.id)
    let chosen = app.after(.changed("s", to: .choice(try #require(scopes.last).id)))
    expect(values(chosen.state), is: [.text(""), .text("Sent"), .text(""), .text("")])
    expect(chosen.effects, is: [.run(ID("command", "mails:1"), Invocation(["find-mail", "", "Sent", "", ""]))])
    try expect(search(app, chosen.state).scope, is: scopes.last?.id)
    let unknown = app.after(.changed("s", to: .choice("nowhere")), from: chosen.state)
    expect(values(unknown.state), is: values(chosen.state))
    expect(unknown.effects.isEmpty)
  }

  @Test(
    "FIND-2: words that are recognised become tokens, one of each kind, and the rest stays",
    arguments: [
      ("lunch ADA today", "lunch today", "Ada", ""), ("person ada green", "", "Ada Green", ""),
      ("Ben and Ada", "and Ada", "Ben", ""), ("bridge  by ben", "by", "Ben", "Bridge"), ("Benno  ", "Benno  ", "", ""),
      ("", "", "", ""),
    ])
  func wordsAreRecognised(typed: String, query: String, who: String, project: String) throws {
    let app = try app(mail)
    let searched = app.after(.changed("s", to: .text(typed)))
    expect(values(searched.state), is: [.text(query), .text("all"), .text(who), .text(project)])
    let command = Invocation(["find-mail", query, "all", who, project])
    expect(searched.effects, is: [.run(ID("command", "mails:1"), command)])
    let found = try search(app, searched.state)
    expect(found.query.text, is: query)
    let titles: [LocalizedText] = [("person", who), ("project", project)].filter { !$0.1.isEmpty }.map {
      .message("document.token", ["kind": .text(.verbatim($0.0)), "word": .text(.verbatim($0.1))])
    }
    expect(found.query.tokens.map(\.title), is: titles)
  }

  @Test("FIND-2: a token stays beside other text, gives way to one of its kind, is deleted and pasted")
  func tokensAreKept() throws {
    let app = try app(mail)
    let ada = app.after(.changed("s", to: .text("ada"))).state
    let token = try #require(try search(app, ada).query.tokens.first).id
    let lunch = app.after(.changed("s", to: .text("lunch")), from: ada).state
    expect(values(lunch), is: [.text("lunch"), .text("all"), .text("Ada"), .text("")])
    let ben = app.after(.pressed(try #require(try search(app).suggestions.first).id), from: lunch).state
    expect(values(ben), is: [.text("from"), .text("all"), .text("Ben"), .text("")])
    let deleted = app.after(.changed("s", to: .tokens([])), from: ben)
    expect(values(deleted.state), is: [.text("from"), .text("all"), .text(""), .text("")])
    expect(deleted.effects.count, is: 1)
    expect(app.after(.changed("s", to: .tokens([])), from: deleted.state).effects.isEmpty)
    let pasted = app.after(.changed("s", to: .tokens([token, "of another app"])), from: deleted.state).state
    try expect(search(app, pasted).query.tokens.map(\.id), is: [token])
    expect(values(pasted), is: [.text("from"), .text("all"), .text("Ada"), .text("")])
  }

  @Test("FIND-1: rows of the screen may be hidden by the scope")
  func scopesOfAScreensOwnRows() throws {
    let app = try app(
      """
      app: A
      values: {where: all}
      tabs:
      - title: B
        search: {id: s, title: S, scope: where, scopes: [{option: All, value: all}, {option: Few, value: few}]}
        elements: [{group: "", elements: [{row: Oat milk}], hidden when: {value: where, equals: few}}, {row: Milk}]
      """)
    let state = app.after(.changed("s", to: .text("milk"))).state
    expect(found(app, state), is: ["Oat milk", "Milk"])
    let few = app.after(.changed("s", to: .choice(try #require(try search(app).scopes.last).id)), from: state).state
    expect(found(app, few), is: ["Milk"])
  }
}
