import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudDocuments

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
