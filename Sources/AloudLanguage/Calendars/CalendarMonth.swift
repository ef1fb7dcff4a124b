/// A month of a calendar. Where the months are January to December, its year is the Gregorian one, whatever the calendar
/// counts years from: an era may begin in the middle of a month.
package struct CalendarMonth: Sendable, Equatable {
  private let calendar: CalendarSystem
  private let era: Int
  /// The year that it is in.
  package let year: Int
  private let month: Int
  /// Its first day.
  package let first: Day
  /// How many days it has.
  package let count: Int

  /// The month that a day is in.
  package init(of day: Day, in calendar: CalendarSystem) {
    self.calendar = calendar.hasGregorianMonths ? .gregory : calendar
    let date = self.calendar.date(of: day)
    (era, year, month) = (date.era, date.year, date.month)
    first = day - (date.day - 1)
    count = self.calendar.days(inMonth: date.month, year: date.year, era: date.era)
  }

  /// The numbers of the months of its year.
  package var monthsOfYear: [Int] { calendar.months(inYear: year, era: era) }

  /// Its place in its year, counted from 0.
  package var indexInYear: Int { monthsOfYear.firstIndex(of: month) ?? 0 }

  /// A day of it, counted from 1; the last one where it has not so many.
  package func day(_ number: Int) -> Day { first + (min(max(number, 1), count) - 1) }

  /// Another month of its year, by its place there; the last one where there are not so many.
  package func sameYear(monthIndex: Int) -> CalendarMonth {
    let months = monthsOfYear
    return with(year: year, month: months[min(max(0, monthIndex), months.count - 1)])
  }

  /// The month of the same name in another year; the next one where that has none of the name.
  package func inYear(_ year: Int) -> CalendarMonth {
    let months = calendar.months(inYear: year, era: era)
    return with(year: year, month: months.first { $0 >= month } ?? months.last ?? month)
  }

  /// The month so many months later.
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
