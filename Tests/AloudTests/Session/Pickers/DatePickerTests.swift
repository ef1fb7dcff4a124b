import AloudTesting
import Testing

@testable import Aloud

/// DATE: pickers of days.
struct DatePickerTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateTime? {
    Day(year: year, month: month, day: day).map { DateTime(day: $0) }
  }

  private let due = DatePicker("Due", id: "due").optional()

  @Test("DATE-4: what is far off is read back in full; what is near is taken") func readBack() throws {
    var player = try PickerPlayer(due)
    player.expect("due", says: "Due, none, date picker. Month, Day, Year.")
    player.expect("next friday", says: "Friday, November 27, 2026. Right?")
    #expect(player.told.isEmpty)
    player.expect("yes", says: "Due, Friday, November 27, 2026.")
    #expect(player.told == [.moment(day(2026, 11, 27))])
    player.expect("due", "in three days", says: "Due, Monday, November 23, 2026.")
    player.expect("due", "may 3", "no", says: "Nothing changed. Say a value, or \"help\".")
    player.expect("2026-12-24", says: "Due, Thursday, December 24, 2026.")
  }

  @Test("DATE-4: what is ambiguous is asked about, never guessed") func ambiguous() throws {
    var player = try PickerPlayer(due)
    player.expect(
      "due", "4/5", says: "2 things match. Which one?", "1. Monday, April 5, 2027.", "2. Tuesday, May 4, 2027.")
    player.expect("2", says: "Due, Tuesday, May 4, 2027.")
  }

  @Test("DATE-4: a part of the value changes only that part") func parts() throws {
    var player = try PickerPlayer(due)
    player.say("due", "2026-11-27", "due")
    player.expect("day 5", says: "Day, 5 Thursday.")
    player.expect("month march", says: "Month, March.")
    player.expect("year 2030", says: "Year, 2030.")
    player.expect("day 31", "april", says: "Month, April. Tuesday, April 30, 2030.")
    player.expect("done", says: "Due, Tuesday, April 30, 2030.")
  }

  @Test(
    "DATE-2: columns go by the locale's order, names and calendar",
    arguments: [
      ("en", "Due, none, date picker. Month, Day, Year."),
      ("de", "Due, nichts gewählt, Datumsauswahl. Tag, Monat, Jahr."),
    ]) func order(locale: String, said: String) throws
  {
    var player = try PickerPlayer(DatePicker("Due", id: "due"), locale: locale)
    player.expect("due", says: said)
  }

  @Test(
    "DATE-2: days, months and years are those of the locale's calendar",
    arguments: [
      ("th", "23/11/2569", 2026, 11, 23), ("th", "2026-11-23", 2026, 11, 23), ("fa", "5 آذر 1405", 2026, 11, 26),
    ]) func calendars(locale: String, line: String, year: Int, month: Int, number: Int) throws
  {
    var player = try PickerPlayer(DatePicker("Due", id: "due"), locale: locale)
    player.say("due", line)
    #expect(player.told == [.moment(day(year, month, number))])
  }

  @Test(
    "DATE-2: a year is said as its calendar counts it",
    arguments: [
      (CalendarSystem.buddhist, "year 2570", 2027), (.japanese, "year 9", 2027), (.roc, "year 116", 2027),
    ]) func years(calendar: CalendarSystem, line: String, year: Int) throws
  {
    var player = try PickerPlayer(due, calendar: calendar)
    player.say("due", line, "done")
    #expect(player.told == [.moment(day(year, 11, 20))])
  }

  @Test("DATE-3: a month is read by weeks, each day with its weekday") func month() throws {
    var player = try PickerPlayer(due)
    player.say("due", "2026-11-27", "due")
    player.expect(
      "read", says: "November 2026, 30 days.",
      "1 Sunday, 2 Monday, 3 Tuesday, 4 Wednesday, 5 Thursday, 6 Friday, 7 Saturday.",
      "8 Sunday, 9 Monday, 10 Tuesday, 11 Wednesday, 12 Thursday, 13 Friday, 14 Saturday.",
      "15 Sunday, 16 Monday, 17 Tuesday, 18 Wednesday, 19 Thursday, 20 Friday, today, 21 Saturday.",
      "22 Sunday, 23 Monday, 24 Tuesday, 25 Wednesday, 26 Thursday, 27 Friday, selected, 28 Saturday.",
      "29 Sunday, 30 Monday.")
    player.expect("next month", says: "December 2026, 31 days.")
    player.expect("9", says: "Day, 9 Wednesday. Wednesday, December 9, 2026.")
    player.expect("march 2027", says: "March 2027, 31 days.")
    player.expect("previous month", says: "February 2027, 28 days.")
    player.expect("cancel", says: "Due is as it was.")
  }

  @Test(
    "PICK-4: limits on one side, an interval, and none at all are said when asked",
    arguments: [
      (DatePicker("Due", id: "due"), "Due: no limits."),
      (
        DatePicker("Due", id: "due").limits(from: DateTime(day: Day(20_780))), "Due: from Monday, November 23, 2026."
      ),
      (
        DatePicker("Due", id: "due").limits(to: DateTime(day: Day(20_780))), "Due: up to Monday, November 23, 2026."
      ),
      (
        DatePicker("Due", id: "due", mode: .dateTime).interval(minutes: 15).without(DisabledDays(days: [Day(20_780)])),
        "The minutes go by 15. Not possible: Monday, November 23, 2026."
      ),
    ])
  func limitsAsked(_ picker: DatePicker, _ answer: String) throws {
    var player = try PickerPlayer(picker)
    player.expect("due", "limits", says: answer)
  }

  @Test("DATE-5: before the minimum, after the maximum and on disabled days, what is allowed is said") func limits()
    throws
  {
    var picker = due.limits(from: day(2026, 11, 16), to: day(2026, 12, 11))
      .without(DisabledDays(weekdays: [6, 7], because: "the shop is closed"))
    picker.value = day(2026, 11, 20)
    var player = try PickerPlayer(picker)
    player.expect(
      "due", "2027-01-01",
      says:
        "Friday, January 1, 2027 can't be chosen. Choose from Monday, November 16, 2026 to Friday, December 11, 2026.")
    player.expect(
      "tomorrow",
      says:
        "Saturday, November 21, 2026 can't be chosen: the shop is closed. The next that can is Monday, November 23, 2026."
    )
    player.expect("next", says: "Day, 23 Monday.")
    let range = "Due: Monday, November 16, 2026 to Friday, December 11, 2026."
    let closed = "Not possible: Saturday and Sunday – the shop is closed."
    #expect(player.say("read").suffix(3) == ["Days that are left out can't be chosen.", range, closed])
    player.expect("what can I choose", says: "\(range) \(closed)")
    #expect(player.say("where am I").contains { $0.hasSuffix("\(range) \(closed)") })
    #expect(player.say("help").contains(range))
    player.expect("cancel", says: "Due is as it was.")
    player.expect("limits", says: "\(range) \(closed)")
  }

  @Test(
    "DATE-6: a date that does not exist gets a plain error and leaves the value",
    arguments: [
      "31 February", "2026-02-31", "2/30/2027", "32 May 2026",
    ]) func impossible(line: String) throws
  {
    var player = try PickerPlayer(due)
    player.expect("due", line, says: "There is no such date: \(line). Due is as it was.")
    player.expect("where am i", says: "Home.", "Due, none, date picker. Month, Day, Year.", "Day, none.")
  }

  @Test(
    "Limits that leave nothing are told when the picker is opened",
    arguments: [
      (
        DatePicker("Due", id: "due").limits(
          from: DateTime(day: Day(20_000)), to: DateTime(day: Day(19_000))),
        "Due can't be changed: its first value, Friday, October 4, 2024, comes after its last, Saturday, January 8, 2022. Whoever made the app can mend it."
      ),
      (
        DatePicker("Due", id: "due", mode: .time).interval(minutes: 7),
        "Due can't be changed: its minutes go by 7, which doesn't divide 60. Whoever made the app can mend it."
      ),
    ]) func badLimits(picker: DatePicker, said: String) throws
  {
    var player = try PickerPlayer(picker)
    player.expect("due", says: said)
  }

  @Test("DATE-1: inline and columns say all of it when they open, and each change counts at once") func styles() throws
  {
    var player = try PickerPlayer(due.style(.columns))
    player.expect("due", says: "Due, none, date picker. Month, Day, Year.")
    player.expect("next", "next", says: "Day, 21 Saturday.")
    #expect(player.told == [.moment(day(2026, 11, 20)), .moment(day(2026, 11, 21))])
    player.expect("month", "next", says: "Month, December.")
    player.expect("cancel", says: "Due is as it was.")
    #expect(player.told.last == .moment(nil))
    player = try PickerPlayer(due.style(.inline))
    #expect(player.say("due")[1] == "November 2026, 30 days.")
  }

  @Test("DATE-4: the first step from nothing is today, or the first day that can be chosen") func firstStep() throws {
    var player = try PickerPlayer(due)
    player.expect("due", "next", says: "Day, 20 Friday. Friday, November 20, 2026.")
    player = try PickerPlayer(due.without(DisabledDays(weekdays: [5, 6])))
    player.expect("due", "next", says: "Day, 22 Sunday. Sunday, November 22, 2026.")
  }

  @Test("DATE-5: a limit tells the first and the last day that are open") func openLimits() throws {
    let closed = DisabledDays(weekdays: [6, 7])
    var player = try PickerPlayer(due.limits(from: day(2026, 11, 21), to: day(2026, 12, 13)).without(closed))
    player.expect(
      "due", "november 20 2026",
      says:
        "Friday, November 20, 2026 can't be chosen. Choose from Monday, November 23, 2026 to Friday, December 11, 2026."
    )
    player = try PickerPlayer(due.limits(from: day(2026, 11, 21)).without(closed))
    player.expect(
      "due", "november 20 2026",
      says: "Friday, November 20, 2026 is too early. The first that can be chosen is Monday, November 23, 2026.")
  }

  @Test("PICK-3: undo in a picker takes its last step back, as often as there were steps") func undo() throws {
    var picker = due
    picker.value = day(2026, 11, 24)
    var player = try PickerPlayer(picker)
    player.expect("due", "next", "next", says: "Day, 26 Thursday.")
    player.expect("undo", says: "Day, 25 Wednesday.")
    player.expect("undo", says: "Day, 24 Tuesday.")
    player.expect("undo", says: "Due is open. Say \"done\" or \"cancel\" first.")
    player.expect("done", says: "Due, Tuesday, November 24, 2026.")
  }

  @Test(
    "DATE-2: the half of the day is called as it is written, without a capital",
    arguments: ["es-MX", "en-CA"]) func halfOfDay(locale: String) throws
  {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .time), locale: locale)
    #expect(player.say("at")[0].contains("A.m") == false)
  }

  @Test("Clear empties a picker that may hold nothing, and only such a one") func clear() throws {
    var player = try PickerPlayer(due)
    player.expect("due", "tomorrow", "due", "clear", says: "Due, none.")
    #expect(player.told.last == .moment(nil))
    player = try PickerPlayer(DatePicker("Due", id: "due"))
    player.expect("due", "clear", says: "Due is as it was.")
  }

  @Test("A weekday whose next day is closed is refused, not taken for one behind") func closedWeekday() throws {
    var player = try PickerPlayer(due.without(DisabledDays(days: [Day(20_780)])))
    player.expect(
      "due", "monday",
      says: "Monday, November 23, 2026 can't be chosen. The next that can is Tuesday, November 24, 2026.")
  }

  @Test("A month is looked for where it can be chosen") func monthInRange() throws {
    var picker = due.limits(from: day(2026, 11, 20), to: day(2027, 3, 31))
    picker.value = day(2026, 11, 20)
    var player = try PickerPlayer(picker)
    player.expect("due", "march", says: "Month, March. Monday, March 1, 2027.")
    player.expect("cancel", says: "Due is as it was.")
    player.expect("due", "first", says: "Day, 20 Friday.")
  }

  @Test(
    "Numbers go by the locale's order where it does not begin with the month",
    arguments: [
      ("de", "1.2.2027", 2027, 2, 1), ("fr", "3/4/2027", 2027, 4, 3),
    ]) func order(locale: String, line: String, year: Int, month: Int, number: Int) throws
  {
    var player = try PickerPlayer(due, locale: locale)
    player.say("due", line)
    #expect(player.told == [.moment(day(year, month, number))])
  }

  @Test("What is no day is none: a month 13, a stray letter", arguments: ["2026-13-01", "a"]) func noDay(line: String)
    throws
  {
    var player = try PickerPlayer(due)
    player.say("due", line)
    player.expect("where am i", says: "Home.", "Due, none, date picker. Month, Day, Year.", "Day, none.")
  }

  @Test("What lies past the last year is refused, and nothing is lost") func lastYear() throws {
    var picker = due
    picker.value = day(9_999, 11, 20)
    var player = try PickerPlayer(picker)
    player.expect("due", "year", "next", says: "This is the end.")
    player.expect("done", says: "Due, Saturday, November 20, 9999.")
  }

  @Test("What belongs elsewhere says why it can't be done", arguments: ["tab 2", "undo"]) func elsewhere(line: String)
    throws
  {
    var player = try PickerPlayer(due)
    player.expect("due", line, says: "Due is open. Say \"done\" or \"cancel\" first.")
  }

  @Test("Steps of months stay within the years that there are") func farMonths() throws {
    var picker = due
    picker.value = day(2026, 11, 20)
    var player = try PickerPlayer(picker)
    player.expect("due", "month", "more 100,000", says: "This is the end.")
    player.expect("done", says: "Due, Friday, November 20, 2026.")
  }

  @Test("DATE-4: a weekday that the day is not is told, and asked about") func otherWeekday() throws {
    var player = try PickerPlayer(due)
    let question = ["That date has another weekday: Saturday, November 21, 2026. Right?"]
    #expect(player.say("due", "friday 21 november 2026") == question)
    player.expect("no", says: "Nothing changed. Say a value, or \"help\".")
    #expect(player.say("friday, 11/21/2026") == question)
    player.expect("yes", says: "Due, Saturday, November 21, 2026.")
    player.expect("due", "saturday 21 november 2026", says: "Due, Saturday, November 21, 2026.")
  }

  @Test(
    "DATE-4: a year that is far off, or without its century, is read back in full",
    arguments: [
      ("year 27", "Saturday, November 20, 2027."), ("5026", "Monday, November 20, 5026."),
      ("year 1850", "Wednesday, November 20, 1850."),
    ]) func farYears(line: String, day: String) throws
  {
    var player = try PickerPlayer(due)
    player.expect("due", line, says: "\(day.dropLast()). Right?")
    #expect(player.told.isEmpty)
    #expect(player.say("yes").first?.hasSuffix(day) == true)
    player.expect("done", says: "Due, \(day)")
  }

  @Test("DATE-4: in the column of years a number of two digits is a year") func shortYear() throws {
    var player = try PickerPlayer(due)
    player.expect("due", "year", "30", says: "Wednesday, November 20, 2030. Right?")
  }

  @Test("DATE-4: a whole date far off is read back, though its year is said") func farDate() throws {
    var player = try PickerPlayer(due)
    player.expect("due", "5 march 5026", says: "Sunday, March 5, 5026. Right?")
  }

  @Test("DATE-4: in French so many days are no day of the month, and a first is said as such") func french() throws {
    var player = try PickerPlayer(due, locale: "fr")
    player.expect("due", "dans 3 jours", says: "Due, lundi 23 novembre 2026.")
    player.expect("due", "1/12/2026", says: "Due, mardi 1er décembre 2026.")
  }
}
