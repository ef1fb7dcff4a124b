/// Dates in numbers alone: ISO, the locale's order, and orders that nothing else can be.
enum NumericDates {
  /// The dates that numbers with separators between them can mean, in the locale's order first.
  static func days(_ phrase: String, order: [DateField], today: Day) -> [Day] {
    let groups = phrase.split { !$0.isNumber }.map(String.init)
    let numbers = groups.compactMap { digits($0) }
    let between = phrase.filter {
      !$0.isNumber && !$0.isWhitespace && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
    }
    guard numbers.count == groups.count, (2...3).contains(numbers.count),
      between.allSatisfy({ "-/.,٫،。年月日년월일".contains($0) })
    else { return [] }
    let isYearFirst = groups[0].count == 4
    let orders: [[DateField]] =
      numbers.count == 2
      ? [order.filter { $0 != .year }, order.filter { $0 != .year }.reversed()]
      : isYearFirst
        ? [[.year, .month, .day], [.year, .day, .month]]
        : [order, [.day, .month, .year], [.month, .day, .year], [.year, .month, .day]]
    var days: [Day] = []
    for order in orders {
      var parts = DateParts()
      for (field, (number, group)) in zip(order, zip(numbers, groups)) {
        switch field {
        case .year: parts.year = group.count <= 2 ? century(number, today) : number
        case .month: parts.month = number
        default: parts.day = number
        }
      }
      for day in parts.days(from: today) where !days.contains(day) { days.append(day) }
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
