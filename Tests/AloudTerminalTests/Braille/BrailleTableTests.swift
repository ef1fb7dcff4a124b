import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// Whether liblouis is here: what needs it is skipped elsewhere.
let hasLiblouis = LouisLibrary.use { _ in true } ?? false

@Suite("BRAILLE: tables of liblouis", .enabled(if: hasLiblouis, "liblouis20 and liblouis-data are not installed."))
struct BrailleTableTests {
  @Test("a text becomes cells, and cells the text") func translates() throws {
    let table = try BrailleTable("en-ueb-g1.ctb")
    expect(table.cells("1 Milk off"), is: "⠼⠁⠀⠠⠍⠊⠇⠅⠀⠕⠋⠋")
    expect(table.text("⠼⠁⠀⠠⠍⠊⠇⠅⠀⠕⠋⠋"), is: "1 Milk off")
    expect(table.cells(""), is: "")
  }

  @Test(
    "a sign that a table has no cells for is written as one that says the same, never as its number",
    arguments: [
      ("it-it-comp6.utb", "l\u{2019}aria", "⠇⠄⠁⠗⠊⠁"), ("it-it-comp6.utb", "a-b", "⠁⠤⠃"),
      ("he-IL.utb", "ו׳", "⠺⠴⠄"),
      ("fa-ir-g1.utb", "خانهٔ ما", "⠭⠁⠝⠓⢀⠊⠀⠍⠁"), ("fr-bfu-comp6.utb", "l\u{2019}air", "⠇⠄⠁⠊⠗"),
    ])
  func signs(_ name: String, text: String, cells: String) throws {
    try expect(BrailleTable(name).cells(text), is: cells)
  }

  @Test("a contracted table is shorter") func contracts() throws {
    try expect(BrailleTable("en-ueb-g2.ctb").cells("the people"), is: "⠮⠀⠏")
  }

  @Test("a very long line is translated to its end") func long() throws {
    let table = try BrailleTable("en-ueb-g1.ctb")
    let line = String(repeating: "word ", count: 20_000) + "end"
    expect(table.cells(line).count, is: line.count)
    // Each of these signs becomes its number, which takes many cells.
    expect(table.cells(String(repeating: "\u{A015}", count: 5_000)).count > 20_000)
  }

  @Test(
    "SAFE-2: a table that isn't there, has a damaged name, or is none, is told as that",
    arguments: [
      "nothing.ctb", "", "a\u{0}b", "\u{1B}[31m", "/", "/etc/passwd", "../../../etc/passwd", ",",
      "en-ueb-g1.ctb,nothing.ctb",
      "⠁",
    ])
  func bad(_ name: String) {
    #expect(throws: BrailleTableError.unusable(name)) { try BrailleTable(name) }
  }

  @Test("SAFE-2: a table's name of a hundred thousand letters is told as that") func longName() {
    let name = String(repeating: "x", count: 100_000)
    #expect(throws: BrailleTableError.unusable(name)) { try BrailleTable(name) }
  }

  @Test("a language's own table is there, and is no other than its") func usual() throws {
    for (tag, name) in BrailleTables.tables {
      #expect(throws: Never.self, "\(tag)") { try BrailleTable(name) }
    }
  }

  @Test("every language that Aloud has words in has a table, but Indonesian and Japanese") func wordedLanguages() throws
  {
    for tag in LoadedLocale.bundledTags where !LoadedLocale.isForTesters(tag) {
      expect((BrailleTables.usual(for: tag) == nil), is: ["id", "ja"].contains(tag), "\(tag)")
    }
    expectNil(BrailleTables.usual(for: "th"))
    expect(BrailleTables.usual(for: "de-AT"), is: "de-g1.ctb")
    expect(BrailleTables.usual(for: "zh-Hant-TW"), is: "zh-tw.ctb")
  }

  @Test("for paper each of them has six dots") func sixDots() throws {
    for tag in LoadedLocale.bundledTags where !LoadedLocale.isForTesters(tag) && !["id", "ja"].contains(tag) {
      var translator = BrailleTranslator(.usual, isForPaper: true)
      let locale = try LoadedLocale(tag)
      try expect(translator.table(for: locale) != nil, "\(tag)")
    }
  }

  @Test("a table of eight dots is refused for paper") func eightDots() throws {
    var translator = BrailleTranslator(.named("tr.ctb"), isForPaper: true)
    let locale = try LoadedLocale("tr")
    #expect(throws: BrailleTableError.eightDots("tr.ctb")) { try translator.table(for: locale) }
    var forDisplay = BrailleTranslator(.named("tr.ctb"), isForPaper: false)
    try expect(forDisplay.table(for: locale)?.name, is: "tr.ctb")
  }

  @Test("why there is none is told once for each language") func once() throws {
    var translator = BrailleTranslator(.usual, isForPaper: false)
    let (japanese, english) = (try LoadedLocale("ja"), try LoadedLocale("en"))
    #expect(throws: BrailleTableError.noneForLanguage("日本語")) { try translator.table(for: japanese) }
    try expect(translator.table(for: english)?.name, is: "en-ueb-g1.ctb")
    try expectNil(translator.table(for: japanese))
  }

  @Test("plain text needs no table") func none() throws {
    var translator = BrailleTranslator(.none, isForPaper: false)
    try expectNil(translator.table(for: LoadedLocale("en")))
  }
}
