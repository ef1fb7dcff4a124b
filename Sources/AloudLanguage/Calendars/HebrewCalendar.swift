/// The Hebrew calendar, calculated from the mean new moon (molad) of Tishri and the four postponements.
struct HebrewCalendar: OwnYears {
  var epoch: Int { Self.dayZero + 1 }
  var average: (days: Int, years: Int) { (35_975_351, 98_496) }

  /// The Sunday before the first molad's Monday, as a number of days from 1970-01-01.
  private static let dayZero = -2_092_591
  private static let partsOfHour = 1_080
  private static let partsOfDay = 24 * partsOfHour
  private static let partsOfMonth = 29 * partsOfDay + 12 * partsOfHour + 793
  /// The first molad: Monday, 5 hours and 204 parts.
  private static let firstMolad = partsOfDay + 5 * partsOfHour + 204

  func firstDay(ofYear year: Int) -> Int {
    let monthsBefore = (235 * year - 234).quotient(floored: 19)
    let molad = Self.firstMolad + monthsBefore * Self.partsOfMonth
    var day = molad.quotient(floored: Self.partsOfDay)
    let time = molad.remainder(floored: Self.partsOfDay)
    // The day of the week: 0 = Sunday.
    let weekday = day.remainder(floored: 7)
    let isOld = time >= 18 * Self.partsOfHour
    // Without the postponement, this common year would have 356 days, or the leap year before it 382.
    let isLongCommon = weekday == 2 && !isLeapYear(year) && time >= 9 * Self.partsOfHour + 204
    let isAfterShortLeap = weekday == 1 && isLeapYear(year - 1) && time >= 15 * Self.partsOfHour + 589
    if isOld || isLongCommon || isAfterShortLeap { day += 1 }
    // The year must not begin on a Sunday, Wednesday or Friday, so that no feast conflicts with a Sabbath.
    if [0, 3, 5].contains(day.remainder(floored: 7)) { day += 1 }
    return Self.dayZero + day
  }

  func isLeapYear(_ year: Int) -> Bool { (7 * year + 1).remainder(floored: 19) < 7 }

  func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 1, 5, 8, 10, 12: 30
    case 2: length(ofYear: year) % 10 == 5 ? 30 : 29
    case 3: length(ofYear: year) % 10 == 3 ? 29 : 30
    case 4, 7, 9, 11, 13: 29
    case 6: isLeapYear(year) ? 30 : 0
    default: 0
    }
  }

  /// Returns the length of a year: 353, 354 or 355 days, or 383, 384 or 385 in a leap year.
  private func length(ofYear year: Int) -> Int { firstDay(ofYear: year + 1) - firstDay(ofYear: year) }
}
