/// The facts that the words of a date state.
struct DateFacts {
  /// The calendar of months and years that are not named: "next month", "the 5th", "the end of the year".
  var calendar = CalendarSystem.gregory
  var parts = DateParts()
  /// In days from today, given by a word such as "tomorrow".
  var base: Int?
  /// "After next" (2), "next" (1), "this" (0), "last" (−1) or "before last" (−2).
  var which: Int?
  /// The unit that "next" or "last" belongs to.
  var unit: RelativeUnit?
  /// True if "next", "this" or "last" followed a day of the month without its month.
  var isWhichLast = false
  /// 1 for ahead, −1 for back.
  var direction: Int?
  /// True if an amount precedes the direction, so that the day after it is the starting point.
  var isCountedOn = false
  /// True if the direction is between a weekday and a day: "the Friday after Christmas".
  var isFromDay = false
  var weekday: Int?
  /// The position of the weekday in its month; −1 is the last.
  var nth: Int?
  /// True if the position followed the weekday.
  var isNthLast = false
  /// A day described within a month: "the last day of March", "the first day of next month".
  var day: DayOfMonth?
  /// The number of weekdays ahead or back.
  var count: Int?
  /// The nearest day or unit: 1 for the coming one, −1 for the most recent one.
  var nearest: Int?
  var workdays: Int?
  /// True if a sign or word gave the meaning of a number: 15日.
  var isSigned = false
  /// True if the day is an ordinal, which cannot be an hour: "the 15th".
  var isOrdinal = false
  /// True if the day is an ordinal that follows the direction: "the day after the 3rd".
  var isCountedFrom = false
  /// True if a single phrase stated the whole distance: "the next day".
  var isAway = false
  /// True if the day is only approximate: "the end of the month".
  var isAbout = false
  /// True if a word separated a number from its unit: "the 20th of the month".
  var isNumberApart = false
  /// True if a weekday precedes the direction, so that nothing counts from it: "Friday in two days".
  var isWeekdayFirst = false
  /// True if an amount of time precedes the weekday: "three weeks on Saturday".
  var isWeekdayLast = false
  var shifts: [(amount: Int, unit: RelativeUnit)] = []
  /// True if a week without a number counts as one.
  var isOneImplied = false

  /// Counts a unit without a number, and without "next" or "last", as one: "week ago". Returns false if that is not possible.
  mutating func settleUnit() -> Bool {
    if let nearest {
      // "The coming Friday" is the first one; "the coming week" is the next one.
      guard which == nil, direction == nil else { return false }
      if weekday != nil, unit == nil { (direction, count) = (nearest, 1) } else { which = unit == nil ? nil : nearest }
    }
    // "A week today", "two weeks tomorrow", "three weeks on Saturday".
    let isOfWeeks = !shifts.isEmpty && shifts.allSatisfy { $0.unit == .week }
    let isFromDay = base.map { (0...1).contains($0) } ?? (weekday != nil && isWeekdayLast)
    if direction == nil, which == nil, isFromDay, isOfWeeks { direction = 1 }
    guard let found = unit, which == nil else { return true }
    // The unit adds nothing in "the day, tomorrow", "the month of May" and "the year 2026", but it does in "the day after Monday".
    if found == .day && !isCountedOn && (base != nil || weekday != nil || parts.day != nil)
      || found == .month && parts.month != nil || found == .year && parts.year != nil
    {
      unit = nil
      return true
    }
    if found == .month, nth != nil || day != nil { return true }
    if found == .year, day != nil { return true }
    // "The month's 20th".
    if found == .month, parts.day != nil, direction == nil {
      unit = nil
      return true
    }
    unit = nil
    shifts.append((1, found))
    isOneImplied = found == .week
    return direction != nil
  }

  /// Makes a number that is separate from the word "month" the day: "the 20th of the month", "the 20th of the month, next".
  mutating func settleDay() {
    guard isNumberApart, direction == nil, unit == nil, parts.day == nil, shifts.count == 1,
      shifts[0].unit == .month,
      (1...31).contains(shifts[0].amount)
    else { return }
    (parts.day, unit) = (shifts[0].amount, which == nil ? nil : .month)
    shifts = []
  }

  /// The distance that amounts of time alone state, or nil if anything else is named.
  var shift: MomentShift? {
    guard let direction, !shifts.isEmpty, isBare, which == nil, weekday == nil, base == nil else { return nil }
    return MomentShift(shifts.map { (direction * $0.amount, $0.unit) })
  }

  /// True if no part of a date is named.
  var isBare: Bool { parts == DateParts() && nth == nil && unit == nil && day == nil }
}

/// The parts of a date that a phrase names.
struct DateParts: Sendable, Equatable {
  var year: Int?
  var month: Int?
  var day: Int?
  var weekday: Int?
  /// The Gregorian year before the first year of the era of `year`.
  var yearZero = 0
  /// True if the year was given by its last two digits.
  var isYearShort = false

