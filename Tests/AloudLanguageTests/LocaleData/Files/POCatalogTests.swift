import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-1: wording as PO files.
struct POCatalogTests {
  private func read(_ text: String) throws(LocaleFileError) -> [String: POEntry] {
    try POCatalog(Array(text.utf8), path: "wording/xx.po").entries
  }

  private let header = "msgid \"\"\nmsgstr \"Language: xx\\n\"\n\n"

  @Test("an entry is found by its key, its words cut at the places") func entry() throws {
    let entries = try read(header + "msgctxt \"a.b\"\nmsgid \"x\"\nmsgstr \"Say {what} to {whom}.\"\n")
    expect(entries.count, is: 1)
    let entry = try #require(entries["a.b"])
    expect(entry.forms, is: [[.words("Say "), .place("what"), .words(" to "), .place("whom"), .words(".")]])
    expect(!entry.isPlural)
    expect(entry.line, is: 4)
    expect(entry.key, is: "a.b")
  }

  @Test("escapes: line end, tab, quotation mark, backslash") func escapes() throws {
    let entries = try read("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"a\\nb\\tc\\\"d\\\\e\"\n")
    expect(entries["k"]?.forms, is: [[.words("a\nb\tc\"d\\e")]])
  }

  @Test("a string goes on over several lines") func multiline() throws {
    let entries = try read(
      "msgctxt \"\"\n\"long.\"\n\"key\"\nmsgid \"\"\n\"x\"\nmsgstr \"\"\n\"one \"\n\"two {n\"\n\"}\"\n")
    expect(entries["long.key"]?.forms, is: [[.words("one two "), .place("n")]])
  }

  @Test("plural forms stand in their order") func plurals() throws {
    let entries = try read(
      "msgctxt \"k\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"zero\"\nmsgstr[1] \"one\"\nmsgstr[2] \"two\"\n")
    let entry = try #require(entries["k"])
    expect(entry.isPlural)
    expect(entry.forms, is: [[.words("zero")], [.words("one")], [.words("two")]])
  }

  @Test("comments, old entries, blank lines and Windows line ends are no obstacle") func comments() throws {
    let entries = try read(
      """
      # by hand\r
      #. for the translator\r
      #: Sources/x.swift:1\r
      #, fuzzy\r
      #~ msgid "old"\r
      \r
      msgctxt "k"\r
      msgid "x"\r
      msgstr "y"\r
      #| msgid "before"\r

      """)
    expect(entries["k"]?.forms, is: [[.words("y")]])
    expect(entries.count, is: 1)
  }

  @Test("an entry that is not translated is left out") func untranslated() throws {
    let entries = try read("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"\"\n\nmsgctxt \"l\"\nmsgid \"x\"\nmsgstr \"y\"\n")
    expectNil(entries["k"])
    expect(entries["l"] != nil)
  }

  @Test("the last entry counts also where no line end follows it") func lastLine() throws {
    try expect(read("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"y\"")["k"] != nil)
  }

  @Test("a brace without its fellow is a word") func braces() {
    expect(POEntry.pieces("a { b"), is: [.words("a { b")])
    expect(POEntry.pieces("} {n}"), is: [.words("} "), .place("n")])
    expect(POEntry.pieces(""), is: [])
  }

  @Test(
    "SAFE-2: what is wrong is named with its line",
    arguments: [
      ("nonsense\n", 1, LocaleFileError.Kind.notAPOLine),
      ("# a\n\n\"stray\"\n", 3, .notAPOLine),
      ("msgctxt \"k\"\nmsgid \"x\nmsgstr \"y\"\n", 2, .badString),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"a\\qb\"\n", 3, .badString),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"a\\\"\n", 3, .badString),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"a\"b\"\n", 3, .badString),
      ("msgctxt k\n", 1, .badString),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgstr\n", 3, .notAPOLine),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgid_plural \"x\"\nmsgstr[1] \"y\"\n", 4, .notAPOLine),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgid_plural \"x\"\nmsgstr[0] \"y\"\nmsgstr[2] \"y\"\n", 5, .notAPOLine),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgid_plural \"x\"\nmsgstr[x] \"y\"\n", 4, .notAPOLine),
      ("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"y\"\n\nmsgctxt \"k\"\nmsgid \"x\"\nmsgstr \"z\"\n", 5, .twice(key: "k")),
    ])
  func malformed(_ text: String, _ line: Int, _ kind: LocaleFileError.Kind) {
    #expect(throws: LocaleFileError(file: "wording/xx.po", line: line, kind: kind)) { try read(text) }
  }
}
