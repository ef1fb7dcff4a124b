import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// DATE: pickers of days.
struct DatePickerTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateTime? {
    Day(year: year, month: month, day: day).map { DateTime(day: $0) }
  }

  private let due = DatePicker("Due", id: "due").optional()

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
    expect(player.told, is: [.moment(day(year, month, number))])
  }

  @Test(
    "DATE-2: a year is said as its calendar counts it",
    arguments: [
      (CalendarSystem.buddhist, "year 2570", 2027), (.japanese, "year 9", 2027), (.roc, "year 116", 2027),
    ]) func years(calendar: CalendarSystem, line: String, year: Int) throws
  {
    var player = try PickerPlayer(due, calendar: calendar)
    player.say("due", line, "done")
    expect(player.told, is: [.moment(day(year, 11, 20))])
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

  @Test(
    "DATE-2: the half of the day is called as it is written, without a capital",
    arguments: ["es-MX", "en-CA"]) func halfOfDay(locale: String) throws
  {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .time), locale: locale)
    expect(player.say("at")[0].contains("A.m"), is: false)
  }

  @Test(
    "Numbers go by the locale's order where it does not begin with the month",
    arguments: [
      ("de", "1.2.2027", 2027, 2, 1), ("fr", "3/4/2027", 2027, 4, 3),
    ]) func order(locale: String, line: String, year: Int, month: Int, number: Int) throws
  {
    var player = try PickerPlayer(due, locale: locale)
    player.say("due", line)
    expect(player.told, is: [.moment(day(year, month, number))])
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
    expect(player.told.isEmpty)
    expect(player.say("yes").first?.hasSuffix(day), is: true)
    player.expect("done", says: "Due, \(day)")
  }
}
