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
