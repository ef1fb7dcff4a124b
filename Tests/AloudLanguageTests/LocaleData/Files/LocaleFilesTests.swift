import Expectations
import Testing

@testable import AloudLanguage

/// Issue 3, point 6: a translator's files in the place of those compiled in, file by file.
struct LocaleFilesTests {
  private let files = LocaleFiles.bundled.overridden(by: [
    "values/de.txt": Array("number.1 = uno\n".utf8), "wording/fi.po": Array("x".utf8),
  ])

  @Test("a file is read in the place of the one compiled in, and all others are as they were") func fileByFile() throws
  {
    expect(files.bytes("values/de.txt"), is: Array("number.1 = uno\n".utf8))
    expect(files.bytes("wording/fi.po") != nil)
    expect(files.bytes("wording/de.po"), is: LocaleFiles.bundled.bytes("wording/de.po"))
    expect(NumberReading.number("uno", in: try LoadedLocale("de", files: files)), is: 1)
  }

  @Test("a new file is listed with the others, in order, and its language with theirs") func listing() {
    expect(files.paths, is: (LocaleFiles.bundled.paths + ["wording/fi.po"]).sorted())
    expect(files.tags(in: "wording").sorted(), is: (LocaleFiles.bundled.tags(in: "wording") + ["fi"]).sorted())
    expect(LocaleFiles.bundled.overridden(by: [:]).areBundled)
  }

  @Test("a region has its parent's number words where it has none of its own") func parentsLexicon() throws {
    let region = LocaleFiles.bundled.overridden(by: [
      "wording/de-AT.po": try #require(LocaleFiles.bundled.bytes("wording/de.po"))
    ])
    let locale = try LoadedLocale("de-AT", files: region)
    expect(locale.tag, is: "de-AT")
    expect(NumberReading.number("eins", in: locale), is: 1)
  }

  @Test("the coverage of a locale is what it has itself or from a parent") func coverage() throws {
    let half = Array("msgctxt \"position\"\nmsgid \"x\"\nmsgstr \"{index}/{count}\"\n".utf8)
    let named = Array("name = \"Deutsch in Bern\"\n".utf8)
    let all = LocaleCoverage.all(
      in: LocaleFiles.bundled.overridden(by: ["wording/qqq.po": half, "table/de-BE.txt": named]))
    expect(all.map(\.tag), is: all.map(\.tag).sorted())
    let english = try #require(all.first { $0.tag == "en" })
    expect(english.percent, is: 100)
    expect(english.table, is: "en")
    let new = try #require(all.first { $0.tag == "qqq" })
    expect(new, is: LocaleCoverage(tag: "qqq", name: "qqq", table: nil, wording: "qqq", percent: 0))
    let region = try #require(all.first { $0.tag == "de-BE" })
    expect(
      region, is: LocaleCoverage(tag: "de-BE", name: "Deutsch in Bern", table: "de-BE", wording: "de", percent: 100))
  }
}
