import Expectations
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
    for tag in ["de", "ja", "en-XA"] { try expect(leaks(tag, .message("tabs.end")), is: []) }
  }

  @Test func oneMessageWithoutWordsIsFound() throws {
    let found = try leaks("de", .message("tabs.end"), lacking: "tabs.end")
    expect(found, is: ["spoken as English: ⟦tabs.end⟧", "tabs.end"])
  }

  @Test func aMessageInAPlaceOfAnotherIsFound() throws {
    let name = LocalizedText.message("place.at", ["name": .text(.message("role.tab"))])
    try expect(leaks("de", name, lacking: "role.tab").contains("role.tab"))
  }

  @Test func aKeyThatNobodyHasWordedIsFound() throws {
    try expect(leaks("de", .message("no.such")), is: ["from outside: no.such"])
  }

  @Test func wordsWrittenInSwiftAreFound() throws {
    try expect(leaks("de", "Done."), is: ["from outside: Done."])
    try expect(leaks("en-XA", "Done."), is: ["from outside: Done.", "in Latin letters: Done"])
    try expect(leaks("hi", "Done.").contains("in Latin letters: Done"))
  }

  @Test func theUsersWordsAndLanguagesNamesAreNoLeak() throws {
    try expect(leaks("de", "Tea", after: ["title", "Tea"]), is: [])
    try expect(leaks("de", "Dutch"), is: [])
  }

  @Test func piecesOfNamesAndLinesAreWholeWords() throws {
    try expect(leaks("de", "Grey tea", after: ["type Earl Grey tea."]), is: [])
    try expect(leaks("de", "ea", after: ["Tea"]), is: ["from outside: ea"])
    try expect(leaks("de", "Dut"), is: ["from outside: Dut"])
    try expect(leaks("ja", "物", after: ["買い物を挿入"]), is: [])
    let nothing = LocalizedText.message("edit.deleted", ["text": .text("")])
    try expect(leaks("de", nothing, after: ["Tea"]), is: ["from outside: "])
  }

  @Test func wordsArePutTogetherOnlyInATextThatIsEdited() throws {
    try expect(leaks("de", "Milk Tea", after: ["Tea", "Milk"]), is: ["from outside: Milk Tea"])
    try expect(leaks("de", "Milk Tea", after: ["Tea", "Milk"], ["Milk Tea"]), is: [])
    try expect(leaks("de", "Mi", after: ["Milk"], ["Mi"]), is: [])
    try expect(leaks("de", "Done Tea", after: ["Tea"], ["Done Tea"]), is: ["from outside: Done Tea"])
  }

  @Test func aCharacterAloneIsRightOnlyWhereCharactersAreTold() throws {
    try expect(leaks("de", "D"), is: ["from outside: D"])
    var announcement = Announcement(.item)
    announcement.name = "D"
    try expect(leaks("de", announcement), is: ["from outside: D"])
    announcement.isSpelled = true
    try expect(leaks("de", announcement), is: [])
    announcement.name = .message("text.capital", ["letter": .text("D")])
    try expect(leaks("de", announcement), is: [])
  }

  @Test func aWordOfOneCharacterIsTheLocalesOwnWhereItIsAMessage() throws {
    // A harbour, and a dragon.
    try expect(leaks("ja", "港"), is: [])
    try expect(leaks("ja", "龍"), is: ["from outside: 龍"])
  }

  @Test func whatIsSpelledIsLookedThroughToo() throws {
    var announcement = Announcement(.notice)
    announcement.isSpelled = true
    announcement.name = "Done"
    try expect(leaks("de", announcement), is: ["from outside: Done"])
    announcement.name = .message("role.tab")
    try expect(leaks("de", announcement, lacking: "role.tab").contains("role.tab"))
  }

  @Test func aForeignWordInOneMessageIsFound() throws {
    let hindi = try MarkedEnglish.files("hi", "tabs.end", saying: "Done")
    let announcement = Announcement(.notice, .message("tabs.end"))
    try expect(leaks("hi", announcement, files: hindi), is: ["in Latin letters: Done"])
    let german = try MarkedEnglish.files("de", "undo.done", saying: "Undone wurde {name}.")
    let found = try MarkedEnglish.sharedWords("de", files: german).subtracting(MarkedEnglish.sharedWords("de"))
    expect(found, is: ["undone"])
  }
}
