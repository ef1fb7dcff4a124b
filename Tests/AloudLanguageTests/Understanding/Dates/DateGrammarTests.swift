import Expectations
import Testing

@testable import AloudLanguage

struct DateGrammarTests {
  /// A Friday.
  private let today = Day(20_777)

  private let rules = DateRules(numbers: NumberComposing(rules: NumberRules(pairs: true)))

  private func days(_ tokens: DateToken...) -> [String] {
    (DateGrammar.days(tokens, today: today, rules: rules) ?? []).map { ISODate.text($0.day) }
  }

  @Test("a day and a month are the next such day, then the last") func dayAndMonth() {
    expect(days(.number(.value(3)), .filler, .month(3)), is: ["2027-03-03", "2026-03-03"])
    expect(days(.month(11), .number(.value(20))), is: ["2026-11-20", "2025-11-20"])
    expect(days(.number(.value(29)), .month(2)), is: ["2028-02-29", "2024-02-29"])
    expect(days(.month(3), .number(.value(23)), .number(.value(2030))), is: ["2030-03-23"])
  }

  @Test("a day that is none has no reading") func noDay() {
    expect(days(.number(.value(31)), .month(2), .number(.value(2026))).isEmpty)
    expect(days(.number(.value(31)), .filler, .which(0), .unit(.month)).isEmpty)
    expect(days(.number(.ordinal(5)), .weekday(1), .month(2), .number(.value(2027))).isEmpty)
  }

  @Test("weekdays, and weeks before and after") func weeks() {
    expect(days(.weekday(5)), is: ["2026-11-20", "2026-11-27", "2026-11-13"])
    expect(days(.weekday(1)), is: ["2026-11-23", "2026-11-16"])
    expect(days(.which(1), .weekday(1)), is: ["2026-11-23", "2026-11-30"])
    expect(days(.which(0), .weekday(1)), is: ["2026-11-16", "2026-11-23"])
    expect(days(.which(-1), .weekday(1)), is: ["2026-11-09", "2026-11-16"])
    expect(days(.weekday(2), .which(1), .unit(.week)), is: ["2026-11-24"])
    expect(days(.which(-1), .unit(.day)), is: ["2026-11-19"])
    expect(days(.number(.ordinal(1)), .weekday(5), .which(1), .unit(.month)), is: ["2026-12-04"])
  }

  @Test("amounts of time away, from today or another day") func shifts() {
    expect(days(.number(.value(2)), .unit(.week), .direction(1)), is: ["2026-12-04"])
    expect(
      days(.number(.value(1)), .unit(.year), .number(.value(1)), .unit(.month), .direction(-1)), is: ["2025-10-20"])
    expect(days(.number(.value(2)), .unit(.day), .direction(1), .day(1)), is: ["2026-11-23"])
    expect(days(.number(.value(99_999)), .unit(.year), .direction(1)).count, is: 1)
  }

  @Test("a day that is none is understood; words that make no sense are not") func existence() {
    let fifth: [DateToken] = [.number(.ordinal(5)), .weekday(1), .month(2), .number(.value(2027))]
    expect(DateGrammar.days(fifth, today: today, rules: rules), is: [])
    expectNil(DateGrammar.days([.month(3), .month(4)], today: today, rules: rules))
  }

  @Test("counts of weekdays, working days, amounts in one word") func counts() {
    expect(days(.number(.value(2)), .weekday(1), .direction(-1)), is: ["2026-11-09"])
    expect(days(.number(.value(2)), .weekday(5), .direction(1)), is: ["2026-12-04"])
    expect(days(.number(.value(4)), .workday, .direction(1)), is: ["2026-11-26"])
    expect(days(.workday, .direction(-1)), is: ["2026-11-19"])
    expect(days(.amount(2, .week), .direction(-1)), is: ["2026-11-06"])
    expect(days(.pastWeekday(5)), is: ["2026-11-13"])
  }

  @Test("the coming, and after the next") func coming() {
    expect(days(.coming, .weekday(5)), is: ["2026-11-27"])
    expect(days(.coming, .weekday(6)), is: ["2026-11-21"])
    expect(days(.coming, .unit(.week)), is: ["2026-11-27"])
    expect(days(.which(2), .unit(.week)), is: ["2026-12-04"])
    expect(days(.coming, .direction(-1), .weekday(1)).isEmpty)
  }

