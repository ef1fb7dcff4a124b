import Expectations
import Testing

@testable import AloudLanguage

/// The files compiled in, with some replaced.
func files(replacing replacements: [String: String]) -> LocaleFiles {
  LocaleFiles { path in replacements[path].map { Array($0.utf8) } ?? LocaleFiles.bundled.bytes(path) }
}

struct LoadedLocaleTests {
  @Test("PLACE-2: an unknown locale falls back to English, and what was asked for is kept") func unknown() throws {
    let locale = try LoadedLocale("tlh_KL.UTF-8")
    expect(locale.tag, is: "en")
    expect(locale.askedFor, is: "tlh_KL.UTF-8")
    expect(locale.table.tag, is: "en")
  }

  @Test(
    "PLACE-2: a region without its own words has its parent's, and nothing is said of it",
    arguments: ["en_GB.UTF-8", "de-AT"])
  func region(_ name: String) throws {
    let locale = try LoadedLocale(name)
    expect(locale.tag, is: LocaleTag(name).language)
    expectNil(locale.askedFor)
  }

  @Test(
    "PLACE-2: who reads traditional Chinese has words of their own, and who reads simplified has theirs",
    arguments: [
      ("zh-TW", "zh-Hant"), ("zh_HK.UTF-8", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"),
      ("zh-CN", "zh"), ("zh_SG", "zh"), ("zh", "zh"),
    ])
  func chinese(_ name: String, _ tag: String) throws {
    let locale = try LoadedLocale(name)
    expect(locale.tag, is: tag)
    expectNil(locale.askedFor)
    expect(locale.colorNames.language, is: "zh")
  }

  @Test(
    "PLACE-2: who reads Portuguese outside Brazil has the words of Portugal",
    arguments: [("pt-PT", "pt-PT"), ("pt_AO.UTF-8", "pt-PT"), ("pt-MZ", "pt-PT"), ("pt-BR", "pt"), ("pt", "pt")])
  func portuguese(_ name: String, _ tag: String) throws {
    let locale = try LoadedLocale(name)
    expect(locale.tag, is: tag)
    expectNil(locale.askedFor)
    expect(NumberReading.number("vinte", in: locale), is: 20)
  }

  @Test("no word in traditional Chinese has a character that only simplified Chinese has") func traditional() throws {
    let simplified = Set("个这为说项选择号码时间开关闭语设输没显图页单钮类复贴读词编辑数区动态对颜错误请终级约结给红绿蓝车务书")
    for path in ["wording/zh-Hant.po", "colors/zh-Hant.txt", "characters/zh-Hant.txt"] {
      let text = String(decoding: try #require(LocaleFiles.bundled.bytes(path)), as: UTF8.self)
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        expect(simplified.isDisjoint(with: line), "\(path): \(line)")
      }
    }
  }

  @Test("a language without words of its own has its dates and numbers, and English words that are told to be so")
  func withoutWords() throws {
    let finnish = try LoadedLocale("fi_FI")
    expect(finnish.tag, is: "en")
    expect(finnish.askedFor, is: "fi_FI")
    expect(finnish.table.tag, is: "fi-FI")
    expect(finnish.table.numbers.string(1_234_567), is: "1\u{A0}234\u{A0}567")
    expect(finnish.wording.runs(.message("role.button")), is: [TextRun("button", language: "en")])
  }

  @Test("dates can be those of another locale than the words") func dates() throws {
    let locale = try LoadedLocale("en_US", dates: "de_DE")
    expect(locale.table.tag, is: "en-US")
    expect(locale.dates.tag, is: "de-DE")
    try expect(LoadedLocale("en_US").dates.tag, is: "en-US")
  }

  @Test("CLDR 48: Egypt writes Arabic digits, Arabic at large Latin ones") func arabicDigits() throws {
    let egypt = try LoadedLocale("ar_EG.UTF-8")
    expect(egypt.tag, is: "ar")
    expect(egypt.table.tag, is: "ar-EG")
    expect(egypt.table.numbers.string(1_234_567_890), is: "١٬٢٣٤٬٥٦٧٬٨٩٠")
    expect(egypt.table.numbers.percent(40), is: "٤٠٪\u{61C}")
    try expect(LoadedLocale("ar").table.numbers.string(1_234_567_890), is: "1,234,567,890")
    expect(egypt.table.direction, is: .rightToLeft)
    expect(egypt.table.list(["أ", "ب"], .and), is: "أ وب")
  }

  @Test("C and POSIX are English, and nothing is said of it", arguments: ["C", "POSIX", "C.UTF-8", ""])
  func posix(_ name: String) throws {
    let locale = try LoadedLocale(name)
    expect(locale.tag, is: "en")
    expectNil(locale.askedFor)
  }

  @Test(
    "SAFE-2: a damaged file is named with its line",
    arguments: [
      ("wording/de.po", "nonsense\n", LocaleFileError(file: "wording/de.po", line: 1, kind: .notAPOLine)),
      ("values/de.txt", "number.x = y\n", .init(file: "values/de.txt", line: 1, kind: .badValue(key: "number.x"))),
      ("values/de.txt", "\nother = y\n", .init(file: "values/de.txt", line: 2, kind: .badValue(key: "other"))),
      ("table/de.txt", "scripts = Latn\n", .init(file: "table/de.txt", line: 0, kind: .missing(key: "direction"))),
      (
        "table/de.txt", "scripts = Latn\ndirection = up\n",
        .init(file: "table/de.txt", line: 2, kind: .badValue(key: "direction"))
      ),
      (
        "table/de.txt", "direction = ltr\nscripts = Latn\nnumber.digits = 012\n",
        .init(file: "table/de.txt", line: 3, kind: .badValue(key: "number.digits"))
      ),
    ])
  func damaged(_ path: String, _ text: String, _ error: LocaleFileError) {
    #expect(throws: error) { try LoadedLocale("de", files: files(replacing: [path: text])) }
  }

  @Test("SAFE-2: a plural rule that can't be read is named with its line") func damagedRule() throws {
    let good = String(decoding: try #require(LocaleFiles.bundled.bytes("table/en.txt")), as: UTF8.self)
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("plural.one") }) + 1
    let bad = lines.map { $0.hasPrefix("plural.one") ? "plural.one = one thing" : String($0) }.joined(separator: "\n")
    #expect(throws: LocaleFileError(file: "table/en.txt", line: line, kind: .badPluralRule("one thing"))) {
      try LoadedLocale("en", files: files(replacing: ["table/en.txt": bad]))
    }
  }

  @Test("a locale without number words understands digits only") func missingWords() throws {
    let files = LocaleFiles { $0 == "values/de.txt" ? nil : LocaleFiles.bundled.bytes($0) }
    let locale = try LoadedLocale("de", files: files)
    expect(locale.tag, is: "de")
    expectNil(NumberReading.number("eins", in: locale))
  }
}
