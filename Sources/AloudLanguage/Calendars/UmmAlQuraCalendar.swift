/// The Umm al-Qura calendar, from a table for 1300…1600 AH. Other years use the civil calendar, which joins on without a gap.
struct UmmAlQuraCalendar: OwnYears {
  private let civil = TabularIslamicCalendar.civil

  var epoch: Int { civil.epoch }
  var average: (days: Int, years: Int) { civil.average }

  /// The first day of each year of the table, and of the year after it.
  private static let firstDays = UmmAlQuraMonths.longMonths.reduce(into: [UmmAlQuraMonths.firstDay]) { days, year in
    days.append(days[days.count - 1] + 12 * 29 + year.nonzeroBitCount)
  }

  func firstDay(ofYear year: Int) -> Int {
    UmmAlQuraMonths.years.contains(year)
      ? Self.firstDays[year - UmmAlQuraMonths.years.lowerBound] : civil.firstDay(ofYear: year)
  }

  func isLeapYear(_ year: Int) -> Bool {
    firstDay(ofYear: year + 1) - firstDay(ofYear: year) == 355
  }

  func days(inMonth month: Int, ofYear year: Int) -> Int {
    guard UmmAlQuraMonths.years.contains(year) else { return civil.days(inMonth: month, ofYear: year) }
    guard (1...12).contains(month) else { return 0 }
    return 29 + Int(UmmAlQuraMonths.longMonths[year - UmmAlQuraMonths.years.lowerBound] >> (month - 1) & 1)
  }
}
