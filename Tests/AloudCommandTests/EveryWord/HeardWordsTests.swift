import Testing

@testable import Aloud
@testable import AloudCommand

@Suite("What is looked for in what is heard")
struct HeardWordsTests {
  private func leaks(
    _ tag: String, _ text: LocalizedText, lacking key: String = "", after lines: [String] = []
  ) throws -> [String] {
    let locale = try Locale(tag, files: tag == "en-XA" ? .bundled : MarkedEnglish.files(tag) { $0 == key })
    let check = try HeardWords(tag, languages: [Language(tag: tag, name: "Dutch")])
    let renderer = Renderer(locale: locale, settings: Settings(locale: tag))
    return Array(Set(check.leaks(in: Announcement(.notice, text), renderer, after: lines))).sorted()
  }

  @Test func ownWordsAreRight() throws {
    for tag in ["de", "ja", "en-XA"] { #expect(try leaks(tag, .message("tabs.end")) == []) }
  }

  @Test func oneMessageWithoutWordsIsFound() throws {
    let found = try leaks("de", .message("tabs.end"), lacking: "tabs.end")
    #expect(found == ["spoken as English: ⟦tabs.end⟧", "tabs.end"])
  }

  @Test func aMessageInAPlaceOfAnotherIsFound() throws {
    let name = LocalizedText.message("place.at", ["name": .text(.message("role.tab"))])
    #expect(try leaks("de", name, lacking: "role.tab").contains("role.tab"))
  }

  @Test func aKeyThatNobodyHasWordedIsFound() throws {
    #expect(try leaks("de", .message("no.such")) == ["from outside: no.such"])
  }

  @Test func wordsWrittenInSwiftAreFound() throws {
    #expect(try leaks("de", "Done.") == ["from outside: Done."])
    #expect(try leaks("en-XA", "Done.") == ["from outside: Done.", "in Latin letters: Done"])
    #expect(try leaks("hi", "Done.").contains("in Latin letters: Done"))
  }

  @Test func theUsersWordsAndLanguagesNamesAreNoLeak() throws {
    #expect(try leaks("de", "Tea", after: ["title", "Tea"]) == [])
    #expect(try leaks("de", "Dutch") == [])
  }
}
