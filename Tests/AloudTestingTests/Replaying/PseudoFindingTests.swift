import Aloud
import AloudTesting
import Expectations
import Synchronization
import Testing

/// What a walk through an app brings to light: each rule finds what breaks it, and leaves alone what looks like it.
@Suite("What a walk finds (TEST-3)") struct PseudoFindingTests {
  /// An app of one row.
  private struct Shelf: App {
    var row: LocalizedText

    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface(.message("shelf.title")) { Tab(.message("shelf.title"), id: "shelf") { Row(row, id: "row") } }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  private static let wording = """

    msgctxt "shelf.title"
    msgid "Shelf"
    msgstr "Shelf"

    msgctxt "shelf.milk"
    msgid "Milk"
    msgstr "Milk"

    msgctxt "shelf.pair"
    msgid "{first} {second}"
    msgstr "{first} {second}"

    msgctxt "shelf.both"
    msgid "{first} and {second}"
    msgstr "{first} and {second}"

    msgctxt "shelf.pages"
    msgid "{count} pages"
    msgstr "{count} pages"

    msgctxt "shelf.books"
    msgid "{count} book"
    msgid_plural "{count} books"
    msgstr[0] "{count} book"
    msgstr[1] "{count} books"

    msgctxt "shelf.overridden"
    msgid "\u{202E}Milk\u{202C}"
    msgstr "\u{202E}Milk\u{202C}"

    msgctxt "shelf.marked"
    msgid "Milk \u{200E}(1)"
    msgstr "Milk \u{200E}(1)"

    """

  private static let files = LocaleFiles.bundled.overridden(by: [
    "wording/en.po": (LocaleFiles.bundled.bytes("wording/en.po") ?? []) + Array(wording.utf8)
  ])

  /// The findings of a rule in an app whose row is called so.
  private func findings(
    _ rule: PseudoFinding.Rule, _ row: LocalizedText, in locale: String = "en", texts: AppTexts = AppTexts(),
    canSay: PseudoWalk.CanSay? = nil
  ) throws -> [String] {
    let app = TestedApp(Shelf(row: row), files: Self.files.with(texts: texts))
    return try PseudoWalk(app, canSay: canSay).findings(in: [locale]).filter { $0.rule == rule }.map(\.text)
  }

  private func message(_ key: String, _ arguments: Message.Arguments = [:]) -> LocalizedText {
    .message(Message(key, arguments))
  }

  private func milk(_ key: String) -> LocalizedText {
    message(key, ["first": .text(.message("shelf.milk")), "second": .text(.message("shelf.title"))])
  }

  @Test("glued: two messages side by side, not two in the places of a third, nor brackets in what is the app's data")
  func glued() throws {
    try expect(findings(.glued, milk("shelf.pair"), in: "en-XA").contains { $0.contains("[Ṁ") || $0.contains("[Ḿ") })
    try expect(findings(.glued, milk("shelf.both"), in: "en-XA"), is: [])
    try expect(findings(.glued, "[Milk] [Tea]", in: "en-XA"), is: [])
  }

  @Test("missingPlural: a text with a number in it and one form, not one that has its forms in the app's own files")
  func missingPlural() throws {
    try expect(findings(.missingPlural, message("shelf.pages", ["count": 3])), is: ["shelf.pages"])
    try expect(findings(.missingPlural, message("shelf.books", ["count": 3])), is: [])
  }

  @Test("missingPlural: of a document's texts, what stands before a noun is counted, and a number that names is not")
  func missingPluralOfTexts() throws {
    let counted = AppTextsCheck([
      "de.po": Array(
        """
        msgid "{books} books"
        msgid_plural "{books} books"
        msgstr[0] "{books} Buch"
        msgstr[1] "{books} Bücher"
        """.utf8)
    ]).texts
    func text(_ text: String) -> LocalizedText {
      .message(Message(text: text, ["books": 3], original: .verbatim("3 books")))
    }
    expect(counted.tags, is: ["de"])
    try expect(findings(.missingPlural, text("{books} books"), texts: counted), is: [])
    try expect(findings(.missingPlural, text("{books} tomes"), texts: counted), is: ["{books} tomes"])
    try expect(findings(.missingPlural, text("Shelf {books}"), texts: counted), is: [])
    try expect(findings(.missingPlural, text("{books} of {all} are lent"), texts: counted), is: [])
    try expect(findings(.missingPlural, text("{books} thick tomes of {all}"), texts: counted) != [])
  }

  @Test("direction: marks in an app's text, or such as must be closed, not those that keep a sign in its place")
  func direction() throws {
    try expect(findings(.direction, "Milk \u{200F}(1)").contains { $0.contains("\\u{200F}") })
    try expect(findings(.direction, message("shelf.overridden")) != [])
    try expect(findings(.direction, message("shelf.marked")), is: [])
    try expect(findings(.direction, "חלב (1)"), is: [])
  }

  @Test("doubledStop: two stops, not one, nor the three of an ellipsis") func doubledStop() throws {
    try expect(findings(.doubledStop, "2026 г..").contains("г.."))
    try expect(findings(.doubledStop, "9 a.m."), is: [])
    try expect(findings(.doubledStop, "And so on..."), is: [])
  }

  @Test("doubledColon: two colons, not one, nor those of a time") func doubledColon() throws {
    try expect(findings(.doubledColon, "Milk:: none"), is: ["Milk::"])
    try expect(findings(.doubledColon, "Milk: 10:30:15"), is: [])
  }

  @Test("longBraille: a word that a line of 40 cells can't hold, not a long line of words") func longBraille() throws {
    let found = try findings(.longBraille, .verbatim(String(repeating: "m", count: 41)))
    expect(found.count == 1 && found[0].contains("mmmm"), "\(found)")
    try expect(findings(.longBraille, .verbatim(String(repeating: "m", count: 37))), is: [])
    try expect(findings(.longBraille, "Milk and tea and bread and butter and whatever else there is"), is: [])
  }

  @Test("narrow: a word that 20 columns break, not a long line, nor what is written without spaces") func narrow()
    throws
  {
    let found = try findings(.narrow, "Zahlungsbestätigungen")
    expect(found.count == 1 && found[0].contains("Zahlungs"), "\(found)")
    try expect(findings(.narrow, "Bestätigung"), is: [])
    try expect(findings(.narrow, "Milk and tea and bread and butter"), is: [])
    try expect(findings(.narrow, "牛乳とお茶とパンとバターとそのほかに必要なものすべて"), is: [])
  }

  @Test("unspoken: what a voice says nothing for, a number and a sign apart, each kind of them once") func unspoken()
    throws
  {
    let noDigits: PseudoWalk.CanSay = { text, _ in !text.contains(where: \.isNumber) }
    try expect(findings(.unspoken, "Milk, 25%", canSay: noDigits).count, is: 1)
    try expect(findings(.unspoken, "Milk, 25%", canSay: { text, _ in text != "%" }), is: ["%"])
    try expect(findings(.unspoken, "Milk, 25%", canSay: { text, _ in text != "Milk" }), is: ["Milk"])
    try expect(findings(.unspoken, "Milk, 25%", canSay: { _, _ in true }), is: [])
  }

  @Test("unspoken: the voice of the words' own language is asked, and none where only testers read")
  func askedVoices() throws {
    let asked = Mutex<[String: Set<String>]>([:])
    let canSay: PseudoWalk.CanSay = { text, language in
      asked.withLock { _ = $0[text, default: []].insert(language) }
      return true
    }
    _ = try findings(.unspoken, .tagged("Milch", language: "de"), canSay: canSay)
    expect(asked.withLock { $0["Milch"] }, is: ["de"])
    asked.withLock { $0 = [:] }
    _ = try findings(.unspoken, "Milk", in: "en-XA", canSay: canSay)
    expect(asked.withLock { $0.isEmpty })
  }

  @Test("an app that is worded as it should be has no findings in any pseudo-locale") func innocent() throws {
    for row in [milk("shelf.both"), message("shelf.books", ["count": 3]), message("shelf.marked")] {
      let app = TestedApp(Shelf(row: row), files: Self.files)
      try expect(PseudoWalk(app).findings(), is: [])
    }
  }
}