  fileprivate func fullYear(_ today: Day) -> Int? {
    guard let year, isYearShort else { return year.map { yearZero + $0 } }
    return NumericDates.year(ofTwoDigits: year, today: today)
  }

  /// Returns the days as seen from `today`, the next one first. None if there is no such day, nil if the parts name no day. The
  /// calendar is that of a month that is not named.
  func days(from today: Day, in calendar: CalendarSystem = .gregory) -> [Day]? {
    let now = (month == nil ? calendar : .gregory).date(of: today)
    if let day, let month {
      if let year = fullYear(today) { return Day(year: year, month: month, day: day).map { [$0] } ?? [] }
      // 29 February is searched in the next eight years, because leap years can be eight years apart.
      let next = (0...8).lazy.compactMap { Day(year: now.year + $0, month: month, day: day) }.first { $0 >= today }
      let last = (0...8).lazy.compactMap { Day(year: now.year - $0, month: month, day: day) }.first { $0 < today }
      return [next, last].compactMap(\.self)
    }
    if let day {
      let months = (-2...2).map { (now.year * 12 + now.month - 1 + $0).quotientAndRemainder(dividingBy: 12) }
      let found = months.compactMap { Day(year: $0.quotient, month: $0.remainder + 1, day: day, in: calendar) }
        .filter { weekday == nil || $0.weekday == weekday }
      return [found.first { $0 >= today }, found.last { $0 < today }].compactMap(\.self)
    }
    guard let weekday, month == nil, year == nil else { return nil }
    let ahead = (weekday - today.weekday + 7) % 7
    // "Friday" on a Friday can also mean the next one.
    return (ahead == 0 ? [0, 7, -7] : [ahead, ahead - 7]).map { today + $0 }
  }
}

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
      let days = inMonth(today) { $0.weekday(weekday, nth, ofDays: length(from: $0)) }
      return .some(days.map { numbered(nth, weekday, today) + $0 })
    }
    guard weekday == nil, unit == .month || unit == .year || parts.month != nil else { return .some(nil) }
    if day == .last {
      // In "the last day of March five in the evening", five is an hour.
      guard parts.day == nil else { return .some(nil) }
      return .some(inMonth(today, ofYear: 12) { $0 + (length(from: $0) - 1) })
    }
    guard unit == .year else { return nil }
    return .some(inMonth(today, ofYear: 1) { day(numbered: parts.day ?? 1, from: $0) })
  }

  /// "Friday the second of April" is first that day of a month, if it is a Friday, and then the second Friday.
  private func numbered(_ nth: Int, _ weekday: Int, _ today: Day) -> [Day] {
    guard isNthLast, nth > 0, parts.month != nil else { return [] }
    var parts = parts
    parts.day = nth
    return (parts.days(from: today) ?? []).filter { $0 >= today && $0.weekday == weekday }
  }

  /// The Gregorian calendar for the name of one of its months.
  private var monthCalendar: CalendarSystem { parts.month == nil ? calendar : .gregory }

  /// Returns a day of the month that is named, or relative to today. The array is empty if the month has no such day; nil if no month
  /// is meant.
  func dayOfMonth(_ day: Int, _ today: Day) -> [Day]? {
    month(today).map { year, month in
      [Day(year: year, month: month, day: day, in: monthCalendar)].compactMap(\.self)
    }
  }

  /// Named, or relative to today.
  private func month(_ today: Day) -> (year: Int, month: Int)? {
    let now = monthCalendar.date(of: today)
    if let month = parts.month { return (parts.fullYear(today) ?? now.year + (unit == .year ? which ?? 0 : 0), month) }
    guard parts.year == nil, unit == nil || unit == .month else { return nil }
    let date = calendar.date(of: today.adding(months: unit == .month ? which ?? 0 : 0, in: calendar))
    return (date.year, date.month)
  }

  /// Takes the first day of the month. For a month without a year, the next such day comes first, then the previous one.
  private func inMonth(_ today: Day, ofYear: Int? = nil, _ find: (_ first: Day) -> Day?) -> [Day]? {
    func day(_ year: Int, _ month: Int) -> Day? {
      Day(year: year, month: month, day: 1, in: monthCalendar).flatMap(find)
    }
    if unit == .year, parts.month == nil, parts.year == nil, let month = ofYear {
      return [day(calendar.date(of: today).year + (which ?? 0), month)].compactMap(\.self)
    }
    guard let (year, month) = month(today) else { return nil }
    guard parts.month != nil, parts.year == nil, unit == nil else { return [day(year, month)].compactMap(\.self) }
    let days = (-1...1).compactMap { day(year + $0, month) }
    return [days.first { $0 >= today }, days.last { $0 < today }].compactMap(\.self)
  }

  /// Returns nil if the month that begins on `first` has no such day.
  private func day(numbered number: Int, from first: Day) -> Day? {
    (1...length(from: first)).contains(number) ? first + (number - 1) : nil
  }

  /// Returns the number of days of the month that begins on `first`.
  private func length(from first: Day) -> Int { first.distance(to: first.adding(months: 1, in: monthCalendar)) }
}
