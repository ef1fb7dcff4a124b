/// The days that the words of a date mean.
extension DateFacts {
  /// The likeliest first. Returns none if there is no such day, and nil if no day is named.
  func readings(from today: Day, _ rules: DateRules) -> [DayReading]? {
    guard let days = days(from: today, rules) else { return nil }
    let isNext = which != 0 && unit == nil && !rules.weekdayOfWeek
    let isLoose = isOfWeek && (days.count > 1 || isNext) || isOfUnitAlone || isAbout
    return days.map { day in
      DayReading(
        // "Two days after Monday" is not a Monday; "Monday in two days" is one.
        day: day, weekday: shifts.isEmpty || isWeekdayFirst ? weekday : nil, namesYear: parts.year != nil,
        isByNumber: isByNumber,
        isOrdinal: isOrdinal,
        isOfAnyMonth: parts.day != nil && parts.month == nil && unit == nil && direction == nil,
        isOfAnyYear: parts.month != nil && parts.year == nil && unit != .year && direction == nil, isLoose: isLoose,
        isCrossed: (base ?? 0) * (direction ?? 0) < 0,
        isDistance: !shifts.isEmpty && direction != nil && isBare && weekday == nil && base == nil,
        isLastResort: isOneImplied && weekday != nil)
    }
  }

  /// True if "next", "this" or "last" selects a weekday.
  private var isOfWeek: Bool {
    which != nil && weekday != nil && parts == DateParts() && (unit == nil && direction == nil || unit == .week)
      && nth == nil && shifts.isEmpty
  }

  /// True if only a week, a month or a year is named, in which any day can be meant: "next week".
  private var isOfUnitAlone: Bool {
    which != nil && isSpan && weekday == nil && base == nil && parts == DateParts() && nth == nil && day == nil
  }

  private var isSpan: Bool { unit == .week || unit == .month || unit == .year }

  private func worked(_ workdays: Int, _ today: Day) -> [Day]? {
    guard let direction, isBare, weekday == nil, base == nil, shifts.isEmpty else { return nil }
    return [today.adding(workdays: direction * workdays)]
  }

  private func days(from today: Day, _ rules: DateRules) -> [Day]? {
    if let workdays { return worked(workdays, today) }
    if !shifts.isEmpty { return onWeekday(today, rules) ?? shifted(today) }
    if let direction { return counted(today, direction) }
    if let base, let which, let unit { return base == 0 ? sameDay(today, which, unit) : nil }
    if let base { return isBare && which == nil && weekday == nil ? [today + base] : nil }
    if nth != nil || day != nil, let days = ofMonth(today) { return days }
    if let which { return relative(which, today, rules) }
    var parts = parts
    parts.weekday = weekday
    return parts.days(from: today, in: calendar)
  }

  /// True if only a day of the month is named.
  var isNumberAlone: Bool { isByNumber && weekday == nil }

  /// True if only a day of the month is named, with or without a weekday.
  private var isByNumber: Bool {
    !isSigned && parts == DateParts(day: parts.day) && base == nil && which == nil && unit == nil && direction == nil
      && nth == nil && shifts.isEmpty && workdays == nil && (parts.day != nil || weekday == nil)
  }

  /// Returns the day at a distance: "two weeks from now", "1 year and 3 days ago", "two days after tomorrow", "a week from Monday".
  private func shifted(_ today: Day) -> [Day]? {
    guard let direction, var day = anchor(today, direction) else { return nil }
    for (amount, unit) in shifts {
      switch unit {
      case .day: day = day + direction * amount
      case .week: day = day + 7 * direction * amount
      case .month: day = day.adding(months: direction * amount, in: calendar)
      case .year: day = day.adding(months: 12 * direction * amount, in: calendar)
      default: return nil
      }
    }
    return [day]
  }

  /// If the day counted in "Friday in eight days" is no Friday, but whole weeks are meant, the result is the Friday that many
  /// weeks after the coming one. Otherwise it is the counted day, and the user is asked, because its weekday differs.
  private func onWeekday(_ today: Day, _ rules: DateRules) -> [Day]? {
    guard isWeekdayFirst, let weekday, let direction, base == nil, which == nil, parts == DateParts(), nth == nil,
      count == nil, shifts.allSatisfy({ $0.unit == .day || $0.unit == .week })
    else { return nil }
    let days = shifts.reduce(0) { $0 + $1.amount * ($1.unit == .week ? 7 : 1) }
    let counted = today + direction * days
    if counted.weekday == weekday { return [counted] }
    let isIdiom = rules.hasEightDays && direction > 0 && shifts.count == 1 && shifts[0].unit == .day
    let meant = isIdiom ? [8: 7, 15: 14][days] ?? days : days
    guard meant % 7 == 0 else { return [counted] }
    let ahead = (weekday - today.weekday + 7) % 7
    // "Friday two weeks ago" counts from a past Friday.
    let start = direction < 0 && ahead > 0 ? today + (ahead - 7) : today + ahead
    return [start + direction * meant]
  }

