import AloudLanguage
import Expectations
import Testing

struct DayTests {
  @Test("days are counted from 1970-01-01, which was a Thursday") func epoch() {
    expect(Day(year: 1970, month: 1, day: 1), is: Day(0))
    expect(Day(0).weekday, is: 4)
  }

  @Test("the weekdays follow each other from Monday 1 to Sunday 7, before 1970 too")
  func weekdays() throws {
    let monday = try #require(Day(year: 2026, month: 11, day: 16))
    expect((0..<8).map { (monday + $0).weekday }, is: [1, 2, 3, 4, 5, 6, 7, 1])
    expect((-4..<4).map { Day($0).weekday }, is: [7, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test("days can be added, taken away, compared and counted") func arithmetic() throws {
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    expect(day + 42, is: Day(year: 2027, month: 1, day: 1))
    expect(day - 20, is: Day(year: 2026, month: 10, day: 31))
    expect(day - Day(year: 2025, month: 11, day: 20)!, is: 365)
    expect(day < day + 1)
    expect((day...day + 6).count, is: 7)
  }

  @Test(
    "there is no day for a date that the Gregorian calendar has not",
    arguments: [
      (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 11, 0), (2026, 11, -1), (2026, 0, 1),
      (2026, 13, 1), (.max, 1, 1), (.min, 1, 1), (2026, .max, 1), (2026, 1, .max), (2_900_000, 1, 1),
    ])
  func noSuchDay(year: Int, month: Int, day: Int) {
    expectNil(Day(year: year, month: month, day: day))
  }

  @Test("29 February is a day of a leap year", arguments: [2024, 2000, 1600, 0, -4, -400])
  func leapDay(year: Int) throws {
    let day = try #require(Day(year: year, month: 2, day: 29))
    expect(day - 1, is: Day(year: year, month: 2, day: 28))
    expect(day + 1, is: Day(year: year, month: 3, day: 1))
  }

  @Test("days too far off are held at the first and the last") func held() {
    let (first, last) = (Day(Day.numbers.lowerBound), Day(Day.numbers.upperBound))
    expect(Day(.max), is: last)
    expect(Day(.min), is: first)
    expect(last + 1, is: last)
    expect(Day(1) + .max, is: last)
    expect(Day(-1) + .min, is: first)
    expect(Day(0) - .min, is: last)
    expect(Day(0) - .max, is: first)
  }
}
