/// The columns of a date picker, in the locale's order and calendar (DATE-2), and what choosing in one of them makes of the
/// moment.
struct DateColumns: Sendable {
  let picker: DatePicker
  let fields: [DateField]
  /// The moment that is chosen, or that a first choice starts from.
  let start: DateTime
  let locale: Locale
  private let moment: DateTime?
  private let month: CalendarMonth

  /// The columns of a picker that holds `moment`; the days are those of the month with the day `shown`.
  init(picker: DatePicker, locale: Locale, moment: DateTime?, shown: Day, now: DateTime) {
    self.picker = picker
    self.locale = locale
    self.moment = moment
    fields = picker.mode.fields(in: locale)
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

  private func count(_ field: DateField) -> Int {
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

  /// Where the value with a number stands in its column; nil where it is none of the values.
  func index(_ field: DateField, of number: Int) -> Int? {
    let index: Int =
      switch field {
      case .day, .month: number - 1
      case .year: number - years.lowerBound
      case .hour: hasHalves ? number % 12 : number
      case .minute: number % picker.minuteInterval == 0 ? number / picker.minuteInterval : -1
      default: number
      }
    return (0..<count(field)).contains(index) ? index : nil
  }

  /// The moment with another value in a column: the rest stays as it is, so far as there is such a day.
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

  /// The moment, or where it can't be chosen the first in its month that can; of a month, else in the next year's.
  func nearestAllowed(_ moment: DateTime, _ field: DateField) -> DateTime {
    let limits = DateLimits(picker)
    guard field == .month || field == .year, !limits.isAllowed(moment) else { return moment }
    let month = CalendarMonth(of: moment.day, in: locale.calendar)
    let months = field == .month ? [month, month.inYear(month.year + 1)] : [month]
    let days = months.flatMap { month in (0..<month.count).map { month.first + $0 } }
    return days.lazy.map { DateTime(day: $0, minutes: moment.minutes) }.first(where: limits.isAllowed) ?? moment
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

  /// The moment with another hour of its day, counted from 0 to 23.
  func moment(hour: Int) -> DateTime { DateTime(day: start.day, minutes: hour * 60 + start.minute) }

  /// The moment with another minute of its hour.
  func moment(minute: Int) -> DateTime { DateTime(day: start.day, minutes: start.hour * 60 + minute) }

  /// The moment so many values further in a column; what runs over is carried into the others.
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
    case .hour: return carried(offset * 60)
    case .minute: return carried(offset * picker.minuteInterval)
    default: return moment(field, at: (number(field) + offset) & 1)
    }
  }

  private func carried(_ minutes: Int) -> DateTime {
    let total = start.minutes + minutes
    let days = Int((Double(total) / 1_440).rounded(.down))
    let isOver = picker.mode == .countdown && days != 0
    if isOver { return DateTime(minutes: days < 0 ? 0 : 1_439) }
    return DateTime(day: picker.mode == .dateTime ? start.day + days : start.day, minutes: total - days * 1_440)
  }

  /// The number by which a value of a field is counted, of the one by which it is said: years are counted as the calendar
  /// in the era that the moment is in, an hour of a clock of twelve in the half of the day that it is in.
  func astronomical(_ number: Int, _ field: DateField) -> Int {
    switch field {
    case .year:
      let said = locale.calendar.date(of: start.day).year
      return said == self.number(.year) || number >= 1_000 && locale.calendar == .japanese
        ? number : number + self.number(.year) - said
    case .hour: return hasHalves && number <= 12 ? number % 12 : number
    case .dayPeriod: return number - 1
    default: return number
    }
  }

  private var hasHalves: Bool { picker.mode != .countdown && locale.dates.hourCycle.hasHalves }

  /// The years that can be chosen.
  private var years: ClosedRange<Int> {
    func year(_ moment: DateTime) -> Int { CalendarMonth(of: moment.day, in: locale.calendar).year }
    let first = picker.minimum.map(year) ?? 1
    return first...max(first, picker.maximum.map(year) ?? 9_999)
  }
}
