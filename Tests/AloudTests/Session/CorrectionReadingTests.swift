import Testing

@testable import Aloud

/// LOOP-9: the words that correct what the last line has set.
struct CorrectionReadingTests {
  private func reading(_ locale: String = "en") throws -> CorrectionReading {
    CorrectionReading(wording: try LoadedLocale(locale).wording)
  }

  @Test("what stands beside the words of a correction is its value") func values() throws {
    #expect(try reading().values(in: "no, Tuesday").contains("Tuesday"))
    #expect(try reading().values(in: "make it a day later").contains("a day later"))
    #expect(try reading("de").values(in: "nein, Dienstag").contains("Dienstag"))
    #expect(try reading("ja").values(in: "いや、火曜日").contains("火曜日"))
    #expect(try reading().values(in: "Tuesday") == [])
    #expect(try reading().values(in: "no") == [])
    #expect(try reading().values(in: "no " + String(repeating: "a", count: 65_536)) == [], "nobody corrects by a book")
  }
}
