/// The parts of a date that a phrase names.
struct DateParts: Sendable, Equatable {
  var year: Int?
  var month: Int?
  var day: Int?
  var weekday: Int?
  /// The Gregorian year before the first of the era that years are counted in.
  var yearZero = 0
  /// Whether the year was said by its last two digits.
  var isYearShort = false

  /// The year in full, seen from `today`.
  func fullYear(_ today: Day) -> Int? {
    guard let year, isYearShort else { return year.map { yearZero + $0 } }
    return NumericDates.year(ofTwoDigits: year, today: today)
  }

  /// The days that the parts can mean, seen from `today`: the next one first, then the last. None where there
  /// is no such day, nil where they name none.
  func days(from today: Day) -> [Day]? {
    let now = CalendarSystem.gregory.date(of: today)
    if let day, let month {
      if let year = fullYear(today) { return Day(year: year, month: month, day: day).map { [$0] } ?? [] }
      // 29 February is looked for in the next leap year, eight years ahead at most.
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
    // "Friday", said on a Friday, may be the next.
    return (ahead == 0 ? [0, 7, -7] : [ahead, ahead - 7]).map { today + $0 }
  }
}
