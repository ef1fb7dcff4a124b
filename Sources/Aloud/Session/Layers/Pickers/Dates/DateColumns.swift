/// The columns of a date picker, in the locale's order and calendar (DATE-2).
struct DateColumns: Sendable {
  let picker: DatePicker
  let fields: [DateField]
  /// The moment that is chosen, or that a first choice starts from.
  let start: DateTime
  let locale: LoadedLocale
  private let moment: DateTime?
  /// The month whose days there are.
  let month: CalendarMonth

  /// The columns of a picker that holds `moment`; the days are those of the month with the day `shown`.
  init(picker: DatePicker, locale: LoadedLocale, moment: DateTime?, shown: Day, now: DateTime) {
    self.picker = picker
    self.locale = locale
    self.moment = moment
    // Where a day alone will do, there are no columns of its time until it has one.
    let isDayAlone = picker.hasOptionalTime && (moment?.minutes ?? 0) == 0
    fields = (isDayAlone && picker.mode == .dateTime ? .date : picker.mode).fields(in: locale)
    start = moment ?? picker.start(now)
    month = CalendarMonth(of: shown, in: locale.calendar)
  }

  /// The columns, each with its values as they are said.
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

  /// How many values a column has.
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

  /// Where the selected value of a column stands in it; nil where none is.
  func selection(_ field: DateField) -> Int? {
    guard let moment else { return nil }
    // The days are those of the month that is shown.
    if field == .day, CalendarMonth(of: moment.day, in: locale.calendar) != month { return nil }
    return index(field, of: number(field, moment))
  }

  /// The number of a field in the moment: of a month, its place in the year.
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

  /// Whether hours are counted by halves of the day.
  var hasHalves: Bool { picker.mode != .countdown && locale.dates.hourCycle.hasHalves }

  /// The years that can be chosen.
  var years: ClosedRange<Int> {
    func year(_ moment: DateTime) -> Int { CalendarMonth(of: moment.day, in: locale.calendar).year }
    let first = picker.minimum.map(year) ?? 1
    return first...max(first, picker.maximum.map(year) ?? 9_999)
  }
}

extension DateColumns {
  /// What a moment is to the picker: an answer, rounded where it has to be, or the reason why it is none.
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

  /// The moment so many values further in a column. Days that can't be chosen are passed over.
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
  /// Where the value with a number stands in its column; nil where it is none of the values. What was typed may be as large
  /// as numbers go.
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

  /// Whether a bare number can be a value of a field.
  func fits(_ number: Int, _ field: DateField) -> Bool {
    switch field {
    case .year: number >= 1_000 || locale.calendar != .gregory && number > 31
    case .hour: (0...23).contains(number)
    case .minute: (0...59).contains(number)
    case .dayPeriod: false
    default: index(field, of: number) != nil
    }
  }

  /// Whether a number is a year without its century.
  func isShortYear(_ number: Int) -> Bool { locale.calendar == .gregory && (0..<100).contains(number) }

  /// The number by which a value of a field is counted, of the one by which it is said: years are counted as the calendar
  /// in the era that the moment is in, an hour of a clock of twelve in the half of the day that it is in.
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
