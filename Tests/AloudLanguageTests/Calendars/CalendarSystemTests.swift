import AloudLanguage
import Expectations
import Testing

struct CalendarSystemTests {
  @Test("each calendar is read by its BCP 47 name, in capitals too", arguments: CalendarSystem.allCases)
  func names(system: CalendarSystem) {
    expect(CalendarSystem(bcp47: system.rawValue), is: system)
    expect(CalendarSystem(bcp47: system.rawValue.uppercased()), is: system)
  }

  @Test(
    "older names, and the calendars that go by sighting the moon, are read as the nearest that can be calculated",
    arguments: [
      ("gregorian", .gregory), ("islamicc", .islamicCivil), ("islamic", .islamicUmmAlQura),
      ("islamic-rgsa", CalendarSystem.islamicUmmAlQura),
    ])
  func aliases(name: String, system: CalendarSystem) {
    expect(CalendarSystem(bcp47: name), is: system)
  }

  @Test(
    "calendars that are not offered are not read", arguments: ["", "ethioaa", "chinese", "islamicCivil", "gregory "])
  func unknown(name: String) {
    expectNil(CalendarSystem(bcp47: name))
  }

  @Test("one day has a date of its own in each calendar") func oneDay() throws {
    // ICU 78.3's dates of 2026-11-20.
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    let dates: [CalendarSystem: CalendarDate] = [
      .gregory: CalendarDate(era: 1, year: 2026, month: 11, day: 20),
      .buddhist: CalendarDate(era: 0, year: 2569, month: 11, day: 20),
      .japanese: CalendarDate(era: 236, year: 8, month: 11, day: 20),
      .roc: CalendarDate(era: 1, year: 115, month: 11, day: 20),
      .persian: CalendarDate(era: 0, year: 1405, month: 8, day: 29),
      .hebrew: CalendarDate(era: 0, year: 5787, month: 3, day: 10),
      .islamicCivil: CalendarDate(era: 0, year: 1448, month: 6, day: 9),
      .islamicTabular: CalendarDate(era: 0, year: 1448, month: 6, day: 10),
      .islamicUmmAlQura: CalendarDate(era: 0, year: 1448, month: 6, day: 10),
    ]
    for system in CalendarSystem.allCases { expect(system.date(of: day), is: dates[system], "\(system)") }
  }

  @Test("a year's months are numbered in order; a Hebrew leap year has one more") func months() {
    expect(CalendarSystem.persian.months(inYear: 1405, era: 0), is: Array(1...12))
    expect(CalendarSystem.hebrew.months(inYear: 5787, era: 0), is: Array(1...13))
    expect(CalendarSystem.hebrew.months(inYear: 5788, era: 0), is: [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
  }

  @Test("eras before year 1 are counted backwards, without a year 0", arguments: [CalendarSystem.gregory, .roc])
  func backwards(system: CalendarSystem) throws {
    let first = try #require(system.day(of: CalendarDate(era: 1, year: 1, month: 1, day: 1)))
    expect(system.date(of: first - 1), is: CalendarDate(era: 0, year: 1, month: 12, day: 31))
    expect(system.day(of: CalendarDate(era: 0, year: 1, month: 12, day: 31)), is: first - 1)
    expect(system.months(inYear: 0, era: 1), is: [])
    expect(system.months(inYear: 0, era: 0), is: [])
  }

  @Test("1 BC is a leap year and 4 BC is not; Minguo 1 is 1912") func firstYears() {
    expect(CalendarSystem.gregory.isLeapYear(1, era: 0))
    expect(!CalendarSystem.gregory.isLeapYear(4, era: 0))
    expect(CalendarSystem.gregory.isLeapYear(4, era: 1))
    expect(CalendarSystem.roc.isLeapYear(1, era: 1))
    expect(
      CalendarSystem.roc.day(of: CalendarDate(era: 1, year: 1, month: 1, day: 1)), is: Day(year: 1912, month: 1, day: 1)
    )
  }

  @Test(arguments: CalendarSystem.allCases)
  func itsKeyIsTheNameOfItsCase(_ calendar: CalendarSystem) { expect(calendar.key, is: "\(calendar)") }
}
