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

  @Test("SAFE-2: a long query is read with many rows") func long() throws {
    let app = try app(Self.mail.replacing(", format: json", with: ""))
    let names = (1...2_000).map { "name \($0)\n" }.joined()
    let typed = String(repeating: "lunch ", count: 20_000) + "name 1999"
    let state = app.after(.changed("s", to: .text(typed)), from: app.loaded(names, by: "people")).state
    try expect(search(app, state).query.tokens.map(\.title), is: [token("name 1999")])
  }
}
