/// A month of a calendar. In a calendar with the months January to December, the year is the Gregorian year, whichever year the
/// calendar counts from, because an era can begin in the middle of a month.
package struct CalendarMonth: Sendable, Equatable {
  private let calendar: CalendarSystem
  private let era: Int
  package let year: Int
  private let month: Int
  package let first: Day
  package let count: Int

  package init(of day: Day, in calendar: CalendarSystem) {
    self.calendar = calendar.hasGregorianMonths ? .gregory : calendar
    let date = self.calendar.date(of: day)
    (era, year, month) = (date.era, date.year, date.month)
    first = day - (date.day - 1)
    count = self.calendar.days(inMonth: date.month, year: date.year, era: date.era)
  }

  package var monthsOfYear: [Int] { calendar.months(inYear: year, era: era) }

  /// Counted from 0.
  package var indexInYear: Int { monthsOfYear.firstIndex(of: month) ?? 0 }

  /// Returns a day by its number, from 1, which is clamped to the days that the month has.
  package func day(_ number: Int) -> Day { first + (min(max(number, 1), count) - 1) }

  package func sameYear(monthIndex: Int) -> CalendarMonth {
    let months = monthsOfYear
    return with(year: year, month: months[min(max(0, monthIndex), months.count - 1)])
  }

  /// Returns the month with the same number in another year, or the next month if that year has no such month.
  package func inYear(_ year: Int) -> CalendarMonth {
    let months = calendar.months(inYear: year, era: era)
    return with(year: year, month: months.first { $0 >= month } ?? months.last ?? month)
  }

  /// At most 120,000 months are counted.
  package func advanced(by months: Int) -> CalendarMonth {
    var result = self
    for _ in 0..<min(months.magnitude, 120_000) {
      result = CalendarMonth(of: months > 0 ? result.first + result.count : result.first - 1, in: calendar)
    }
    return result
  }

  private func with(year: Int, month: Int) -> CalendarMonth {
    let date = CalendarDate(era: era, year: year, month: month, day: 1)
    return calendar.day(of: date).map { CalendarMonth(of: $0, in: calendar) } ?? self
  }
}
