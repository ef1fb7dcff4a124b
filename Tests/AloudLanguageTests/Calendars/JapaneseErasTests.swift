import AloudLanguage
import Expectations
import Testing

struct JapaneseErasTests {
  private static let firstDays = [
    (232, 1868, 10, 23), (233, 1912, 7, 30), (234, 1926, 12, 25), (235, 1989, 1, 8), (236, 2019, 5, 1),
  ]

  @Test("an era begins on its first day and the era before ends on the day before", arguments: firstDays)
  func firstDay(era: Int, year: Int, month: Int, day: Int) throws {
    let first = try #require(Day(year: year, month: month, day: day))
    expect(CalendarSystem.japanese.date(of: first), is: CalendarDate(era: era, year: 1, month: month, day: day))
    let before = CalendarSystem.japanese.date(of: first - 1)
    expect(before.era, is: (era == 232 ? 1 : era - 1))
    expect(CalendarSystem.japanese.day(of: before), is: first - 1)
  }

  @Test("an era has no day before its first") func tooEarly() {
    for (era, _, month, day) in Self.firstDays where day > 1 {
      expectNil(CalendarSystem.japanese.day(of: CalendarDate(era: era, year: 1, month: month, day: day - 1)))
    }
    expectNil(CalendarSystem.japanese.day(of: CalendarDate(era: 236, year: 1, month: 4, day: 30)))
  }

  @Test("an era has no day after its last") func tooLate() {
    expect(CalendarSystem.japanese.day(of: CalendarDate(era: 235, year: 31, month: 4, day: 30)) != nil)
    expectNil(CalendarSystem.japanese.day(of: CalendarDate(era: 235, year: 31, month: 5, day: 1)))
    expectNil(CalendarSystem.japanese.day(of: CalendarDate(era: 235, year: 32, month: 1, day: 1)))
    expectNil(CalendarSystem.japanese.day(of: CalendarDate(era: 1, year: 1868, month: 10, day: 23)))
    expect(CalendarSystem.japanese.days(inMonth: 1, year: 64, era: 234), is: 7)
    expect(CalendarSystem.japanese.months(inYear: 31, era: 235), is: [1, 2, 3, 4])
  }

  @Test("leap years are those of the era") func leapYears() {
    expect(CalendarSystem.japanese.isLeapYear(6, era: 236))
    expect(!CalendarSystem.japanese.isLeapYear(8, era: 236))
    // 2020 would be Heisei 32.
    expect(!CalendarSystem.japanese.isLeapYear(32, era: 235))
    expect(!CalendarSystem.japanese.isLeapYear(0, era: 236))
  }

  @Test("before Meiji the years are Gregorian") func beforeMeiji() throws {
    let day = try #require(Day(year: 1700, month: 1, day: 1))
    expect(CalendarSystem.japanese.date(of: day), is: CalendarDate(era: 1, year: 1700, month: 1, day: 1))
    expect(CalendarSystem.japanese.date(of: Day(-1_000_000)).era, is: 0)
  }
}