  @Test("an ordinal after a weekday counts it, in a language that says so") func nthAfter() {
    let after = DateRules(numbers: rules.numbers, nthAfterWeekday: true)
    let tokens: [DateToken] = [.weekday(7), .number(.ordinal(2))]
    expect(DateGrammar.days(tokens, today: today, rules: after)?.map { ISODate.text($0.day) }, is: ["2026-11-08"])
    expect(DateGrammar.days(tokens, today: today, rules: rules)?.isEmpty, is: true)
  }

  @Test("several numbers are a day and a year; digits are no year in halves, and a fraction is no part") func numbers()
  {
    let first: [DateToken] = [.month(9), .number(.value(20)), .number(.ordinal(1))]
    let year: [DateToken] = [.number(.value(19)), .number(.value(70)), .number(.value(8))]
    expect(DateGrammar.days(first + year, today: today, rules: rules)?.map { ISODate.text($0.day) }, is: ["1978-09-21"])
    expect(days(.month(10), .number(.numeral(26)), .number(.numeral(15)), .number(.numeral(50))).isEmpty)
    expect(days(.number(.value(5)), .month(5), .number(.value(2016)), .number(.fraction(2))).isEmpty)
  }

  @Test("a number apart from its unit is the day of that month") func dayOfMonth() {
    expect(days(.number(.numeral(20)), .filler, .unit(.month), .which(1)), is: ["2026-12-20"])
    expect(days(.unit(.month), .month(5), .number(.value(3))), is: ["2027-05-03", "2026-05-03"])
    expect(days(.unit(.year), .number(.value(2030)), .month(5), .number(.value(3))), is: ["2030-05-03"])
  }

  @Test("the last of a month, and a day of it that is counted") func ofMonth() {
    expect(days(.final, .weekday(5), .filler, .unit(.month)), is: ["2026-11-27"])
    expect(days(.final, .weekday(7), .month(10)), is: ["2027-10-31", "2026-10-25"])
    expect(days(.final, .unit(.day), .month(2)), is: ["2027-02-28", "2026-02-28"])
    expect(days(.finalDay, .unit(.month), .which(1)), is: ["2026-12-31"])
    expect(days(.final, .unit(.day), .unit(.year)), is: ["2026-12-31"])
    expect(days(.number(.ordinal(1)), .unit(.day), .unit(.month), .which(1)), is: ["2026-12-01"])
    expect(days(.number(.ordinal(1)), .unit(.day), .unit(.year), .which(1)), is: ["2027-01-01"])
    expect(days(.final, .weekday(5)).isEmpty)
    expect(days(.final).isEmpty)
    expect(days(.finalDay).isEmpty)
  }

  @Test("amounts of time from a day that is named") func anchored() {
    let week: [DateToken] = [.number(.value(1)), .unit(.week)]
    expect(days(week[0], week[1], .direction(1), .weekday(1)), is: ["2026-11-30"])
    expect(days(week[0], week[1], .direction(-1), .weekday(1)), is: ["2026-11-09"])
    expect(days(week[0], week[1], .direction(1), .which(1), .weekday(1)), is: ["2026-11-30"])
    expect(days(.weekday(1), .away(1, .week, direction: 1)), is: ["2026-11-30"])
    expect(days(.number(.value(2)), .unit(.day), .direction(-1), .month(3), .number(.value(10))), is: ["2027-03-08"])
    expect(days(.day(0), .unit(.week), .which(1)), is: ["2026-11-27"])
    expect(days(week[0], week[1], .direction(1), .month(3)).isEmpty)
  }

  @Test("a day of its own is one ahead of or back from the day beside it") func dayBeside() {
    let dayAfter: [DateToken] = [.unit(.day), .direction(1)]
    expect(days(dayAfter[0], dayAfter[1], .weekday(1)), is: ["2026-11-24"])
    expect(days(.direction(1), .unit(.day), .filler, .day(1)), is: ["2026-11-22"])
    expect(days(.away(1, .day, direction: -1), .yearly(month: 12, day: 25)), is: ["2026-12-24"])
    expect(days(.unit(.day), .weekday(1)), is: ["2026-11-23", "2026-11-16"])
  }

  @Test("ahead is said twice in some languages; ahead and back never") func twice() {
    expect(days(.direction(1), .number(.value(3)), .unit(.day), .direction(1), .weekday(1)), is: ["2026-11-26"])
    expect(days(.direction(1), .number(.value(3)), .unit(.day), .direction(-1), .weekday(1)).isEmpty)
  }

