/// The solar Hijri calendar: six months of 31 days, five of 30, then Esfand with 29, or 30 in a leap year.
///
/// By law the year begins at the spring equinox in Tehran. The rule of 8 leap years in 33 matches the equinox for 1277…1501
/// (1898…2122), as calculated by PyPI convertdate 2.5.1. From 1502 some leap years come a year later; ICU 78.3 lists them until
/// 2988. After that, the rule is only an approximation.
struct PersianCalendar: OwnYears {
  var epoch: Int { -492_268 }
  var average: (days: Int, years: Int) { (12_053, 33) }

  /// The leap years of the 33-year rule in whose place the following year is the leap year. Source: ICU 78.3, queried for every
  /// year from 1 to 6000.
  private static let late = [
    1502, 1601, 1634, 1667, 1700, 1733, 1766, 1799, 1832, 1865, 1898, 1931, 1964, 1997, 2030, 2059, 2063, 2096,
    2129, 2158, 2162, 2191, 2195, 2224, 2228, 2257, 2261, 2290, 2294, 2323, 2327, 2356, 2360, 2389, 2393, 2422,
    2426, 2455, 2459, 2488, 2492, 2521, 2525, 2554, 2558, 2587, 2591, 2620, 2624, 2653, 2657, 2686, 2690, 2719,
    2723, 2748, 2752, 2756, 2781, 2785, 2789, 2818, 2822, 2847, 2851, 2855, 2880, 2884, 2888, 2913, 2917, 2921,
    2946, 2950, 2954, 2979, 2983, 2987,
  ]
  private static let lateYears = 1502...2988

  func firstDay(ofYear year: Int) -> Int {
    epoch + 365 * (year - 1) + (8 * year + 21).quotient(floored: 33) - (isLate(year - 1) ? 1 : 0)
  }

  func isLeapYear(_ year: Int) -> Bool {
    if isLate(year) { return false }
    return isLate(year - 1) || (25 * year + 11).remainder(floored: 33) < 8
  }

  func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 1...6: 31
    case 7...11: 30
    case 12: isLeapYear(year) ? 30 : 29
    default: 0
    }
  }

  private func isLate(_ year: Int) -> Bool { Self.lateYears.contains(year) && Self.late.contains(year) }
}
