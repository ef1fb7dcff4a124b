import Expectations
import Testing

@testable import Aloud

/// LOOP-9: the words that correct what the last line has set.
struct CorrectionReadingTests {
  private func reading(_ locale: String = "en") throws -> CorrectionReading {
    CorrectionReading(wording: try LoadedLocale(locale).wording)
  }

  @Test("what stands beside the words of a correction is its value") func values() throws {
    try expect(reading().values(in: "no, Tuesday").contains("Tuesday"))
    try expect(reading().values(in: "make it a day later").contains("a day later"))
    try expect(reading("de").values(in: "nein, Dienstag").contains("Dienstag"))
    try expect(reading("ja").values(in: "いや、火曜日").contains("火曜日"))
    try expect(reading().values(in: "Tuesday"), is: [])
    try expect(reading().values(in: "no"), is: [])
    try expect(reading().values(in: "no " + String(repeating: "a", count: 65_536)), is: [], "nobody corrects by a book")
  }
}
