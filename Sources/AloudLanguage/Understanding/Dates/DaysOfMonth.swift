/// A day described within a month: by the number in the parts of the date, or the last one.
enum DayOfMonth: Sendable {
  case numbered, last
}

/// Days described within a month: "the last Friday of March", "the first day of next month".
extension DateFacts {
  /// Returns the days, the likeliest first. The array is empty if there is no such day. The inner nil means that no day is named;
  /// the outer nil means that the parts of the date are enough to find the day.
  func ofMonth(_ today: Day) -> [Day]?? {
    if let nth {
      guard let weekday, parts.day == nil, day == nil, nth > 0 || unit == .month || parts.month != nil else {
        return .some(nil)
      }
      return .some(inMonth(today) { self.nth(nth, weekday, $0, $1) })
    }
    guard weekday == nil, unit == .month || unit == .year || parts.month != nil else { return .some(nil) }
    if day == .last {
      let next = inMonth(today, ofYear: 12) { Day(year: $0, month: $1, day: 1)?.adding(months: 1) }
      return .some(next?.map { $0 - 1 })
    }
    guard unit == .year else { return nil }
    return .some(inMonth(today, ofYear: 1) { Day(year: $0, month: $1, day: parts.day ?? 1) })
  }

  /// Returns the month that is meant, by name or relative to today.
  func month(_ today: Day) -> (year: Int, month: Int)? {
    let now = CalendarSystem.gregory.date(of: today)
    if let month = parts.month { return (parts.fullYear(today) ?? now.year + (unit == .year ? which ?? 0 : 0), month) }
    guard parts.year == nil, unit == nil || unit == .month else { return nil }
    let date = CalendarSystem.gregory.date(of: today.adding(months: unit == .month ? which ?? 0 : 0))
    return (date.year, date.month)
  }

  /// Returns the day in the month that is meant. For a month without a year, the next such day comes first, then the previous one.
  private func inMonth(_ today: Day, ofYear: Int? = nil, _ find: (_ year: Int, _ month: Int) -> Day?) -> [Day]? {
    if unit == .year, parts.month == nil, parts.year == nil, let month = ofYear {
      let year = CalendarSystem.gregory.date(of: today).year + (which ?? 0)
      return find(year, month).map { [$0] } ?? []
    }
    guard let (year, month) = month(today) else { return nil }
    guard parts.month != nil, parts.year == nil, unit == nil else { return find(year, month).map { [$0] } ?? [] }
    let days = (-1...1).compactMap { find(year + $0, month) }
    return [days.first { $0 >= today }, days.last { $0 < today }].compactMap(\.self)
  }

  private func nth(_ nth: Int, _ weekday: Int, _ year: Int, _ month: Int) -> Day? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    if nth < 0 {
      let last = first.adding(months: 1) - 1
      return last - (last.weekday - weekday + 7) % 7
    }
    let day = 1 + (weekday - first.weekday + 7) % 7 + 7 * (nth - 1)
    return Day(year: year, month: month, day: day)
  }
}
