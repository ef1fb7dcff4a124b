/// In which order a locale writes a date in numbers.
struct NumericOrders: Sendable, Equatable {
  /// Day, month and year.
  let all: [DateField]
  /// Day and month, where no year stands before them.
  let short: [DateField]
  /// Whether a slash parts only day and month, so that a year after it stands last: "21/4/16" in Swedish.
  let slashIsShort: Bool

  /// Orders by themselves.
  init(_ all: [DateField], short: [DateField]? = nil, slashIsShort: Bool = false) {
    self.all = all
    self.short = short ?? all.filter { $0 != .year }
    self.slashIsShort = slashIsShort
  }

  /// The orders of a locale's table.
  init(_ table: LocaleTable) {
    let all = table.dateFormat(.numeric, calendar: .gregory).fields.filter { [.year, .month, .day].contains($0) }
    let pattern = table.files["date.Md"] ?? ""
    let month = pattern.firstIndex(of: "M")
    let day = pattern.firstIndex(of: "d")
    let isDayFirst = month.flatMap { month in day.map { $0 < month } }
    self.init(
      all, short: isDayFirst.map { $0 ? [.day, .month] : [.month, .day] },
      slashIsShort: pattern.contains("/") && !(table.files["date.yMd"] ?? "").contains("/"))
  }

  /// The orders of dates whose year stands last, the likelier first. The world writes two where the locale writes the month
  /// first, or never the year last.
  var withYearLast: [[DateField]] {
    if all.first == .year, !slashIsShort { return [[.day, .month, .year], [.month, .day, .year]] }
    return [short + [.year], short.reversed() + [.year]]
  }

  /// Whether numbers are written as ISO 8601 orders them, the year with four digits, and mean a day by that order.
  static func isISO(_ text: some StringProtocol, _ day: Day) -> Bool {
    let numbers = text.split { !$0.isNumber }
    let date = CalendarSystem.gregory.date(of: day)
    let rest = numbers.dropFirst().map { $0.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } }
    return numbers.first?.count == 4 && rest == [date.month, date.day]
  }

  /// Whether only the first of the orders is meant where it gives a day.
  func isSettled(withYear: Bool, inFull: Bool) -> Bool {
    switch all.first {
    case .day: true
    case .year: slashIsShort || !withYear
    default: inFull
    }
  }
}
