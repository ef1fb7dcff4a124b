import Expectations
import Testing

@testable import AloudLanguage

struct LocalizedTextTests {
  private func added(_ title: String) -> LocalizedText { "\(title) {added}." }

  @Test("a literal with values is told with them as they are") func values() throws {
    let wording = try LoadedLocale("ar-EG").wording
    expect(wording.text(added("Milk")), is: "Milk {added}.")
    expect(wording.text(added("\u{1B}[2J")), is: wording.text(.verbatim("\u{1B}[2J {added}.")))
    expect(wording.text("\(3) apples"), is: "3 apples")
  }

  @Test("a value alone, and a literal without one, are words as they are") func verbatim() {
    let title = "Milk"
    let alone: LocalizedText = "\(title)"
    let none: LocalizedText = "Milk"
    expect(alone == .verbatim("Milk") && none == .verbatim("Milk"))
  }

  @Test("days, moments and texts stand in a sentence as the locale says them", arguments: ["en", "de"])
  func localized(_ tag: String) throws {
    let wording = try LoadedLocale(tag).wording
    let day = Day(20_777)
    let moment = DateTime(day: day, hour: 15, minute: 30)
    let cancel = LocalizedText.message("sheet.cancel")
    let said: [LocalizedText] = ["\(day)", "Due \(moment).", "\(cancel): \(day, .short)!", "\(moment, .time(.short))"]
    expect(
      said.map(wording.text),
      is: (tag == "en"
        ? [
          "Friday, November 20, 2026", "Due Friday, November 20, 2026 at 3:30\u{202F}PM.", "Cancel: 11/20/26!",
          "3:30\u{202F}PM",
        ]
        : [
          "Freitag, 20. November 2026", "Due Freitag, 20. November 2026 um 15:30.", "Abbrechen: 20.11.26!", "15:30",
        ]))
  }

  @Test("a number is said with the decimal places that it has, or with those that are asked for")
  func fractions() throws {
    let wording = try LoadedLocale("de").wording
    expect(wording.text("\(85.0) \(0.5) \(2.0, places: 2) \(1e-9)"), is: "85 0,5 2,00 0")
  }

  @Test("a moment in a translated sentence is said in its language") func translatedMoment() throws {
    let german = "msgid \"Due {1}.\"\nmsgstr \"Fällig {1}.\"\n"
    let texts = AppTextsCheck(["de.po": Array(german.utf8)], of: ["Due {1}."]).texts
    let wording = try LoadedLocale("de", files: LocaleFiles.bundled.with(texts: texts)).wording
    expect(wording.text("Due \(Day(20_777), .long)."), is: "Fällig 20. November 2026.")
  }

  @Test("the sentence is translated, and its values are not") func translated() throws {
    let german = "msgid \"{1} {{added}}.\"\nmsgstr \"{1} hinzugefügt.\"\n\nmsgid \"Milk\"\nmsgstr \"Milch\"\n"
    let texts = AppTextsCheck(["de.po": Array(german.utf8)], of: ["{1} {{added}}.", "Milk"]).texts
    let wording = try LoadedLocale("de", files: LocaleFiles.bundled.with(texts: texts)).wording
    expect(wording.text(added("Milk")), is: "Milk hinzugefügt.")
  }
}
