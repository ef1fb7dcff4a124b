import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// FIND-2: tokens whose words are what a command gives.
@Suite struct TokensOfCommandsTests {
  private static let mail = """
    app: Mail
    values: {query: "", who: ""}
    commands:
      people: {title: People, run: [list-people], format: json}
      mails: {run: [find-mail, "{query}", "{who}"]}
    tabs:
    - title: Mail
      search:
        id: s
        title: Find mail
        value: query
        tokens: [{token: person, value: who, from: people}]
        action: {reload: mails}
      elements: [{list: Mails, from: mails}]
    """

  private static let people = #"[{"id":"7","title":"Ada"},{"id":"8","title":"Ada Green"},{"title":"Ben"}]"#

  private func search(_ app: DocumentApp, _ state: DocumentState) throws -> Search {
    try #require(app.interface(for: state).tabs[0].screen.search)
  }

  private func token(_ word: String) -> LocalizedText {
    .message("document.token", ["kind": .text(.verbatim("person")), "word": .text(.verbatim(word))])
  }

  @Test(
    "FIND-2: titles are recognised, told by name, and given to commands as the rows have them",
    arguments: [
      ("lunch ADA", "lunch", "7", "Ada"), ("person ada green today", "today", "8", "Ada Green"),
      ("ben lunch", "lunch", "Ben", "Ben"),
    ])
  func recognised(typed: String, query: String, who: String, word: String) throws {
    let app = try app(Self.mail)
    let searched = app.after(.changed("s", to: .text(typed)), from: app.loaded(Self.people, by: "people"))
    expect(searched.effects, is: [.run(ID("command", "mails:1"), Invocation(["find-mail", query, who]))])
    let found = try search(app, searched.state).query
    expect(found.text, is: query)
    expect(found.tokens.map(\.title), is: [token(word)])
    let pasted = app.after(
      .changed("s", to: .tokens([])), .changed("s", to: .tokens(found.tokens.map(\.id))), from: searched.state)
    try expect(search(app, pasted.state).query.tokens, is: found.tokens)
    let unknown = app.after(.changed("s", to: .tokens(["s.token:9"])), from: pasted.state).state
    try expect(search(app, unknown).query.tokens.isEmpty)
  }

  @Test("FIND-2: before they have come nothing is recognised, and a token whose row has gone is told by what it holds")
  func notThere() throws {
    let app = try app(Self.mail)
    let early = app.after(.changed("s", to: .text("ada"))).state
    try expect(search(app, early).query, is: SearchQuery(text: "ada"))
    var state = app.after(.changed("s", to: .text("ada")), from: app.loaded(Self.people, by: "people")).state
    state.outputs["people"] = CommandOutput(generation: 1, phase: .loading)
    state = app.loaded("[]", by: "people", from: state)
    try expect(search(app, state).query.tokens.map(\.title), is: [token("7")])
  }

  @Test("SAFE-2: that the command went wrong is said as a query begins, once") func wentWrong() throws {
    let app = try app(Self.mail)
    let failed = app.after(
      .finished(ID("command", "people:0"), .exited(status: 2, output: TextLines("")))
    ).state
    let begun = app.after(.changed("s", to: .text("ada")), from: failed)
    expect(begun.effects.count, is: 2)
    guard case .say(.message(let message)) = begun.effects.first else { throw Missing() }
    expect(message.key, is: "document.command.failed")
    expect(app.after(.changed("s", to: .text("ben")), from: begun.state).effects.count, is: 1)
  }

  @Test("SAFE-2: a long query is read with many rows") func long() throws {
    let app = try app(Self.mail.replacing(", format: json", with: ""))
    let names = (1...2_000).map { "name \($0)\n" }.joined()
    let typed = String(repeating: "lunch ", count: 20_000) + "name 1999"
    let state = app.after(.changed("s", to: .text(typed)), from: app.loaded(names, by: "people")).state
    try expect(search(app, state).query.tokens.map(\.title), is: [token("name 1999")])
  }
}
