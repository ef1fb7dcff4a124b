/// Dates in numbers alone: ISO, the locale's order, and orders that nothing else can be.
enum NumericDates {
  /// The dates that numbers with separators between them can mean, in the locale's order first; none where there is no such
  /// day, nil where they are no date.
  static func days(_ phrase: String, order: [DateField], today: Day) -> [Day]? {
    let groups = phrase.split { !$0.isNumber }.map(String.init)
    let numbers = groups.compactMap { digits($0) }
    let between = phrase.filter {
      !$0.isNumber && !$0.isWhitespace && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
    }
    guard numbers.count == groups.count, (2...3).contains(numbers.count),
      between.allSatisfy({ "-/.,٫،。".contains($0) })
    else { return nil }
    let parts = zip(numbers, groups).map { (number: $0, digits: $1.count) }
    let (likely, possible) = orders(parts, order)
    let days = days(parts, likely, today)
    return days.isEmpty ? self.days(parts, possible, today) : days
  }

  /// The orders that people use, and those that are looked at where none of these gives a day.
  private static func orders(
    _ parts: [(number: Int, digits: Int)], _ order: [DateField]
  ) -> (likely: [[DateField]], possible: [[DateField]]) {
    let (dayFirst, monthFirst): ([DateField], [DateField]) = ([.day, .month, .year], [.month, .day, .year])
    let short = order.filter { $0 != .year }
    if parts.count == 2 { return ([short, short.reversed()], []) }
    if parts[0].digits > 2 { return ([[.year, .month, .day]], [[.year, .day, .month]]) }
    // No year is written with one digit.
    if order.first == .year, parts[0].digits == 2, parts[2].digits <= 2 { return ([order], [dayFirst, monthFirst]) }
    return (order.first == .month ? [monthFirst, dayFirst] : [dayFirst, monthFirst], [[.year, .month, .day]])
  }

  private static func days(
    _ numbers: [(number: Int, digits: Int)], _ orders: [[DateField]], _ today: Day
  ) -> [Day] {
    var days: [Day] = []
    for order in orders {
      var parts = DateParts()
      for (field, (number, digits)) in zip(order, numbers) {
        switch field {
        case .year: parts.year = digits <= 2 ? century(number, today) : number
        case .month: parts.month = number
        default: parts.day = number
        }
      }
      for day in parts.days(from: today) ?? [] where !days.contains(day) { days.append(day) }
    }
    return days
  }

  /// A year of two digits lies at most twenty years ahead.
  private static func century(_ year: Int, _ today: Day) -> Int {
    let now = CalendarSystem.gregory.date(of: today).year
    let this = now / 100 * 100 + year
    return this > now + 20 ? this - 100 : this
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
