import Aloud
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
    #expect(written != element)
    let state = try page(element, values).initialState
    #expect(try page(element, values).elements(state) == (try page(written, values).elements(state)))
  }

  @Test func isChosen() throws {
    var session = try Session(
      page("- {popup: Music, value: music, options: [Jazz, News]}", "values: {music: Jazz}"),
      settings: Settings(locale: "en"))
    _ = session.start()
    _ = session.take(Line("music"))
    #expect(session.take(Line("news")).announcements.map(session.renderer.printed) == ["Music, News."])
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
    #expect(search.scopes.map(\.title) == ["All", "Sent"])
    #expect(search.scope == search.scopes[1].id)
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
    #expect(errors(pageText("- {popup: P, value: music, options: \(options)}", "values: {music: Jazz}")) == [expected])
  }
}
