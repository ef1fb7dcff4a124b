import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// DATE-7: what is asked back about a date, by its risk, and why.
struct DateDoubtTests {
  private static let due = DatePicker("Due", id: "due").optional()
  /// From Monday 16 to Sunday 22 November 2026.
  private static let week = 16...22

  private func player(_ picker: DatePicker = due, on day: Int, locale: String = "en") throws -> PickerPlayer {
    let now = try #require(Day(year: 2026, month: 11, day: day))
    return try PickerPlayer(picker, locale: locale, now: DateTime(day: now, hour: 10))
  }

  /// What "due" holds after a line that is taken at once; nil where it is asked about.
  private func taken(_ line: String, on day: Int, locale: String = "en") throws -> Day? {
    var player = try player(on: day, locale: locale)
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
    var player = try player(on: 22)
    player.expect(
      "due", "last friday", says: "Friday is also November 13. Which?", "1. Friday, November 20, 2026.",
      "2. Friday, November 13, 2026.")
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

  @Test("DATE-7: a day behind is read back, and told to be past") func past() throws {
    for line in ["yesterday", "friday this week", "november 2 2026"] {
      var player = try player(on: line == "friday this week" ? 21 : 20)
      let said = player.say("due", line)
      expect(said.count == 1 && said[0].hasSuffix("is past. Right?"), "\(line)")
      expect(player.told.isEmpty)
    }
  }

  @Test("DATE-7: where only days behind can be chosen, they are no risk") func birthday() throws {
    let today = try #require(Day(year: 2026, month: 11, day: 20))
    var player = try player(Self.due.limits(to: DateTime(day: today)), on: 20)
    player.expect("due", "5 march 2001", says: "Due, Monday, March 5, 2001.")
  }

  @Test(
    "DATE-7: what is not in doubt isn't asked",
    arguments: [
      ("en", "29 november", 11, 29, 2026), ("en", "30 november", 11, 30, 2026), ("en", "3/4/2027", 3, 4, 2027),
      ("en-GB", "3/4/2027", 4, 3, 2027), ("de", "3.4.2027", 4, 3, 2027), ("en", "in 40 days", 12, 30, 2026),
      ("en", "january 7", 1, 7, 2027), ("de", "kommenden Freitag", 11, 27, 2026), ("en", "tuesday", 11, 24, 2026),
    ]) func sure(locale: String, line: String, month: Int, day: Int, year: Int) throws
  {
    try expect(taken(line, on: 20, locale: locale), is: Day(year: year, month: month, day: day))
  }

  @Test("DATE-7: a bare number in a picker that holds nothing is the next such day, asked about where that is far")
  func bareNumber() throws {
    var player = try player(on: 22)
    player.expect("due", "1", says: "Day, 1 Tuesday. Tuesday, December 1, 2026.")
    player = try self.player(on: 22)
    player.expect("due", "20", says: "Sunday, December 20, 2026. Right?")
  }

  @Test("DATE-7: a bare number that would go back into the past is asked about") func bareNumberBehind() throws {
    var picker = Self.due
    picker.value = Day(year: 2026, month: 11, day: 27).map { DateTime(day: $0) }
    var player = try player(picker, on: 22)
    player.expect("due", "5", says: "Thursday, November 5, 2026 is past. Right?")
    player.expect("yes", says: "Day, 5 Thursday.")
  }
}
