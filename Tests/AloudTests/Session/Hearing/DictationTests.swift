import Expectations
import TestSupport
import Testing

@testable import Aloud

/// VOICE-1: text that is spoken into a field.
struct DictationTests {
  @Test(
    "VOICE-1: signs, new lines and capitals are dictated by their names",
    arguments: [
      ("buy oats comma please full stop", ["buy oats, please."]), ("cap buy cap oats", ["Buy Oats"]),
      ("dear all comma new line how are you question mark", ["dear all,", "how are you?"]), ("period", ["."]),
      ("at sign", ["@"]), ("", [""]),
    ] as [(String, [String])])
  func lines(_ heard: String, _ lines: [String]) throws {
    expect(Dictation(try LoadedLocale("en")).lines(heard), is: lines)
  }

  @Test(
    "VOICE-1: words are spelled by letters, and by the words for them",
    arguments: [
      ("m i l k", "milk"), ("cap mike india lima kilo", "Milk"), ("alfa five", "a5"), ("milk", nil), ("", nil),
    ] as [(String, String?)])
  func spelled(_ heard: String, _ text: String?) throws {
    expect(Dictation(try LoadedLocale("en")).spelled(heard), is: text)
  }

  @Test(
    "VOICE-1: each language has its own words",
    arguments: [
      ("de", "Milch Komma Brot", "Milch, Brot"), ("fr", "lait virgule pain", "lait, pain"),
      ("es", "leche coma pan", "leche, pan"),
    ])
  func languages(_ locale: String, _ heard: String, _ text: String) throws {
    expect(Dictation(try LoadedLocale(locale)).lines(heard), is: [text])
  }
}
