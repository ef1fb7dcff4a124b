/// The columns of a date picker, in the order and calendar of the locale (DATE-2).
struct DateColumns: Sendable {
  let picker: DatePicker
  let fields: [DateField]
  /// The chosen moment, or the moment that the first choice starts from.
  let start: DateTime
  let locale: LoadedLocale
  private let moment: DateTime?
  /// The month whose days the day column shows.
  let month: CalendarMonth

  /// The picker has the value `moment`. The days are those of the month that contains `shown`.
  init(picker: DatePicker, locale: LoadedLocale, moment: DateTime?, shown: Day, now: DateTime) {
    self.picker = picker
    self.locale = locale
    self.moment = moment
    // If a day alone suffices, it has no columns for the time until it has a time.
    let isDayAlone = picker.hasOptionalTime && (moment?.minutes ?? 0) == 0
    fields = (isDayAlone && picker.mode == .dateTime ? .date : picker.mode).fields(in: locale)
    start = moment ?? picker.start(now)
    month = CalendarMonth(of: shown, in: locale.calendar)
  }

  var columns: [PickerColumn] {
    fields.map { field in
      let values = Rows(id: ID(field.rawValue), count: count(field), revision: month.first.number) { index in
        let moment = moment(field, at: index)
        var row = Row(locale.text(of: field, moment, picker.mode), id: ID(field.rawValue, String(index)), action: .send)
        if field == .day, !picker.isAllowed(moment) { row.availability = .dimmed(because: nil) }
        return row
      }
      return PickerColumn(
        locale.title(of: field, picker.mode), id: ID(field.rawValue), values: values, selection: selection(field))
    }
  }

  func count(_ field: DateField) -> Int {
    switch field {
    case .day: month.count
    case .month: month.monthsOfYear.count
    case .year: years.count
    case .hour: hasHalves ? 12 : 24
    case .minute: 60 / picker.minuteInterval
    default: 2
    }
  }

  func selection(_ field: DateField) -> Int? {
    guard let moment else { return nil }
    // The day column has only the days of the month that is shown.
    if field == .day, CalendarMonth(of: moment.day, in: locale.calendar) != month { return nil }
    return index(field, of: number(field, moment))
  }

  /// For a month, the number is its position in the year.
  func number(_ field: DateField) -> Int { number(field, start) }

  private func number(_ field: DateField, _ moment: DateTime) -> Int {
    switch field {
    case .day: moment.day - CalendarMonth(of: moment.day, in: locale.calendar).first + 1
    case .month: CalendarMonth(of: moment.day, in: locale.calendar).indexInYear + 1
    case .year: CalendarMonth(of: moment.day, in: locale.calendar).year
    case .hour: moment.hour
    case .minute: moment.minute
    default: moment.hour / 12
    }
  }

  var hasHalves: Bool { picker.mode != .countdown && locale.dates.hourCycle.hasHalves }

  var years: ClosedRange<Int> {
    func year(_ moment: DateTime) -> Int { CalendarMonth(of: moment.day, in: locale.calendar).year }
    let first = picker.minimum.map(year) ?? 1
    return first...max(first, picker.maximum.map(year) ?? 9_999)
  }
}

extension DateColumns {
  /// Returns a moment as an answer, rounded if necessary, or its refusal.
  func answer(_ moment: DateTime) -> Result<PickerAnswer, Refusal> {
    if let reason = picker.refusal(of: moment) { return .failure(Refusal(reason: reason)) }
    let (rounded, isOther) = picker.rounded(moment)
    if isOther, picker.rounding == .refuse {
      return .failure(
        Refusal(
          reason: .message(
            .datePickerBetweenSteps(
              value: .text(picker.text(of: moment)), interval: .number(picker.minuteInterval),
              nearest: .text(picker.text(of: rounded))))))
    }
    let kept: DateTime =
      switch picker.mode {
      case .date: DateTime(day: rounded.day)
      case .dateTime: rounded
      case .time, .countdown: DateTime(minutes: rounded.minutes)
      }
    var answer = PickerAnswer(draft: .moment(kept), text: picker.text(of: kept))
    if isOther {
      answer.note = .message(.datePickerRounded(interval: .number(picker.minuteInterval)))
    }
    return .success(answer)
  }

  /// Moves by a number of values. Disabled days are skipped.
  func step(_ field: DateField, by offset: Int) -> Result<PickerAnswer, Refusal> {
    let answer = answer(moment(field, by: offset))
    guard field == .day, case .failure = answer, picker.disabled.contains(moment(field, by: offset).day) else {
      return answer
    }
    let direction = offset < 0 ? -1 : 1
    return (1...366).lazy.map { self.answer(moment(field, by: offset + $0 * direction)) }
      .first { if case .success = $0 { true } else { false } } ?? answer
  }
}

