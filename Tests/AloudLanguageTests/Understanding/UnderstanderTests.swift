import Expectations
import Testing

@testable import AloudLanguage

struct UnderstanderTests {
  private func first(_ phrase: String, _ kind: ValueKind, _ tag: String) throws -> String? {
    Understander(try LoadedLocale(tag)).readings(of: phrase, as: kind, now: DateTime(day: Day(20_777))).first
  }

  @Test("what is too large to be counted is no number", arguments: [ValueKind.number, .ordinal, .duration])
  func tooLarge(_ kind: ValueKind) throws {
    for phrase in ["1e309", "1,5e400", String(repeating: "9", count: 400), "1e309 hours", "-1e309", "1e309th"] {
      try expectNil(first(phrase, kind, "it"), "\(phrase.prefix(20))")
    }
    try expect(first("1e300", .number, "it") != nil)
    try expectNil(first(String(repeating: "trillion ", count: 200), kind, "en"))
  }

  @Test("what is no value has no reading, however long or strange it is", arguments: ValueKind.allCases)
  func none(_ kind: ValueKind) throws {
    let long = String(repeating: "one ", count: 10_000)
    for phrase in ["", " ", "milk", "\u{202E}", "1 milk", "--", long, String(repeating: "eins", count: 90)] {
      try expectNil(first(phrase, kind, "de"), "\(phrase.prefix(20))")
    }
  }
}