  /// Returns the starting point of a distance: today, or a day that is named beside it.
  private func anchor(_ today: Day, _ direction: Int) -> Day? {
    guard nth == nil, unit == nil || unit == .week && weekday != nil && which != nil, self.day == nil, count == nil
    else { return nil }
    // "The day after the 3rd" shows which number is the day.
    if parts.day != nil, parts.month != nil || isCountedFrom || isAway {
      let day = base == nil && which == nil ? parts.days(from: today, in: calendar)?.first : nil
      return day.flatMap { weekday == nil || weekday == $0.weekday ? $0 : nil }
    }
    guard parts == DateParts() else { return nil }
    guard let weekday else { return which == nil ? today + (base ?? 0) : nil }
    guard base == nil else { return nil }
    if let which { return today + (weekday - today.weekday + 7 * which) }
    let ahead = (weekday - today.weekday + 7) % 7
    // "Monday two weeks ago" counts from a past Monday; "two days before Monday" counts from the next one.
    if direction < 0, shifts.allSatisfy({ $0.unit == .week }) { return today + (ahead == 0 ? 0 : ahead - 7) }
    return today + (direction < 0 && ahead == 0 ? 7 : ahead)
  }

  /// Returns the day of a counted weekday: "two Sundays ago", "Sunday from now".
  private func counted(_ today: Day, _ direction: Int) -> [Day]? {
    guard let weekday, base == nil, nth == nil, unit == nil else { return nil }
    if isFromDay, count == nil, which == nil, let day = parts.days(from: today, in: calendar)?.first, parts.month != nil
    {
      return [day.next(weekday, direction)]
    }
    guard let count, count > 0, parts == DateParts() || parts == DateParts(day: count),
      which == nil || which == direction
    else { return nil }
    return [today.next(weekday, direction) + direction * 7 * (count - 1)]
  }

  /// Returns the day of a phrase such as "today next week".
  private func sameDay(_ today: Day, _ which: Int, _ unit: RelativeUnit) -> [Day]? {
    guard parts == DateParts(), weekday == nil, nth == nil, day == nil, unit == .week || unit == .month || unit == .year
    else { return nil }
    return unit == .week ? [today + 7 * which] : [today.adding(months: which * (unit == .year ? 12 : 1), in: calendar)]
  }

  /// Returns the days for "next", "this" or "last": "next week", "last Friday", "Tuesday next week", "the 31st of this month".
  private func relative(_ which: Int, _ today: Day, _ rules: DateRules) -> [Day]? {
    let isNamed = parts != DateParts()
    switch unit {
    case .day: return !isNamed && weekday == nil ? [today + which] : nil
    case .week, nil:
      if which == 0, unit == nil, parts.day != nil, !isWhichLast {
        // "This 15 March" is 15 March, but 3本 is not the third.
        var parts = parts
        parts.weekday = weekday
        return parts.days(from: today, in: calendar)
      }
      guard !isNamed else { return nil }
      guard let weekday else { return unit == nil ? nil : [today + 7 * which] }
      let isOfNamedWeek = unit == .week || rules.weekdayOfWeek
      return isOfNamedWeek ? ofWeek(which, weekday, today, rules) : nearWeekdays(which, weekday, today, rules)
    case .year where !isNamed && weekday == nil: return [today.adding(months: 12 * which, in: calendar)]
    case .month, .year:
      guard weekday == nil, let days = dayOfMonth(parts.day ?? 1, today) else { return nil }
      if parts.day != nil { return days }
      return parts.month == nil ? [today.adding(months: which * (unit == .year ? 12 : 1), in: calendar)] : nil
    default: return nil
    }
  }

  /// Returns a weekday of a week that begins on Monday, followed by that of a week as it begins in the locale, if that differs.
  private func ofWeek(_ which: Int, _ weekday: Int, _ today: Day, _ rules: DateRules) -> [Day] {
    func day(_ first: Int) -> Day { today + ((weekday - first + 7) % 7 - (today.weekday - first + 7) % 7 + 7 * which) }
    let ofLocale = day(rules.firstWeekday)
    return (rules.hasLocaleWeek ? [ofLocale, day(1)] : [day(1), ofLocale]).each
  }

  /// Returns the days for "next", "last" or "this" and a weekday. "Next Friday" is the coming one to some people, and the one
  /// after it to others; "last Friday" is the previous one, or last week's; "this Friday" is the coming one, unless this week's
  /// is past.
  private func nearWeekdays(_ which: Int, _ weekday: Int, _ today: Day, _ rules: DateRules) -> [Day] {
    let ofWeek = ofWeek(which, weekday, today, rules)
    let ahead = today.next(weekday, 1)
    let isToday = weekday == today.weekday
    switch which {
    case 0:
      let coming = isToday ? today : ahead
      return ofWeek.contains { $0 >= today } ? [coming] : [ofWeek[0], coming]
    case 1:
      let byMonday = today + (weekday - today.weekday + 7)
      return isToday ? [ahead] : [byMonday, ahead, ahead + 7].each
    case -1: return (ofWeek + [today.next(weekday, -1)]).each
    default: return ofWeek
    }
  }
}
