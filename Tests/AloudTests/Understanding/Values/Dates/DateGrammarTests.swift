import Testing

@testable import Aloud

struct DateGrammarTests {
  /// A Friday.
  private let today = Day(20_777)

  private func days(_ tokens: DateToken...) -> [String] { DateGrammar.days(tokens, today: today).map(ISODate.text) }

  @Test("a day and a month are the next such day, then the last") func dayAndMonth() {
    #expect(days(.number(.value(3)), .filler, .month(3)) == ["2027-03-03", "2026-03-03"])
    #expect(days(.month(11), .number(.value(20))) == ["2026-11-20", "2025-11-20"])
    #expect(days(.number(.value(29)), .month(2)) == ["2028-02-29", "2024-02-29"])
    #expect(days(.month(3), .number(.value(23)), .number(.value(2030))) == ["2030-03-23"])
  }

  @Test("a day that is none has no reading") func noDay() {
    #expect(days(.number(.value(31)), .month(2), .number(.value(2026))).isEmpty)
    #expect(days(.number(.value(31)), .filler, .which(0), .unit(.month)).isEmpty)
    #expect(days(.number(.ordinal(5)), .weekday(1), .month(2), .number(.value(2027))).isEmpty)
  }

  @Test("weekdays, and weeks before and after") func weeks() {
    #expect(days(.weekday(5)) == ["2026-11-20", "2026-11-13"])
    #expect(days(.weekday(1)) == ["2026-11-23", "2026-11-16"])
    #expect(days(.which(1), .weekday(1)) == ["2026-11-23"])
    #expect(days(.weekday(2), .which(1), .unit(.week)) == ["2026-11-24"])
    #expect(days(.which(-1), .unit(.day)) == ["2026-11-19"])
    #expect(days(.number(.ordinal(1)), .weekday(5), .which(1), .unit(.month)) == ["2026-12-04"])
  }

  @Test("amounts of time away, from today or another day") func shifts() {
    #expect(days(.number(.value(2)), .unit(.week), .direction(1)) == ["2026-12-04"])
    #expect(days(.number(.value(1)), .unit(.year), .number(.value(1)), .unit(.month), .direction(-1)) == ["2025-10-20"])
    #expect(days(.number(.value(2)), .unit(.day), .direction(1), .day(1)) == ["2026-11-23"])
    #expect(days(.number(.value(99_999)), .unit(.year), .direction(1)).count == 1)
  }

  @Test("words that say nothing together have no reading") func nothing() {
    #expect(days().isEmpty)
    #expect(days(.filler).isEmpty)
    #expect(days(.month(3), .month(4)).isEmpty)
    #expect(days(.day(1), .day(2)).isEmpty)
    #expect(days(.unit(.week)).isEmpty)
    #expect(days(.number(.value(3)), .unit(.day)).isEmpty)
  }
}
