import Expectations
import TestSupport
import Testing

@testable import Aloud

/// DATE-7: what is asked back about a date, by its risk, and why.
struct DateDoubtTests {
  private static let due = DatePicker("Due", id: "due").optional()
  /// From Monday 16 to Sunday 22 November 2026.
  private static let week = 16...22

  /// What "due" holds after a line that is taken at once; nil where it is asked about.
  private func taken(_ line: String, on day: Int, locale: String = "en") throws -> Day? {
    let now = try #require(Day(year: 2026, month: 11, day: day))
    var player = try PickerPlayer(Self.due, locale: locale, now: DateTime(day: now, hour: 10))
    player.say("due", line)
    guard case .moment(let moment)? = player.told.last else { return nil }
    return moment?.day
  }

  @Test(
    "DATE-7: a next weekday is asked about on each day of the week, in each language",
    arguments: [
      ("en", "next friday"), ("en-GB", "next friday"), ("de", "nächsten Freitag"), ("fr", "vendredi prochain"),
      ("ar", "الجمعة القادمة"), ("ja", "次回の金曜日"), ("es", "el próximo viernes"), ("it", "venerdì prossimo"),
      ("pt", "próxima sexta-feira"), ("ru", "следующая пятница"), ("tr", "gelecek cuma"), ("ko", "다음 금요일"),
      ("hi", "अगले शुक्रवार"), ("fa", "جمعه بعد"), ("he", "יום שישי הבא"),
    ]) func nextWeekday(locale: String, line: String) throws
  {
    for day in Self.week { try expectNil(taken(line, on: day, locale: locale), "\(day)") }
  }

  @Test("DATE-7: the last of a weekday is the one that was, and is asked about") func lastWeekday() throws {
    for day in Self.week { try expectNil(taken("last friday", on: day)) }
  }

  @Test(
    "DATE-7: this weekday is never one behind without a word, and is taken where it is ahead",
    arguments: [("en", "this friday"), ("en-GB", "this friday"), ("de", "diesen Freitag"), ("fr", "ce vendredi")])
  func thisWeekday(locale: String, line: String) throws {
    for day in 16...20 { try expect(taken(line, on: day, locale: locale), is: Day(year: 2026, month: 11, day: 20)) }
    try expectNil(taken(line, on: 21, locale: locale))
    // The week of the United States has begun.
    let sunday = locale == "en" ? Day(year: 2026, month: 11, day: 27) : nil
    try expect(taken(line, on: 22, locale: locale), is: sunday)
  }

  @Test(
    "DATE-7: a weekday of a named week goes by the locale's week, and is asked about where people count otherwise",
    arguments: [
      ("en", "friday next week", true), ("en-GB", "friday next week", false), ("de", "Freitag nächster Woche", false),
      ("fr", "vendredi de la semaine prochaine", false), ("ja", "来週の金曜日", true), ("zh", "下周五", false),
    ]) func namedWeek(locale: String, line: String, isAsked: Bool) throws
  {
    let monday = Day(year: 2026, month: 11, day: 23)
    try expect(taken(line, on: 18, locale: locale), is: monday.map { $0 + 4 })
    try expect(taken(line, on: 22, locale: locale), is: (isAsked ? nil : monday.map { $0 + 4 }))
  }
}
