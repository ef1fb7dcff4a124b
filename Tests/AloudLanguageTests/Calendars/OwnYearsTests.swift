import AloudLanguage
import Expectations
import Testing

/// The Persian, Hebrew and Islamic calendars outside 1900–2100 and at their edges.
struct OwnYearsTests {
  private func day(_ system: CalendarSystem, _ year: Int, _ month: Int, _ day: Int) -> Day? {
    system.day(of: CalendarDate(era: 0, year: year, month: month, day: day))
  }

  @Test("30 Esfand is a day of Persian leap years only") func esfand() {
    expect(day(.persian, 1403, 12, 30), is: Day(year: 2025, month: 3, day: 20))
    expectNil(day(.persian, 1404, 12, 30))
    expect(day(.persian, 1404, 1, 1), is: Day(year: 2025, month: 3, day: 21))
  }

  @Test("Persian leap years come a year late where ICU has them so", arguments: [1502, 1601, 2063, 2987])
  func late(year: Int) {
    expect(!CalendarSystem.persian.isLeapYear(year, era: 0))
    expect(CalendarSystem.persian.isLeapYear(year + 1, era: 0))
    expect(day(.persian, year + 1, 1, 1), is: day(.persian, year, 12, 29).map { $0 + 1 })
    expect(day(.persian, year + 2, 1, 1), is: day(.persian, year + 1, 12, 30).map { $0 + 1 })
  }

  @Test(
    "Persian years begin where ICU 78.3 has them",
    arguments: [(1, -492_268), (1502, 55_961), (1503, 56_326), (1602, 92_485)])
  func persianYears(year: Int, number: Int) {
    expect(day(.persian, year, 1, 1), is: Day(number))
  }

  @Test("Adar I is a month of Hebrew leap years only") func adar() {
    expect(CalendarSystem.hebrew.isLeapYear(5784, era: 0))
    expect(day(.hebrew, 5784, 6, 30), is: Day(year: 2024, month: 3, day: 10))
    expect(day(.hebrew, 5784, 7, 1), is: Day(year: 2024, month: 3, day: 11))
    expect(!CalendarSystem.hebrew.isLeapYear(5785, era: 0))
    expectNil(day(.hebrew, 5785, 6, 1))
    expect(CalendarSystem.hebrew.days(inMonth: 6, year: 5785, era: 0), is: 0)
    expect(day(.hebrew, 5785, 7, 1), is: day(.hebrew, 5785, 5, 30).map { $0 + 1 })
  }

  @Test("no Hebrew year begins on a Sunday, Wednesday or Friday, and each has one of the six lengths")
  func hebrewYears() throws {
    for year in 1...6000 {
      let first = try #require(day(.hebrew, year, 1, 1))
      let next = try #require(day(.hebrew, year + 1, 1, 1))
      expect(![3, 5, 7].contains(first.weekday))
      expect((CalendarSystem.hebrew.isLeapYear(year, era: 0) ? 383...385 : 353...355).contains(next - first))
    }
  }

  @Test("the Umm al-Qura table joins the civil years before and after it") func joins() {
    expect(day(.islamicUmmAlQura, 1300, 1, 1), is: Day(year: 1882, month: 11, day: 12))
    for year in [1299, 1300, 1601, 1602] {
      expect(day(.islamicUmmAlQura, year, 1, 1), is: day(.islamicCivil, year, 1, 1))
    }
    expect(day(.islamicUmmAlQura, 1600, 1, 1), is: day(.islamicCivil, 1600, 1, 1).map { $0 + 1 })
    expect(day(.islamicUmmAlQura, 1600, 12, 30).map { $0 + 1 }, is: day(.islamicUmmAlQura, 1601, 1, 1))
  }

  @Test("the tabular Islamic calendars begin a day apart") func epochs() {
    expect(day(.islamicCivil, 1, 1, 1), is: Day(year: 622, month: 7, day: 19))
    expect(day(.islamicTabular, 1, 1, 1), is: Day(year: 622, month: 7, day: 18))
    expect(CalendarSystem.islamicCivil.date(of: Day(year: 622, month: 7, day: 18)!).year, is: 0)
  }

  @Test(
    "there is no other era, nor a month or day too many",
    arguments: [CalendarSystem.persian, .hebrew, .islamicCivil, .islamicUmmAlQura])
  func none(system: CalendarSystem) {
    expectNil(system.day(of: CalendarDate(era: 1, year: 1400, month: 1, day: 1)))
    expect(system.months(inYear: 1400, era: 1), is: [])
    expect(!(1390...1410).contains { system.isLeapYear($0, era: 1) })
    expectNil(day(system, 1400, 0, 1))
    expectNil(day(system, 1400, 14, 1))
    expectNil(day(system, 1400, 1, 0))
    expectNil(day(system, 1400, 1, 32))
  }
}
