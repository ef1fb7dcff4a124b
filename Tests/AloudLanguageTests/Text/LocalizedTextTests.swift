import Testing

@testable import AloudLanguage

struct LocalizedTextTests {
  private func added(_ title: String) -> LocalizedText { "\(title) {added}." }

  @Test("a literal with values is told with them as they are") func values() throws {
    let wording = try LoadedLocale("ar-EG").wording
    #expect(wording.text(added("Milk")) == "Milk {added}.")
    #expect(wording.text(added("\u{1B}[2J")) == wording.text(.verbatim("\u{1B}[2J {added}.")))
    #expect(wording.text("\(3) apples") == "3 apples")
  }

  @Test("a value alone, and a literal without one, are words as they are") func verbatim() {
    let title = "Milk"
    let alone: LocalizedText = "\(title)"
    let none: LocalizedText = "Milk"
    #expect(alone == .verbatim("Milk") && none == .verbatim("Milk"))
  }

  @Test("the sentence is translated, and its values are not") func translated() throws {
    let german = "msgid \"{1} {{added}}.\"\nmsgstr \"{1} hinzugefügt.\"\n\nmsgid \"Milk\"\nmsgstr \"Milch\"\n"
    let texts = AppTextsCheck(["de.po": Array(german.utf8)], of: ["{1} {{added}}.", "Milk"]).texts
    let wording = try LoadedLocale("de", files: LocaleFiles.bundled.with(texts: texts)).wording
    #expect(wording.text(added("Milk")) == "Milk hinzugefügt.")
  }
}
