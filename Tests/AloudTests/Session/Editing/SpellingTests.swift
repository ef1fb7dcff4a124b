import Expectations
import TestSupport
import Testing

@testable import Aloud
@testable import AloudLanguage

/// LOOP-3, EDIT-2: spelling, plain and in the words of the locale's alphabet.
struct SpellingTests {
  @Test(
    "EDIT-2: words are spelled by the alphabet of the locale, where it has one",
    arguments: [
      ("en", "Tea 2", "Tango, Echo, Alfa, space, 2"), ("de", "Öl-ß", "Umlaut Offenbach, Leipzig, Bindestrich, Eszett"),
      ("tr", "Iıİi", "Isparta, Isparta, İzmir, İzmir"), ("ja", "がっこう", "かわせのカ、だくてん、ちいさい つるかめのツ、こどものコ、うえののウ"),
      ("ko", "가", "기러기, 아버지"),
    ])
  func alphabets(tag: String, text: String, expected: String) throws {
    let locale = try LoadedLocale(tag)
    let words = try #require(locale.spelled(text))
    let said = locale.wording.text(words)
    expect(said, is: expected)
  }

  @Test("EDIT-2: a kana with its voicing mark is spelled by both") func parts() throws {
    try expect(LoadedLocale("ja").characters.spelling("が"), is: ["かわせのカ", "だくてん"])
    try expect(LoadedLocale("ko").characters.spelling("각"), is: ["기러기", "아버지", "기러기"])
    try expectNil(LoadedLocale("en").characters.spelling("é"))
  }

  @Test("EDIT-2: where a language has no alphabet, words are spelled by their letters", arguments: ["ar", "he", "zh"])
  func none(tag: String) throws {
    let locale = try LoadedLocale(tag)
    expectNil(locale.spelled("abc"))
    let announcement = Announcement(spelling: "abc", true, locale)
    expect(announcement.isSpelled)
    expect(announcement.name, is: "abc")
  }
}
