import Expectations
import Testing

@testable import AloudLanguage

/// TEST-3: the pseudo-locales are locales like any other, made of English when they are read.
struct PseudoLocaleTests {
  private static let tags = PseudoLocale.allCases.map(\.rawValue)

  private static func entries(_ tag: String, of files: LocaleFiles = .bundled) throws -> [String: POEntry] {
    try POCatalog(try #require(files.bytes("wording/\(tag).po")), path: tag).entries
  }

  private static func places(_ text: String) -> [String] {
    POEntry.pieces(text).compactMap { if case .place(let name) = $0 { name } else { nil } }.sorted()
  }

  @Test("each is found by its name, as it is written in an environment too", arguments: tags)
  func found(tag: String) throws {
    for name in [tag, tag.replacing("-", with: "_") + ".UTF-8"] {
      let locale = try LoadedLocale(name)
      expect(locale.tag, is: tag)
      expect(locale.table.tag, is: tag)
      expectNil(locale.askedFor)
    }
  }

  @Test("each is listed, whole, and is none that is compiled in or offered", arguments: tags)
  func listed(tag: String) throws {
    let coverage = try #require(LocaleCoverage.all(in: .bundled).first { $0.tag == tag })
    expect(coverage.wording, is: tag)
    expect(coverage.table, is: tag)
    expect(coverage.percent, is: 100)
    expect(!LoadedLocale.bundledTags.contains(tag))
    expect(LoadedLocale.isForTesters(tag))
    expect(!LocaleFiles.bundledPaths.contains { $0.contains(tag) })
  }

  @Test("each message is there with the places it has in English", arguments: tags)
  func places(tag: String) throws {
    let english = try Self.entries("en"), own = try Self.entries(tag)
    expect(Set(own.keys), is: Set(english.keys))
    for (key, entry) in own {
      for text in entry.texts { expect(Self.places(text), is: Self.places(english[key]?.texts.last ?? ""), "\(key)") }
    }
  }

  @Test("no Latin letter without an accent is left outside places", arguments: tags)
  func letters(tag: String) throws {
    for (key, entry) in try Self.entries(tag) where key != "facts.order" {
      for case .words(let words) in entry.forms.flatMap(\.self) {
        expect(!words.contains { $0.isASCII && $0.isLetter }, "\(key)")
      }
    }
    try expect(Self.entries(tag)["facts.order"]?.texts, is: Self.entries("en")["facts.order"]?.texts)
  }

  @Test("what is read is what would be written: quotation marks, lines and backslashes survive", arguments: tags)
  func escapes(tag: String) throws {
    let english = "msgctxt \"a\"\nmsgid \"x\"\nmsgstr \"1 \\\"2\\\" \\\\ \\n\\t3\"\n"
    let files = LocaleFiles { ["table/en.txt": Array("".utf8), "wording/en.po": Array(english.utf8)][$0] }
    try expect(Self.entries(tag, of: files)["a"]?.texts, is: ["1 \"2\" \\ \n\t3"])
  }

  @Test("a translator's English is what they are made of", arguments: tags)
  func overridden(tag: String) throws {
    let english = Array("msgctxt \"role.tab\"\nmsgid \"x\"\nmsgstr \"m\"\n".utf8)
    let files = LocaleFiles.bundled.overridden(by: ["wording/en.po": english])
    let expected = ["en-XA": "[ḿ]", "ar-XB": "م", "ar-XC": "ḿ"]
    try expect(Self.entries(tag, of: files)["role.tab"]?.texts, is: [try #require(expected[tag])])
  }

  @Test("an override of one of them is read as it is, and listed once")
  func overriding() throws {
    let files = LocaleFiles.bundled.overridden(by: ["wording/en-XA.po": Array("x".utf8)])
    expect(files.bytes("wording/en-XA.po"), is: Array("x".utf8))
    expect(files.paths.count { $0 == "wording/en-XA.po" }, is: 1)
  }

  @Test("without English, or with English that can't be read, there is none", arguments: tags)
  func missing(tag: String) {
    let none = LocaleFiles { _ in nil }
    expect(!none.has("wording/\(tag).po"))
    expectNil(none.bytes("table/\(tag).txt"))
    let damaged = LocaleFiles { ["wording/en.po": Array("x".utf8), "table/en.txt": Array("x".utf8)][$0] }
    expectNil(damaged.bytes("wording/\(tag).po"))
    expectNil(damaged.bytes("table/\(tag).txt"))
  }

  @Test(
    "no other file is made", arguments: ["values/en-XA.txt", "reading/ar-XB.po", "wording/en-XA.txt", "en-XA", ""])
  func noOther(path: String) {
    expect(!LocaleFiles.bundled.has(path))
    expectNil(LocaleFiles.bundled.bytes(path))
  }

  @Test("their files pass the check that a translator's do", arguments: tags)
  func checked(tag: String) {
    var files: [String: [UInt8]] = [:]
    for path in ["table/\(tag).txt", "wording/\(tag).po"] {
      files[path] = LocaleFiles.bundled.bytes(path)
    }
    expect(files.count, is: 2)
    expect(LocaleFileCheck(files).errors, is: [])
  }
}
