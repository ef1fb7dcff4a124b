import Aloud
import Testing

@testable import AloudDocuments

/// ASK-6: what a document wants asked is asked, whatever the role.
@Suite struct ConfirmationTests {
  private func said(_ elements: String, _ lines: String...) throws -> [String] {
    var settings = Settings(locale: "en")
    settings.hints = false
    var session = try Session(try page(elements), settings: settings)
    var response = session.start()
    for line in lines { response = session.take(Line(line)) }
    return response.announcements.map { session.renderer.printed($0) } + response.requests.map { "\($0)" }
  }

  @Test("ASK-6: a button without a role asks") func button() throws {
    let button =
      "- {button: Format A, confirmation: {question: 'Format A?', phrase: format a now}, action: {say: FORMATTED}}"
    #expect(try said(button, "format a") == ["Format A?", "Say \"format a now\" to do it, or \"cancel\"."])
    #expect(try said(button, "format a", "yes").joined().contains("FORMATTED") == false)
    #expect(try said(button, "format a", "format a now").joined().contains("FORMATTED"))
  }

  @Test("ASK-6: an item of a menu asks") func item() throws {
    let menu = """
      - menu: Disks
        items:
        - {item: Format, confirmation: {question: 'Format?', phrase: format disk a}, action: {say: FORMATTED}}
      """
    #expect(try said(menu, "disks", "format") == ["Format?", "Say \"format disk a\" to do it, or \"cancel\"."])
    #expect(try said(menu, "disks", "format", "format disk a").joined().contains("FORMATTED"))
  }

  @Test("ASK-6: a phrase of one word is no error: it is told with another") func oneWord() throws {
    let button = "- {button: Format A, confirmation: {question: 'Format A?', phrase: format}, action: {say: FORMATTED}}"
    #expect(try said(button, "format a").last == "Say \"confirm format\" to do it, or \"cancel\".")
    #expect(try said(button, "format a", "format").joined().contains("FORMATTED") == false)
  }
}
