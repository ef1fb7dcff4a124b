/// Parses dates in numbers alone: in ISO order, the locale's order, and other orders if they are the only possible ones.
package enum NumericDates {
  /// The locale's order comes first. A weekday beside the numbers selects among all orders. Otherwise, if `order` is settled,
  /// only the first order that gives a day counts. Returns none if there is no such day, and nil if the numbers are not a date.
  static func days(_ phrase: String, order: NumericOrders, today: Day, weekdays: [Int?] = []) -> [Day]? {
    let groups = phrase.split { !$0.isNumber }.map(String.init)
    let numbers = groups.compactMap { digits($0) }
    let between = phrase.filter {
      !$0.isNumber && !$0.isWhitespace && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
    }
    guard numbers.count == groups.count, (2...3).contains(numbers.count),
      between.allSatisfy({ "-/.,٫،。".contains($0) })
    else { return nil }
    let parts = zip(numbers, groups).map { (number: $0, digits: $1.count) }
    // 2026-13-05 can only be ISO 8601.
    if parts.map(\.digits) == [4, 2, 2], between == "--" { return days(parts, [[.year, .month, .day]], today) }
    let (likely, possible) = orders(parts, order, isShort: order.slashIsShort && between.contains("/"))
    let found = likely.map { days(parts, [$0], today) }
    let all = days(parts, likely, today)
    let right = all.filter { weekdays.contains($0.weekday) }
    if !right.isEmpty { return right }
    let isInFull = parts.count == 3 && parts.contains { $0.digits == 4 }
    if order.isSettled(withYear: parts.count == 3, inFull: isInFull), let first = found.first(where: { !$0.isEmpty }) {
      return first
    }
    return all.isEmpty ? days(parts, possible, today) : all
  }

  /// Returns the orders that people use, and those to try if none of these gives a day.
  private static func orders(
    _ parts: [(number: Int, digits: Int)], _ order: NumericOrders, isShort: Bool
  ) -> (likely: [[DateField]], possible: [[DateField]]) {
    if parts.count == 2 { return ([order.short, order.short.reversed()], []) }
    if parts[0].digits > 2 { return ([[.year, .month, .day]], [[.year, .day, .month]]) }
    // A year is never written with one digit.
    let isYearFirst = order.all.first == .year && !isShort
    if isYearFirst, parts[0].digits == 2, parts[2].digits <= 2 {
      return ([order.all], order.withYearLast)
    }
    return (order.withYearLast, [[.year, .month, .day]])
  }

  private static func days(
    _ numbers: [(number: Int, digits: Int)], _ orders: [[DateField]], _ today: Day
  ) -> [Day] {
    var days: [Day] = []
    for order in orders {
      var parts = DateParts()
      for (field, (number, digits)) in zip(order, numbers) {
        switch field {
        case .year: parts.year = digits <= 2 ? year(ofTwoDigits: number, today: today) : number
        case .month: parts.month = number
        default: parts.day = number
        }
      }
      for day in parts.days(from: today) ?? [] where !days.contains(day) { days.append(day) }
    }
    return days
  }

  /// Returns the full year for two digits: the latest one that is at most twenty years ahead, as in CLDR.
  package static func year(ofTwoDigits year: Int, today: Day) -> Int {
    let last = CalendarSystem.gregory.date(of: today).year + 20
    return last - (last - year) % 100
  }

  private static func digits(_ text: String) -> Int? {
    var value = 0
    for character in text {
      guard let digit = character.wholeNumberValue, (0...9).contains(digit), value < 100_000 else { return nil }
      value = value * 10 + digit
    }
    return value
  }
}

/// The orders in which a locale writes dates in numbers.
struct NumericOrders: Sendable, Equatable {
  /// The order of day, month and year.
  let all: [DateField]
  /// The order of day and month if no year precedes them.
  let short: [DateField]
  /// True if a slash separates only day and month, so that a year after it comes last: "21/4/16" in Swedish.
  let slashIsShort: Bool

  init(_ all: [DateField], short: [DateField]? = nil, slashIsShort: Bool = false) {
    self.all = all
    self.short = short ?? all.filter { $0 != .year }
    self.slashIsShort = slashIsShort
  }

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

  /// The likelier first. Both are in use where the locale writes the month first, or never writes the year last.
  fileprivate var withYearLast: [[DateField]] {
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
