extension Day {
  /// The day so many months later, in the Gregorian calendar: the last of the month where that has no such day.
  func adding(months: Int) -> Day {
    let date = CalendarSystem.gregory.date(of: self)
    let months = (date.era == 0 ? 1 - date.year : date.year) * 12 + date.month - 1 + months
    let (year, month) = (Int((Double(months) / 12).rounded(.down)), (months % 12 + 12) % 12 + 1)
    let last = (28...31).last { Day(year: year, month: month, day: $0) != nil } ?? 28
    return Day(year: year, month: month, day: min(date.day, last)) ?? self
  }

  /// The day so many working days, Monday to Friday, later.
  func adding(workdays: Int) -> Day {
    var (day, left) = (self, min(workdays.magnitude, 10_000))
    while left > 0 {
      day = day + workdays.signum()
      if day.weekday <= 5 { left -= 1 }
    }
    return day
  }
}
