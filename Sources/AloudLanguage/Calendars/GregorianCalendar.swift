/// The proleptic Gregorian calendar with a year 0. Days are numbered from 1970-01-01.
///
/// Calculations use years that begin in March, so that a leap day is the last day of its year and the lengths of the months before
/// it follow an even pattern (153 days in five months). All days are first shifted above zero by whole cycles of 400 years, so that
/// division needs no care for signs.
enum GregorianCalendar {
  /// The years that can be used in any calendar without overflow. The range is wider than `Day.numbers`.
  static let years = -3_000_000...3_000_000

  private static let cycleDays = 146_097
  private static let cycles = 8_000
  /// The number of days from 1 March of the first year of the calculation to 1970-01-01.
  private static let shift = cycles * cycleDays + 719_468

  static func number(year: Int, month: Int, day: Int) -> Int {
    let isJanuaryOrFebruary = month <= 2
    let marchYear = year + cycles * 400 - (isJanuaryOrFebruary ? 1 : 0)
    let marchMonth = isJanuaryOrFebruary ? month + 9 : month - 3
    let century = marchYear / 100
    return marchYear * 1_461 / 4 - century + century / 4 + (153 * marchMonth + 2) / 5 + day - 1 - shift
  }

  /// Returns the date of a day number in `Day.numbers`.
  static func date(of number: Int) -> (year: Int, month: Int, day: Int) {
    let days = UInt(bitPattern: number &+ shift)
    // Dividing four times the days plus three finds the century or year that a leap day makes longer.
    let (century, centuryRest) = (4 &* days &+ 3).quotientAndRemainder(dividingBy: UInt(cycleDays))
    let (year, yearRest) = (centuryRest | 3).quotientAndRemainder(dividingBy: 1_461)
    let dayOfYear = yearRest / 4
    let marchMonth = (5 &* dayOfYear &+ 2) / 153
    let day = dayOfYear &- (153 &* marchMonth &+ 2) / 5 &+ 1
    let isJanuaryOrFebruary = marchMonth >= 10
    return (
      Int(bitPattern: 100 &* century &+ year) &- cycles &* 400 &+ (isJanuaryOrFebruary ? 1 : 0),
      Int(bitPattern: isJanuaryOrFebruary ? marchMonth &- 9 : marchMonth &+ 3), Int(bitPattern: day)
    )
  }

  static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Returns 0 if there is no such month.
  static func days(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }
}
