import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-9: texts that take back a part of themselves.
struct CorrectedTextTests {
  private func texts(_ written: String, _ use: CorrectedText.Use, _ locale: String = "en") throws -> [String] {
    let app = ScreenApp(false) { _ in Toggle("Lamp", id: "lamp", isOn: false) }
    let player = try SessionPlayer(of: app, locale: locale)
    return CorrectedText(written, for: use, in: player.session.engine.lineContext).texts
  }

  @Test(
    "one thing is corrected by another of as many words; otherwise what may be meant is asked",
    arguments: [
      ("milk", ["milk"]), ("milk I mean cream", ["cream"]), ("milk, no, cream", ["cream"]),
      ("buy milk I mean oat milk", ["oat milk", "buy oat milk", "buy milk I mean oat milk"]),
      ("not milk but cream", ["cream"]),
      ("oat milk I mean soy", ["soy", "oat soy", "oat milk I mean soy"]),
      ("bread not butter", ["bread", "bread not butter"]), ("milk no cream", ["cream", "milk", "milk no cream"]),
      ("dentist at five no six", ["dentist at five no six"]), ("ne pas arroser", ["ne pas arroser"]),
      ("dentist at five I mean six", ["dentist at six", "dentist at five I mean six"]),
      ("tell Tom that he need not come to the party", ["tell Tom that he need not come to the party"]),
      ("not today", ["not today"]), ("I mean cream", ["I mean cream"]), ("", [""]),
    ])
  func items(written: String, expected: [String]) throws { try expect(texts(written, .item), is: expected) }

  @Test(
    "in each language",
    arguments: [
      ("de", "Milch ich meine Sahne", ["Sahne"]), ("de", "nicht Milch sondern Sahne", ["Sahne"]),
      ("fr", "lait je veux dire crème", ["crème"]), ("es", "leche quiero decir nata", ["nata"]),
      ("pl", "mleko to znaczy śmietana", ["śmietana"]), ("ru", "молоко нет извини сливки", ["сливки"]),
      ("ko", "우유 말고 두유", ["두유"]), ("ja", "牛乳じゃなくて豆乳", ["豆乳"]), ("ar", "حليب أقصد قشدة", ["قشدة"]),
    ])
  func languages(locale: String, written: String, expected: [String]) throws {
    try expect(texts(written, .item, locale), is: expected)
  }

  @Test("a text is asked about only if its words say clearly that something is taken back")
  func plain() throws {
    try expect(texts("no milk today", .text), is: ["no milk today"])
    try expect(texts("ring twice not once", .text), is: ["ring twice not once"])
    try expect(texts("call Tom I mean Tim", .text), is: ["Tim", "call Tim", "call Tom I mean Tim"])
  }
}
