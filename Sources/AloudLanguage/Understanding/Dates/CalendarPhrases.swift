/// Understands dates in the numbers and month names of a calendar other than the Gregorian: "23/11/2569" in the Buddhist calendar,
/// "5 آذر 1405". ISO 8601 dates are always Gregorian.
struct CalendarPhrases: Sendable {
  private let calendar: CalendarSystem
  /// The order of numeric dates.
  private let order: [DateField]
  private let months: [String]

  /// Returns nil for the Gregorian calendar, for which the words of dates are enough.
  init?(_ calendar: CalendarSystem, _ table: LocaleTable) {
    guard calendar != .gregory else { return nil }
    self.calendar = calendar
    order = table.dateFormat(.numeric, calendar: calendar).fields.filter { [.year, .month, .day].contains($0) }
    months = (CalendarNames(table.files, calendar).months(letter: "L", count: 4) ?? []).map(Folding.fold)
  }

  /// Returns nil if the phrase does not name a day and a month. Without a year, the next such day is meant.
  func day(_ phrase: String, today: Day) -> DayReading? {
    guard ISODate.day(phrase.trimmingSpaces()) == nil else { return nil }
    let now = calendar.date(of: today)
    let words = Folding.fold(phrase).split(separator: " ").map(String.init)
    let numbers = words.compactMap { Int($0) }
    let named = months.indices.filter { words.contains(months[$0]) }
    let isPlain = words.count == numbers.count + named.count
    var date = CalendarDate(era: now.era, year: now.year, month: now.month, day: 0)
    switch (named.count, numbers.count) {
    case (1, 1...2) where isPlain:
      date.month = named[0] + 1
      date.day = numbers.first { $0 <= 31 } ?? 0
      if numbers.count == 2 { date.year = numbers[0] == date.day ? numbers[1] : numbers[0] }
    case (0, 2...3) where isPlain:
      let fields = order.filter { numbers.count == 3 || $0 != .year }
      for (field, number) in zip(fields, numbers) {
        switch field {
        case .day: date.day = number
        case .month: date.month = number
        default: date.year = number
        }
      }
    default: return nil
    }
    guard let day = calendar.day(of: date) else { return nil }
    if numbers.count + named.count == 3 { return DayReading(day: day, namesYear: true) }
    if day >= today { return DayReading(day: day, isOfAnyYear: true) }
    date.year += 1
    return calendar.day(of: date).map { DayReading(day: $0, isOfAnyYear: true) }
  }
}
