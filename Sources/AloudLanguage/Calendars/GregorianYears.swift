/// A calendar with Gregorian months and days, and its own count of years.
protocol GregorianYears: CalendarArithmetic {
  func year(ofGregorian year: Int) -> (era: Int, year: Int)
  /// Returns the Gregorian year of a year in an era, or nil if there is none.
  func gregorian(_ year: Int, era: Int) -> Int?
}

extension GregorianYears {
  func date(of number: Int) -> CalendarDate {
    let date = GregorianCalendar.date(of: number)
    let (era, year) = year(ofGregorian: date.year)
    return CalendarDate(era: era, year: year, month: date.month, day: date.day)
  }

  func number(of date: CalendarDate) -> Int? {
    gregorian(date.year, era: date.era).map {
      GregorianCalendar.number(year: $0, month: date.month, day: date.day)
    }
  }

  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int {
    gregorian(year, era: era).map { GregorianCalendar.days(inMonth: month, year: $0) } ?? 0
  }

  func isLeapYear(_ year: Int, era: Int) -> Bool {
    gregorian(year, era: era).map { GregorianCalendar.isLeapYear($0) } ?? false
  }
}

/// A calendar with two eras around a year 1. Years of the earlier era are counted backwards; there is no year 0.
struct TwoEras: GregorianYears {
  /// Gregorian years: era 0 before Christ, era 1 after.
  static let gregorian = TwoEras(yearZero: 0)
  /// Minguo years: era 1 from the founding of the Republic of China in 1912, era 0 before.
  static let minguo = TwoEras(yearZero: 1_911)

  /// The Gregorian year before year 1 of era 1.
  let yearZero: Int

  func year(ofGregorian year: Int) -> (era: Int, year: Int) {
    let year = year - yearZero
    return year > 0 ? (1, year) : (0, 1 - year)
  }

  func gregorian(_ year: Int, era: Int) -> Int? {
    guard year > 0, era == 0 || era == 1 else { return nil }
    return yearZero + (era == 1 ? year : 1 - year)
  }
}

/// Buddhist years: a single era from 543 BC.
struct BuddhistYears: GregorianYears {
  func year(ofGregorian year: Int) -> (era: Int, year: Int) { (0, year + 543) }
  func gregorian(_ year: Int, era: Int) -> Int? { era == 0 ? year - 543 : nil }
}
