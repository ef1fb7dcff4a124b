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

  /// Creates the columns of a picker with the value `moment`. The days are those of the month that contains `shown`.
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

  /// The columns with their values.
  var columns: [PickerColumn] {
    fields.map { field in
      let values = Rows(id: ID(field.rawValue), count: count(field), revision: month.first.number) { index in
        let moment = moment(field, at: index)
        var row = Row(locale.text(of: field, moment, picker.mode), id: ID(field.rawValue, String(index)), action: .send)
        if field == .day, !DateLimits(picker).isAllowed(moment) { row.availability = .dimmed(because: nil) }
        return row
      }
      return PickerColumn(
        locale.title(of: field, picker.mode), id: ID(field.rawValue), values: values, selection: selection(field))
    }
  }

  /// Returns the number of values in a column.
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

  /// Returns the index of the selected value in a column, or nil if there is none.
  func selection(_ field: DateField) -> Int? {
    guard let moment else { return nil }
    // The day column has only the days of the month that is shown.
    if field == .day, CalendarMonth(of: moment.day, in: locale.calendar) != month { return nil }
    return index(field, of: number(field, moment))
  }

  /// Returns the number of a field in the moment. For a month, this is its position in the year.
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

  /// A Boolean value that indicates whether hours are counted in halves of the day.
  var hasHalves: Bool { picker.mode != .countdown && locale.dates.hourCycle.hasHalves }

  /// The years that can be chosen.
  var years: ClosedRange<Int> {
    func year(_ moment: DateTime) -> Int { CalendarMonth(of: moment.day, in: locale.calendar).year }
    let first = picker.minimum.map(year) ?? 1
    return first...max(first, picker.maximum.map(year) ?? 9_999)
  }
}

extension DateColumns {
  /// Returns a moment as an answer, rounded if necessary, or its refusal.
  func answer(_ moment: DateTime) -> Result<PickerAnswer, PickerRefusal> {
    let limits = DateLimits(picker)
    if let reason = limits.refusal(of: moment) { return .failure(PickerRefusal(reason: reason)) }
    let (rounded, isOther) = limits.rounded(moment)
    if isOther, picker.rounding == .refuse {
      return .failure(
        PickerRefusal(
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

  /// Returns the moment that is a number of values further in a column. Disabled days are skipped.
  func step(_ field: DateField, by offset: Int) -> Result<PickerAnswer, PickerRefusal> {
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
  /// Returns the index of the value with a number, or nil if no value has it. The arithmetic saturates, because a typed number may
  /// be very large.
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

  /// Returns a Boolean value that indicates whether a bare number can be a value of a field.
  func fits(_ number: Int, _ field: DateField) -> Bool {
    switch field {
    case .year: number >= 1_000 || locale.calendar != .gregory && number > 31
    case .hour: (0...23).contains(number)
    case .minute: (0...59).contains(number)
    case .dayPeriod: false
    default: index(field, of: number) != nil
    }
  }

  /// Returns a Boolean value that indicates whether a number is a year without its century.
  func isShortYear(_ number: Int) -> Bool { locale.calendar == .gregory && (0..<100).contains(number) }

  /// Returns the number of a field's value in the calendar's own count for the number that was said. Years are said in the era of
  /// the moment. On a 12-hour clock, an hour is counted within its half of the day.
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
