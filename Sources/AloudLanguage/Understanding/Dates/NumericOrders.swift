/// The orders in which a locale writes dates in numbers.
struct NumericOrders: Sendable, Equatable {
  /// The order of day, month and year.
  let all: [DateField]
  /// The order of day and month if no year precedes them.
  let short: [DateField]
  /// A Boolean value that indicates whether a slash separates only day and month, so that a year after it comes last: "21/4/16" in
  /// Swedish.
  let slashIsShort: Bool

  /// Creates orders from the given values.
  init(_ all: [DateField], short: [DateField]? = nil, slashIsShort: Bool = false) {
    self.all = all
    self.short = short ?? all.filter { $0 != .year }
    self.slashIsShort = slashIsShort
  }

  /// Creates the orders of a locale's table.
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

  /// The orders with the year last, the likelier first. Both are in use where the locale writes the month first, or never writes
  /// the year last.
  var withYearLast: [[DateField]] {
    if all.first == .year, !slashIsShort { return [[.day, .month, .year], [.month, .day, .year]] }
    return [short + [.year], short.reversed() + [.year]]
  }

  /// Returns a Boolean value that indicates whether numbers are a day in ISO 8601 order with a four-digit year.
  static func isISO(_ text: some StringProtocol, _ day: Day) -> Bool {
    let numbers = text.split { !$0.isNumber }
    let date = CalendarSystem.gregory.date(of: day)
    let rest = numbers.dropFirst().map { $0.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } }
    return numbers.first?.count == 4 && rest == [date.month, date.day]
  }

  /// Returns a Boolean value that indicates whether only the first order that gives a day is meant.
  func isSettled(withYear: Bool, inFull: Bool) -> Bool {
    switch all.first {
    case .day: true
    case .year: slashIsShort || !withYear
    default: inFull
    }
  }
}
