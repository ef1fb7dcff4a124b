/// The parts of a date that a phrase names.
struct DateParts: Sendable, Equatable {
  var year: Int?
  var month: Int?
  var day: Int?
  var weekday: Int?
  /// The Gregorian year before the first year of the era of `year`.
  var yearZero = 0
  /// A Boolean value that indicates whether the year was given by its last two digits.
  var isYearShort = false

  /// Returns the full year, as seen from `today`.
  func fullYear(_ today: Day) -> Int? {
    guard let year, isYearShort else { return year.map { yearZero + $0 } }
    return NumericDates.year(ofTwoDigits: year, today: today)
  }

  /// Returns the days that the parts can mean as seen from `today`: first the next one, then the previous one. The array is empty
  /// if there is no such day. The result is nil if the parts name no day.
  func days(from today: Day) -> [Day]? {
    let now = CalendarSystem.gregory.date(of: today)
    if let day, let month {
      if let year = fullYear(today) { return Day(year: year, month: month, day: day).map { [$0] } ?? [] }
      // 29 February is searched in the next eight years, because leap years can be eight years apart.
      let next = (0...8).lazy.compactMap { Day(year: now.year + $0, month: month, day: day) }.first { $0 >= today }
      let last = (0...8).lazy.compactMap { Day(year: now.year - $0, month: month, day: day) }.first { $0 < today }
      return [next, last].compactMap(\.self)
    }
    if let day {
      let months = (-2...2).map { (now.year * 12 + now.month - 1 + $0).quotientAndRemainder(dividingBy: 12) }
      let found = months.compactMap { Day(year: $0.quotient, month: $0.remainder + 1, day: day) }
        .filter { weekday == nil || $0.weekday == weekday }
      return [found.first { $0 >= today }, found.last { $0 < today }].compactMap(\.self)
    }
    guard let weekday, month == nil, year == nil else { return nil }
    let ahead = (weekday - today.weekday + 7) % 7
    // "Friday" on a Friday can also mean the next one.
    return (ahead == 0 ? [0, 7, -7] : [ahead, ahead - 7]).map { today + $0 }
  }
}
