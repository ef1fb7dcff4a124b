import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// A document's texts in other languages, from PO files beside it.
@Suite("Texts of documents")
struct TextsTests {
  private static let yaml = """
    app: Shelf
    language: en
    texts: locales/
    values: {books: "2", street: "12", name: Ann}
    tabs:
    - title: Home
      elements:
      - text: "{books} books"
      - text: "{name} lives at {street} High Street"
      - {button: Read, action: {say: "Well read, {name}."}}
      - text: Not translated
    """

  private static let german = """
    msgid ""
    msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    #. The number is that of books.
    msgid "{books} books"
    msgid_plural "{books} books"
    msgstr[0] "{books} Buch"
    msgstr[1] "{books} Bücher"

    msgctxt "an address"
    msgid "{name} lives at {street} High Street"
    msgstr "{name} wohnt Hauptstraße {street}"

    msgid "Read"
    msgstr "Schmökern"

    msgid "Well read, {name}."
    msgstr "Gut gelesen, {name}."

    #, fuzzy
    msgid "Not translated"
    msgstr "Falsch geraten"

    #~ msgid "Gone"
    #~ msgstr "Weg"
    """

  private static let arabic = """
    msgid ""
    msgstr ""

    msgid "{books} books"
    msgid_plural "{books} books"
    msgstr[0] "لا كتب"
    msgstr[1] "كتاب"
    msgstr[2] "كتابان"
    msgstr[3] "{books} كتب"
    msgstr[4] "{books} كتابًا"
    msgstr[5] "{books} كتاب"
    """

  private func document(_ files: [String: String], _ yaml: String = Self.yaml) throws -> Document {
    try Document(bytes: Array(yaml.utf8), path: "shop/app.yaml") { folder in
      folder == "locales" ? files.mapValues { Array($0.utf8) } : nil
    }
  }

  private func player(
    _ locale: String, _ files: [String: String], books: String = "2"
  ) throws -> SessionPlayer<DocumentApp> {
    let document = try document(files, Self.yaml.replacing("books: \"2\"", with: "books: \"\(books)\""))
    return try SessionPlayer(
      of: document.app, locale: locale, files: LocaleFiles.bundled.with(texts: document.texts)
    ) { $0.hints = true }
  }

  private func said(_ locale: String, _ files: [String: String], books: String = "2") throws -> [String] {
    try player(locale, files, books: books).lines
  }

