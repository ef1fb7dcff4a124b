import Expectations
import Testing

@testable import AloudLanguage

struct WordingTests {
  private let german = """
    msgctxt "hello"
    msgid "x"
    msgstr "Hallo {name}"

    msgctxt "things"
    msgid "x"
    msgid_plural "x"
    msgstr[0] "{count} Ding"
    msgstr[1] "{count} Dinge"

    msgctxt "command.help"
    msgid "x"
    msgstr "Hilfe | was kann ich sagen"

    msgctxt "listed"
    msgid "x"
    msgstr "Es fehlen: {parts}."
    """
  private let english = """
    msgctxt "hello"
    msgid "x"
    msgstr "Hello {name}"

    msgctxt "onlyEnglish"
    msgid "x"
    msgstr "English {number} of {name}"

    msgctxt "command.help"
    msgid "x"
    msgstr "help|what can I say"
    """

  private func wording(_ tag: String = "de") throws -> Wording {
    try LoadedLocale(tag, files: files(replacing: ["wording/de.po": german, "wording/en.po": english])).wording
  }

  @Test("a message has the locale's own words, with what goes into its places") func own() throws {
    let runs = try wording().runs(Message("hello", ["name": "Kim"]))
    expect(runs, is: [TextRun("Hallo "), TextRun("Kim", .outside)])
  }

  @Test("where the locale has no words, English stands in, marked as English") func fallback() throws {
    let runs = try wording().runs(Message("onlyEnglish", ["number": 1234, "name": .text(.message("hello"))]))
    expect(
      runs,
      is: [
        TextRun("English ", language: "en"), TextRun("1,234", language: "en"), TextRun(" of ", language: "en"),
        TextRun("Hallo "),
      ])
  }

  @Test("English needs no mark where all is English") func englishItself() throws {
    expect(
      try wording("en").runs(Message("hello", ["name": "Kim"])), is: [TextRun("Hello "), TextRun("Kim", .outside)])
  }

  @Test("a key that nobody has worded is shown itself") func missing() throws {
    try expect(wording().runs(Message("no.such.key")), is: [TextRun("no.such.key", .outside)])
    try expect(!wording().has("no.such.key"))
    try expect(wording().has("onlyEnglish"))
  }

  @Test(
    "PLACE-3: the count chooses the plural form",
    arguments: [(0, "0 Dinge"), (1, "1 Ding"), (2, "2 Dinge"), (1000, "1.000 Dinge")])
  func plurals(_ count: Int, _ text: String) throws {
    try expect(wording().text(.message("things", ["count": .number(count)])), is: text)
  }

  @Test("a plural without a count, or with too few forms, still says something") func fewForms() throws {
    try expect(wording().text(.message("things")), is: " Ding")
    let arabic = try LoadedLocale(
      "ar",
      files: files(replacing: [
        "wording/ar.po":
          "msgctxt \"things\"\nmsgid \"x\"\nmsgid_plural \"x\"\nmsgstr[0] \"{count} a\"\nmsgstr[1] \"{count} b\""
      ]))
    expect(arabic.wording.text(.message("things", ["count": 100])), is: "100 b")
  }

  @Test("a place that nothing was given for is empty") func emptyPlace() throws {
    try expect(wording().text(.message("hello")), is: "Hallo ")
  }

  @Test("a list is joined as the locale joins it; what is outside and what is hidden stays marked") func list() throws {
    let runs = try wording().runs(Message("listed", ["parts": .list(["A\u{202E}", "B", .message("hello")], .and)]))
    expect(runs.text, is: "Es fehlen: A\\u{202E}, B und Hallo .")
    expect(runs.filter { $0.kind == .hidden }, is: [TextRun("\\u{202E}", .hidden)])
    expect(runs.filter { $0.kind == .outside }.map(\.text), is: ["A", "B"])
  }

  @Test("alternatives stand between bars, the locale's and the English ones apart") func alternatives() throws {
    let alternatives = try wording().alternatives("command.help")
    expect(alternatives.own, is: ["Hilfe", "was kann ich sagen"])
    expect(alternatives.english, is: ["help", "what can I say"])
    try expect(wording().alternatives("none").own, is: [])
  }

  @Test("a reading stands beside its words only where they are for speech") func readings() throws {
    let reading = "msgctxt \"hello\"\nmsgid \"x\"\nmsgstr \"Halo {name}\""
    let replaced = ["wording/de.po": german, "wording/en.po": english, "reading/de.po": reading]
    let wording = try LoadedLocale("de", files: files(replacing: replaced)).wording
    let hello = Message("hello", ["name": "Kim"])
    expect(wording.runs(hello), is: [TextRun("Hallo "), TextRun("Kim", .outside)])
    expect(wording.spoken.runs(hello), is: [TextRun("Hallo ", reading: "Halo "), TextRun("Kim", .outside)])
    expect(wording.spoken.text(.message(hello)), is: "Hallo Kim")
    expect(wording.spoken.runs(Message("onlyEnglish", ["number": 1])).allSatisfy { $0.reading == nil })
  }

  @Test("SAFE-2: a damaged reading of a translator's is named with its line") func damagedReading() {
    let replaced = ["reading/de.po": "\nnonsense\n"]
    #expect(throws: LocaleFileError(file: "reading/de.po", line: 2, kind: .notAPOLine)) {
      try LoadedLocale("de", files: files(replacing: replaced))
    }
  }

  @Test("SAFE-1: a name with places in it is not filled in again") func injection() throws {
    try expect(wording().text(.message("hello", ["name": "{name} {count}"])), is: "Hallo {name} {count}")
  }

  @Test("a date that ends as a sentence does is given no second full stop") func dateWithStop() throws {
    let day = try #require(Day(year: 2027, month: 11, day: 20))
    let value = LocalizedText.message("plain", ["value": .moment(DateTime(day: day), .date(.long))])
    let text = try LoadedLocale("ru").wording.text(.message("picker.right", ["value": .text(value)]))
    expect(text.replacing(/\s/, with: " "), is: "20 ноября 2027 г. Верно?")
  }
}
