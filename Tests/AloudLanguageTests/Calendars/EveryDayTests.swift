import AloudLanguage
import Expectations
import Testing

@Suite("each day of 1900–2100 is what two sources outside Aloud call it")
struct EveryDayTests {
  private struct Difference: Equatable, CustomStringConvertible {
    var day: Int
    var expected: CalendarDate
    var description: String { "day \(day) should be \(expected)" }
  }

  @Test("day to date and back", arguments: CalendarSystem.allCases) func days(system: CalendarSystem) throws {
    let first = try #require(Day(year: 1900, month: 1, day: 1))
    let last = try #require(Day(year: 2100, month: 12, day: 31))
    var number = try #require(CalendarFixture(system).years.first).firstDay
    var walked = 0
    var differences: [Difference] = []
    for year in try CalendarFixture(system).years {
      expect(year.firstDay, is: number, "\(year) does not follow the year before it")
      for date in year.dates {
        let day = Day(number)
        if (first...last).contains(day) { walked += 1 }
        if system.date(of: day) != date || system.day(of: date) != day {
          differences.append(Difference(day: number, expected: date))
        }
        number += 1
      }
    }
    expect(walked, is: 73_414)
    expect(differences.prefix(5), is: [])
  }

  @Test("the months of each year, and their lengths", arguments: CalendarSystem.allCases)
  func months(system: CalendarSystem) throws {
    for year in try CalendarFixture(system).years {
      expect(system.months(inYear: year.year, era: year.era), is: year.months.map(\.number), "\(year)")
      for month in year.months {
        let days = system.days(inMonth: month.number, year: year.year, era: year.era)
        expect(days, is: month.days.upperBound, "\(year) \(month)")
        let after = CalendarDate(era: year.era, year: year.year, month: month.number, day: days + 1)
        expectNil(system.day(of: after), "\(after)")
      }
    }
  }

  @Test("a year is a leap year where it is longer than usual", arguments: CalendarSystem.allCases)
  func leapYears(system: CalendarSystem) throws {
    let usual =
      switch system {
      case .hebrew: 355
      case .islamicCivil, .islamicTabular, .islamicUmmAlQura: 354
      default: 365
      }
    for year in try CalendarFixture(system).years where year.dates.count >= 353 {
      expect(system.isLeapYear(year.year, era: year.era), is: (year.dates.count > usual), "\(year)")
    }
  }
}
