/// The tabular Islamic calendar: alternating months of 30 and 29 days, and 11 leap days in 30 years (in years 2, 5, 7, 10, 13, 16,
/// 18, 21, 24, 26 and 29), each at the end of the year.
struct TabularIslamicCalendar: OwnYears {
  static let civil = TabularIslamicCalendar(epoch: -492_148)
  static let astronomical = TabularIslamicCalendar(epoch: -492_149)

  let epoch: Int
  var average: (days: Int, years: Int) { (10_631, 30) }

  func firstDay(ofYear year: Int) -> Int { epoch + 354 * (year - 1) + (11 * year + 3).quotient(floored: 30) }
  func isLeapYear(_ year: Int) -> Bool { (11 * year + 14).remainder(floored: 30) < 11 }

  func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 12: isLeapYear(year) ? 30 : 29
    case 1...12: month.isMultiple(of: 2) ? 29 : 30
    default: 0
    }
  }
}
