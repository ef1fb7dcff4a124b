/// A calendar with Gregorian months and days, and its own count of years.
///
/// Of two eras around a year 1, the earlier one counts its years backwards, and there is no year 0.
struct GregorianYears: CalendarArithmetic {
  /// Era 0 before Christ, era 1 after.
  static let gregorian = GregorianYears(yearZero: 0)
  /// Era 1 from the founding of the Republic of China in 1912, era 0 before.
  static let minguo = GregorianYears(yearZero: 1_911)
  /// A single era from 543 BC.
  static let buddhist = GregorianYears(yearZero: -543, hasTwoEras: false)

  /// The Gregorian year before year 1.
  let yearZero: Int
  var hasTwoEras = true

  func date(of number: Int) -> CalendarDate {
    let date = GregorianCalendar.date(of: number)
    let year = date.year - yearZero
    let isBefore = hasTwoEras && year <= 0
    return CalendarDate(
      era: hasTwoEras && !isBefore ? 1 : 0, year: isBefore ? 1 - year : year, month: date.month, day: date.day)
  }

  func number(of date: CalendarDate) -> Int? {
    gregorian(date.year, era: date.era).map { GregorianCalendar.number(year: $0, month: date.month, day: date.day) }
  }

  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int {
    gregorian(year, era: era).map { GregorianCalendar.days(inMonth: month, year: $0) } ?? 0
  }

  func isLeapYear(_ year: Int, era: Int) -> Bool {
    gregorian(year, era: era).map { GregorianCalendar.isLeapYear($0) } ?? false
  }

  func gregorian(_ year: Int, era: Int) -> Int? {
    guard hasTwoEras else { return era == 0 ? yearZero + year : nil }
    guard year > 0, era == 0 || era == 1 else { return nil }
    return yearZero + (era == 1 ? year : 1 - year)
  }
}
