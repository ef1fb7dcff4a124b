import Testing

@testable import Aloud
@testable import AloudReminders

@Suite("What is looked for in what is heard")
struct HeardWordsTests {
  private func leaks(
    _ tag: String, _ text: LocalizedText, lacking key: String = "", after lines: [String] = [], _ texts: [String] = []
  ) throws -> [String] {
    try leaks(tag, Announcement(.notice, text), lacking: key, after: lines, texts)
  }

  private func leaks(
    _ tag: String, _ announcement: Announcement, lacking key: String = "", after lines: [String] = [],
    _ texts: [String] = [], files: LocaleFiles? = nil
  ) throws -> [String] {
    let marked = try tag == "en-XA" ? .bundled : MarkedEnglish.files(tag) { $0 == key }
    let locale = try LoadedLocale(tag, files: files ?? marked)
    let check = try HeardWords(tag, languages: [Language(tag: tag, name: "Dutch")])
    let renderer = Renderer(locale: locale, settings: Settings(locale: tag))
    return Array(Set(check.leaks(in: announcement, renderer, after: lines, texts))).sorted()
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

  @Test func piecesOfNamesAndLinesAreWholeWords() throws {
    #expect(try leaks("de", "Grey tea", after: ["type Earl Grey tea."]) == [])
    #expect(try leaks("de", "ea", after: ["Tea"]) == ["from outside: ea"])
    #expect(try leaks("de", "Dut") == ["from outside: Dut"])
    #expect(try leaks("ja", "物", after: ["買い物を挿入"]) == [])
    let nothing = LocalizedText.message("edit.deleted", ["text": .text("")])
    #expect(try leaks("de", nothing, after: ["Tea"]) == ["from outside: "])
  }

  @Test func wordsArePutTogetherOnlyInATextThatIsEdited() throws {
    #expect(try leaks("de", "Milk Tea", after: ["Tea", "Milk"]) == ["from outside: Milk Tea"])
    #expect(try leaks("de", "Milk Tea", after: ["Tea", "Milk"], ["Milk Tea"]) == [])
    #expect(try leaks("de", "Mi", after: ["Milk"], ["Mi"]) == [])
    #expect(try leaks("de", "Done Tea", after: ["Tea"], ["Done Tea"]) == ["from outside: Done Tea"])
  }

  @Test func aCharacterAloneIsRightOnlyWhereCharactersAreTold() throws {
    #expect(try leaks("de", "D") == ["from outside: D"])
    var announcement = Announcement(.item)
    announcement.name = "D"
    #expect(try leaks("de", announcement) == ["from outside: D"])
    announcement.isSpelled = true
    #expect(try leaks("de", announcement) == [])
    announcement.name = .message("text.capital", ["letter": .text("D")])
    #expect(try leaks("de", announcement) == [])
  }

  @Test func aWordOfOneCharacterIsTheLocalesOwnWhereItIsAMessage() throws {
    // A harbour, and a dragon.
    #expect(try leaks("ja", "港") == [])
    #expect(try leaks("ja", "龍") == ["from outside: 龍"])
  }

  @Test func whatIsSpelledIsLookedThroughToo() throws {
    var announcement = Announcement(.notice)
    announcement.isSpelled = true
    announcement.name = "Done"
    #expect(try leaks("de", announcement) == ["from outside: Done"])
    announcement.name = .message("role.tab")
    #expect(try leaks("de", announcement, lacking: "role.tab").contains("role.tab"))
  }

  @Test func aForeignWordInOneMessageIsFound() throws {
    let hindi = try MarkedEnglish.files("hi", "tabs.end", saying: "Done")
    let announcement = Announcement(.notice, .message("tabs.end"))
    #expect(try leaks("hi", announcement, files: hindi) == ["in Latin letters: Done"])
    let german = try MarkedEnglish.files("de", "undo.done", saying: "Undone wurde {name}.")
    let found = try MarkedEnglish.sharedWords("de", files: german).subtracting(MarkedEnglish.sharedWords("de"))
    #expect(found == ["undone"])
  }
}