  @Test("a weekday before or after a day that has a name") func fromDay() {
    expect(days(.weekday(5), .direction(1), .yearly(month: 12, day: 25)), is: ["2027-01-01"])
    expect(days(.weekday(5), .direction(-1), .yearly(month: 12, day: 25)), is: ["2026-12-18"])
    expect(days(.yearly(month: 1, day: 1)), is: ["2027-01-01", "2026-01-01"])
    expect(days(.yearly(month: 1, day: 1), .number(.value(2030))), is: ["2030-01-01"])
  }

  @Test("the last there was, a unit that is next by its word, and a day of the month by its own") func words() {
    expect(days(.recent, .weekday(1)), is: ["2026-11-16"])
    expect(days(.recent, .unit(.week)), is: ["2026-11-13"])
    expect(days(.whichOf(1, .year)), is: ["2027-11-20"])
    expect(days(.month(9), .dayOfMonth(20)), is: ["2027-09-20", "2026-09-20"])
    expect(days(.month(9), .dayOfMonth(20), .unit(.day)).isEmpty)
    expect(days(.number(.value(3)), .countedDay, .direction(-1)), is: ["2026-11-17"])
    expect(days(.countedDay, .day(1)).isEmpty)
  }

  @Test("after an amount and its direction comes a day, no other amount") func countedOn() {
    expect(days(.number(.value(2)), .unit(.day), .direction(1), .number(.value(3)), .unit(.week)).isEmpty)
  }

  @Test("a year of two digits stands beside its month, or before its sign") func shortYears() {
    expect(days(.number(.numeral(24)), .month(12), .number(.numeral(28))), is: ["2028-12-24"])
    expect(days(.number(.numeral(24)), .month(12), .filler, .number(.numeral(20))).isEmpty)
    expect(days(.number(.numeral(24)), .month(12), .number(.numeral(5))).isEmpty)
    let nines: [DateToken] = [.number(.value(9)), .number(.value(9)), .sign(.year)]
    expect(
      days(nines[0], nines[1], nines[2], .number(.value(5)), .sign(.month), .number(.value(3)), .sign(.day)),
      is: [
        "1999-05-03"
      ])
  }

  @Test("an ordinal after the day is the month, in a language that says so") func ordinalMonths() {
    let german = DateRules(numbers: rules.numbers, ordinalMonths: true)
    let tokens: [DateToken] = [.number(.ordinal(3)), .number(.ordinal(12))]
    expect(DateGrammar.days(tokens, today: today, rules: german)?.first?.day, is: Day(year: 2026, month: 12, day: 3))
    expectNil(DateGrammar.days(tokens, today: today, rules: rules))
  }

  @Test("a word that says that no day is meant leaves none") func never() {
    expect(DateGrammar.days([.never, .weekday(1)], today: today, rules: rules), is: [])
  }

  @Test("words that say nothing together have no reading") func nothing() {
    expect(days().isEmpty)
    expect(days(.filler).isEmpty)
    expect(days(.month(3), .month(4)).isEmpty)
    expect(days(.day(1), .day(2)).isEmpty)
    expect(days(.unit(.week)).isEmpty)
    expect(days(.number(.value(3)), .unit(.day)).isEmpty)
  }

  @Test("a day knows what was said of it: its weekday, its year, or a number alone") func said() throws {
    let friday: [DateToken] = [.weekday(5), .number(.value(21)), .month(11), .number(.value(2026))]
    let wrong = try #require(DateGrammar.days(friday, today: today, rules: rules)?.first)
    expect(wrong.isOtherWeekday && wrong.namesYear && !wrong.isByNumber)
    let saturday: [DateToken] = [.weekday(6), .number(.value(21)), .month(11)]
    let right = try #require(DateGrammar.days(saturday, today: today, rules: rules)?.first)
    expect(!right.isOtherWeekday && !right.namesYear)
    expect(DateGrammar.days([.number(.value(5))], today: today, rules: rules)?.first?.isByNumber, is: true)
  }

  @Test("a day that is behind and ahead is the one that the rest goes on from") func crossed() {
    let before: [DateToken] = [.day(1), .number(.value(2)), .unit(.day), .direction(-1)]
    let readings = [1, -1].compactMap { offset in
      DateGrammar.days([.day(offset)] + before.dropFirst(), today: today, rules: rules)?.first
    }
    expect(readings.settled.map { ISODate.text($0.day) }, is: ["2026-11-17", "2026-11-19"])
  }
}
