import AloudLanguage
import Expectations
import Testing

@Suite("days and years of any size are reckoned without a crash")
struct FarDaysTests {
  @Test("the first, the last and far days come back as they were", arguments: CalendarSystem.allCases)
  func farDays(system: CalendarSystem) {
    for number in stride(from: Day.numbers.lowerBound, through: Day.numbers.upperBound, by: 12_500_000) {
      expect(system.day(of: system.date(of: Day(number))), is: Day(number))
    }
  }

  @Test("years a million off have days", arguments: CalendarSystem.allCases) func farYears(system: CalendarSystem)
    throws
  {
    let future = CalendarDate(era: system.date(of: Day(20_000)).era, year: 1_000_000, month: 1, day: 1)
    let hasTwoEras = [.gregory, .roc, .japanese].contains(system)
    let past = CalendarDate(era: 0, year: hasTwoEras ? 1_000_000 : -1_000_000, month: 1, day: 1)
    for date in [past, future] {
      let day = try #require(system.day(of: date))
      expect(system.date(of: day), is: date)
      expect(system.months(inYear: date.year, era: date.era).count >= 12)
    }
  }

  @Test("absurd years, months, days and eras are none", arguments: CalendarSystem.allCases)
  func absurd(system: CalendarSystem) {
    let here = system.date(of: Day(20_000))
    for number in [Int.min, Int.min + 1, Int.max - 1, Int.max, 2_999_999, 3_000_001, -3_000_001] {
      expectNil(system.day(of: CalendarDate(era: here.era, year: number, month: 1, day: 1)))
      expectNil(system.day(of: CalendarDate(era: here.era, year: here.year, month: number, day: 1)))
      expectNil(system.day(of: CalendarDate(era: here.era, year: here.year, month: 1, day: number)))
      expectNil(system.day(of: CalendarDate(era: number, year: here.year, month: 1, day: 1)))
      expect(system.days(inMonth: number, year: here.year, era: here.era), is: 0)
      expect(system.days(inMonth: 1, year: here.year, era: number), is: 0)
      expect(!system.isLeapYear(here.year, era: number))
    }
    for year in [Int.min, .max] {
      expect(system.months(inYear: year, era: here.era), is: [])
      expect(!system.isLeapYear(year, era: here.era))
    }
  }
}