  private func errors(_ files: [String: String], _ yaml: String = Self.yaml) -> [String] {
    do {
      _ = try document(files, yaml)
      return []
    } catch let errors as DocumentErrors {
      return errors.errors.map { "\($0.file):\($0.line):\($0.column) \($0.problem)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("a text is said in the user's language, with the form that its number takes there")
  func german() throws {
    let said = try said("de", ["de.po": Self.german])
    expect(said.contains("2 Bücher."))
    expect(said.contains("Ann wohnt Hauptstraße 12."))
    expect(said.contains("1. Schmökern, Taste."))
    try expect(self.said("de", ["de.po": Self.german], books: "1").contains("1 Buch."))
  }

  @Test("what a language lacks, or is fuzzy there, is said as the document has it")
  func untranslated() throws {
    try expect(said("de", ["de.po": Self.german]).contains("Not translated."))
    try expect(said("fr", ["de.po": Self.german]).contains("2 books."))
  }

  @Test("a region has its language's texts, and its own before them")
  func regions() throws {
    let austrian = "msgid \"Read\"\nmsgstr \"Blättern\"\n"
    let said = try said("de-AT", ["de.po": Self.german, "de-AT.po": austrian])
    expect(said.contains { $0.contains("Blättern") })
    expect(said.contains("2 Bücher."))
  }

  @Test("without Plural-Forms, forms stand as CLDR has them: six in Arabic, in the locale's digits")
  func arabic() throws {
    try expect(said("ar-EG", ["ar.po": Self.arabic], books: "2").contains("كتابان."))
    try expect(said("ar-EG", ["ar.po": Self.arabic], books: "11").contains("١١ كتابًا."))
  }

  @Test("the document's own language may have a file too, for its plural forms")
  func ownLanguage() throws {
    let english = """
      msgid "{books} books"
      msgid_plural "{books} books"
      msgstr[0] "one book"
      msgstr[1] "{books} books"
      """
    try expect(said("en", ["en.po": english], books: "1").contains("one book."))
  }

  @Test("what is called in another language is opened by that name")
  func labels() throws {
    var player = try player("de", ["de.po": Self.german])
    expect(player.say("schmökern").first, is: "Gut gelesen, Ann.")
  }

  @Test(
    "TEST-3: in pseudo-locales all of them are changed, in each plural form", arguments: ["en-XA", "ar-XB", "ar-XC"])
  func pseudo(locale: String) throws {
    let said = try said(locale, ["de.po": Self.german], books: "5").joined(separator: "\n")
    expect(!said.contains("Read") && !said.contains("books") && !said.contains("Not translated"))
    expect(said.contains("Ann"))
    if locale == "ar-XC" { expect(said.contains("5 ḃööķš") || said.contains("5 ḃöö") || said.contains("(ḟéŵ)")) }
  }

  @Test("a folder that is missing, or empty, is told where the document names it")
  func noFolder() {
    expect(errors([:]), is: ["shop/app.yaml:3:8 The folder “” has no PO file that can be read"])
    expect(
      errors(["de.po": ""], Self.yaml.replacing("locales/", with: "texts")),
      is: [
        "shop/app.yaml:3:8 The folder “” has no PO file that can be read"
      ])
  }

  @Test(
    "SAFE-2: what can't be read, or would say less, is told by file, line and column",
    arguments: [
      ("msgid \"Read\nmsgstr \"Lesen\"\n", "1:7 A quotation mark or an escape in this line is wrong"),
      (
        "msgid \"Read\"\nmsgstr \"Lesen {who}\"\n",
        "2:8 The message “” has no place {who} in the original, so nothing will stand there"
      ),
      ("Lesen\n", "1:1 This line does not belong here in a PO file"),
      ("msgid \"Read\"\nmsgstr \"\u{1B}[2J\"\n", "2:8 This line has a control character"),
      (
        "msgid \"Read\"\nmsgid_plural \"Reads\"\nmsgstr[0] \"Lesen\"\n",
        "1:7 The message “” does not have the plural forms of its language"
      ),
      ("msgid \"Read\"\nmsgstr \"a\"\nmsgid \"Read\"\nmsgstr \"b\"\n", "3:7 The key “” stands in this file twice"),
    ])
  func badFiles(text: String, error: String) {
    expect(errors(["de.po": text]), is: ["shop/locales/de.po:\(error)"])
  }

  @Test("SAFE-2: bytes that are no text, and a file that is named after nothing, are told too")
  func notText() {
    expect(
      errors(["german.po": ""]),
      is: [
        "shop/locales/german.po:1:1 This file is not named after a locale, so it is not read"
      ])
    let bytes: [String: [UInt8]] = ["de.po": [0x6D, 0xFF, 0x0A]]
    #expect(throws: DocumentErrors.self) { try Document(bytes: Array(Self.yaml.utf8), path: "a.yaml") { _ in bytes } }
  }

  @Test("a file that lacks half its messages is used, and what it lacks is remarked")
  func half() throws {
    let document = try document(["de.po": "msgid \"Read\"\nmsgstr \"Lesen\"\n\nmsgid \"Gone\"\nmsgstr \"Weg\"\n"])
    let remarks = document.remarks.map { "\($0.file):\($0.line) \($0.problem)" }
    expect(remarks.filter { $0.hasSuffix("The message “” has no words here") }.count, is: 6)
    expect(remarks.contains("shop/locales/de.po:4 The message “” is never said"))
  }
}