/// Numbers that are said to the columns of a date picker.
extension DateColumns {
  /// Nil if no value has the number. The arithmetic saturates, because a typed number may be very large.
  func index(_ field: DateField, of number: Int) -> Int? {
    let index: Int =
      switch field {
      case .day, .month: number.subtracting(saturating: 1)
      case .year: number.subtracting(saturating: years.lowerBound)
      case .hour: hasHalves ? number % 12 : number
      case .minute: number % picker.minuteInterval == 0 ? number / picker.minuteInterval : -1
      default: number
      }
    return (0..<count(field)).contains(index) ? index : nil
  }

  func fits(_ number: Int, _ field: DateField) -> Bool {
    switch field {
    case .year: number >= 1_000 || locale.calendar != .gregory && number > 31
    case .hour: (0...23).contains(number)
    case .minute: (0...59).contains(number)
    case .dayPeriod: false
    default: index(field, of: number) != nil
    }
  }

  /// Returns whether a number is a year without its century.
  func isShortYear(_ number: Int) -> Bool { locale.calendar == .gregory && (0..<100).contains(number) }

  /// Returns the number of a field's value in the calendar's own count. Years are said in the era of the moment. On a 12-hour
  /// clock, an hour is counted within its half of the day.
  func astronomical(_ number: Int, _ field: DateField) -> Int {
    switch field {
    case .year:
      let said = locale.calendar.date(of: start.day).year
      return said == self.number(.year) || number >= 1_000 && locale.calendar == .japanese
        ? number : number.adding(saturating: self.number(.year) - said)
    case .hour: return hasHalves && number <= 12 ? number % 12 : number
    case .dayPeriod: return number.subtracting(saturating: 1)
    default: return number
    }
  }
}

/// The effects of choosing in a column on the moment.
extension DateColumns {
  /// Keeps the rest of the moment as far as there is such a day.
  func moment(_ field: DateField, at index: Int) -> DateTime {
    var moment = start
    switch field {
    case .day: moment.day = month.first + index
    case .month: moment.day = month.sameYear(monthIndex: index).day(number(.day))
    case .year:
      moment.day = CalendarMonth(of: start.day, in: locale.calendar).inYear(years.lowerBound + index).day(number(.day))
    case .hour: moment.hour = hasHalves ? moment.hour / 12 * 12 + index : index
    case .minute: moment.minute = index * picker.minuteInterval
    default: moment.hour = moment.hour % 12 + index * 12
    }
    return moment
  }

  /// Returns a moment, or if it can't be chosen, the first moment in its month that can be. For a month, the same month of the
  /// next year is tried too.
  func nearestAllowed(_ moment: DateTime, _ field: DateField) -> DateTime {
    guard field == .month || field == .year, !picker.isAllowed(moment) else { return moment }
    let month = CalendarMonth(of: moment.day, in: locale.calendar)
    let months = field == .month ? [month, month.inYear(month.year + 1)] : [month]
    let days = months.flatMap { month in (0..<month.count).map { month.first + $0 } }
    return days.lazy.map { DateTime(day: $0, minutes: moment.minutes) }.first(where: picker.isAllowed) ?? moment
  }

  /// The moment that the first choice starts from, or if that can't be chosen, the first day after it that can be.
  var firstAllowed: DateTime { picker.firstAllowed(from: start) ?? start }

  func moment(hour: Int) -> DateTime { DateTime(day: start.day, minutes: hour * 60 + start.minute) }

  func moment(minute: Int) -> DateTime { DateTime(day: start.day, minutes: start.hour * 60 + minute) }

  /// Moves by a number of values, with carry into the other columns.
  func moment(_ field: DateField, by offset: Int) -> DateTime {
    let offset = min(max(offset, -100_000), 100_000)
    switch field {
    case .day: return DateTime(day: start.day + offset, minutes: start.minutes)
    case .month:
      let month = CalendarMonth(of: start.day, in: locale.calendar)
      let next = month.advanced(by: offset)
      return years.contains(next.year) ? DateTime(day: next.day(number(.day)), minutes: start.minutes) : start
    case .year:
      let year = min(max(number(.year) + offset, years.lowerBound), years.upperBound)
      return moment(.year, at: year - years.lowerBound)
    case .hour where picker.mode == .countdown:
      return DateTime(minutes: min(max(start.hour + offset, 0), 23) * 60 + start.minute)
    case .hour: return carried(offset * 60)
    case .minute: return carried(offset * picker.minuteInterval)
    default: return moment(field, at: (number(field) + offset) & 1)
    }
  }

  private func carried(_ minutes: Int) -> DateTime {
    let total = start.minutes + minutes
    let days = Int((Double(total) / 1_440).rounded(.down))
    let isOver = picker.mode == .countdown && days != 0
    if isOver { return DateTime(minutes: days < 0 ? 0 : 1_440 - picker.minuteInterval) }
    return DateTime(day: picker.mode == .dateTime ? start.day + days : start.day, minutes: total - days * 1_440)
  }
}
