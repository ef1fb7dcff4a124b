/// Gregorian months and days, with the years of Japan's emperors, whose eras can change within a month. Source: CLDR 48.2
/// supplementalData.xml, calendarData. The Gregorian eras are used before Meiji.
struct JapaneseEras: CalendarArithmetic {
  private struct Era {
    var number: Int
    /// Counted from 1970-01-01.
    var first: Int
    /// The Gregorian year before year 1 of the era.
    var yearZero: Int
  }

  /// Latest first, because it is needed most often.
  private static let eras = [
    Era(number: 236, first: 18_017, yearZero: 2018),  // Reiwa, 2019-05-01
    Era(number: 235, first: 6_947, yearZero: 1988),  // Heisei, 1989-01-08
    Era(number: 234, first: -15_713, yearZero: 1925),  // Shōwa, 1926-12-25
    Era(number: 233, first: -20_974, yearZero: 1911),  // Taishō, 1912-07-30
    Era(number: 232, first: -36_959, yearZero: 1867),  // Meiji, 1868-10-23
  ]

  func date(of number: Int) -> CalendarDate {
    var date = GregorianYears.gregorian.date(of: number)
    if let era = Self.eras.first(where: { $0.first <= number }) {
      date.era = era.number
      date.year -= era.yearZero
    }
    return date
  }

  func number(of date: CalendarDate) -> Int? {
    guard let place = place(ofYear: date.year, era: date.era) else { return nil }
    let number = GregorianCalendar.number(year: place.year, month: date.month, day: date.day)
    return place.days.contains(number) ? number : nil
  }

  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int {
    guard (1...12).contains(month), let place = place(ofYear: year, era: era) else { return 0 }
    let first = GregorianCalendar.number(year: place.year, month: month, day: 1)
    let last = first + GregorianCalendar.days(inMonth: month, year: place.year) - 1
    return place.days.overlaps(first...last) ? min(last, place.days.upperBound) - first + 1 : 0
  }

  func isLeapYear(_ year: Int, era: Int) -> Bool {
    guard let place = place(ofYear: year, era: era) else { return false }
    let first = GregorianCalendar.number(year: place.year, month: 1, day: 1)
    let last = GregorianCalendar.number(year: place.year, month: 12, day: 31)
    return place.days.overlaps(first...last) && GregorianCalendar.isLeapYear(place.year)
  }

  /// Returns the Gregorian year of an era's year, which can have days outside the era, and the day numbers of the era.
  private func place(ofYear year: Int, era number: Int) -> (year: Int, days: ClosedRange<Int>)? {
    var next = Day.numbers.upperBound + 1
    for era in Self.eras {
      if era.number == number { return year > 0 ? (era.yearZero + year, era.first...next - 1) : nil }
      next = era.first
    }
    return GregorianYears.gregorian.gregorian(year, era: number).map { ($0, Day.numbers.lowerBound...next - 1) }
  }
}
