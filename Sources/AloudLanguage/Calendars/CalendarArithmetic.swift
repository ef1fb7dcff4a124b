/// The arithmetic of a calendar. Days are numbered from 1970-01-01. Years lie in `GregorianCalendar.years`.
protocol CalendarArithmetic {
  func date(of number: Int) -> CalendarDate
  /// Returns the day number of a date whose month has such a day, or nil if its year does not exist in its era.
  func number(of date: CalendarDate) -> Int?
  /// Returns the last day of a month, or 0 if there is no such month.
  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int
  func isLeapYear(_ year: Int, era: Int) -> Bool
}

/// A calendar with the single era 0, whose years do not begin with Gregorian ones.
///
/// To find a date, the year is found first, then its months are counted through, in at most 13 steps.
protocol OwnYears: CalendarArithmetic {
  /// The first day of year 1.
  var epoch: Int { get }
  /// The average length of years, as a number of days and the number of years that they make.
  var average: (days: Int, years: Int) { get }
  func firstDay(ofYear year: Int) -> Int
  /// Returns the number of days in a month, or 0 if the year has no such month.
  func days(inMonth month: Int, ofYear year: Int) -> Int
  func isLeapYear(_ year: Int) -> Bool
}

extension OwnYears {
  func year(of number: Int) -> Int {
    var year = ((number - epoch) * average.years).quotient(floored: average.days) + 1
    while firstDay(ofYear: year) > number { year -= 1 }
    while firstDay(ofYear: year + 1) <= number { year += 1 }
    return year
  }

  func date(of number: Int) -> CalendarDate {
    let year = year(of: number)
    var month = 1
    var day = number - firstDay(ofYear: year) + 1
    while case let days = days(inMonth: month, ofYear: year), day > days {
      day -= days
      month += 1
    }
    return CalendarDate(era: 0, year: year, month: month, day: day)
  }

  func number(of date: CalendarDate) -> Int? {
    guard date.era == 0 else { return nil }
    let daysBefore = (1..<date.month).map { days(inMonth: $0, ofYear: date.year) }
    return daysBefore.reduce(firstDay(ofYear: date.year) + date.day - 1, +)
  }

  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int { era == 0 ? days(inMonth: month, ofYear: year) : 0 }
  func isLeapYear(_ year: Int, era: Int) -> Bool { era == 0 && isLeapYear(year) }
}
