/// A day, counted from 1970-01-01 (0) in the proleptic Gregorian calendar.
///
/// Days extend more than 2.7 million years before and after 1970. Results beyond that are clamped to the first or last day, so
/// arithmetic on days cannot overflow.
public struct Day: Sendable, Hashable, Comparable, Strideable {
  /// The range of day numbers.
  public static let numbers = -1_000_000_000...1_000_000_000

  /// The number of days since 1970-01-01.
  public let number: Int

  /// Creates the day that is the given number of days after 1970-01-01.
  public init(_ number: Int) { self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound) }

  /// Creates the day of a Gregorian date, in which year 0 is the year before year 1. Returns nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, GregorianCalendar.years.contains(year),
      day <= GregorianCalendar.days(inMonth: month, year: year)
    else { return nil }
    self.init(exactly: GregorianCalendar.number(year: year, month: month, day: day))
  }

  init?(exactly number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  /// The day of the week: 1 = Monday … 7 = Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    (number + 3).remainder(floored: 7) + 1
  }

  /// Returns the day that is the given number of days later.
  public func advanced(by days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return Day(overflow ? days : sum)
  }

  /// Returns the number of days from this day to another.
  public func distance(to other: Day) -> Int { other.number - number }

  /// Returns a Boolean value that indicates whether a day is before another.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  /// Returns the day that is the given number of days later.
  public static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }
  /// Returns the day that is the given number of days earlier.
  public static func - (day: Day, days: Int) -> Day { day.advanced(by: days == .min ? .max : -days) }
  /// Returns the number of days between two days, which is negative if the left one is earlier.
  public static func - (left: Day, right: Day) -> Int { right.distance(to: left) }
}

extension Day {
  /// Creates the day of a date in a calendar whose years have twelve months. In the Gregorian one, year 0 is the year before year 1.
  init?(year: Int, month: Int, day: Int, in calendar: CalendarSystem) {
    let date = CalendarDate(era: 0, year: year, month: month, day: day)
    let found = calendar == .gregory ? Day(year: year, month: month, day: day) : calendar.day(of: date)
    guard let found else { return nil }
    self = found
  }

  /// Returns the day that is the given number of months later, or the last of that month if it has no such day. The years of the
  /// calendar have twelve months.
  func adding(months: Int, in calendar: CalendarSystem = .gregory) -> Day {
    let date = calendar.date(of: self)
    let year = calendar == .gregory && date.era == 0 ? 1 - date.year : date.year
    let months = year * 12 + date.month - 1 + months
    let (later, month) = (months.quotient(floored: 12), months.remainder(floored: 12) + 1)
    let days = (28...31).reversed().lazy.map { min($0, date.day) }
    return days.compactMap { Day(year: later, month: month, day: $0, in: calendar) }.first ?? self
  }

  /// Returns a weekday of a month that begins on this day: the first for 1, the last for −1. Nil if the month has no such day.
  func weekday(_ weekday: Int, _ nth: Int, ofDays count: Int) -> Day? {
    let ahead = (weekday - self.weekday + 7) % 7
    let day = nth < 0 ? ahead + (count - 1 - ahead) / 7 * 7 : ahead + 7 * (nth - 1)
    return day < count ? self + day : nil
  }

  /// Returns the next day with a weekday, or the previous one if the direction is −1. It is never this day.
  func next(_ weekday: Int, _ direction: Int) -> Day {
    self + direction * ((direction * (weekday - self.weekday) + 6) % 7 + 1)
  }

  /// Returns the day that is the given number of working days later, Monday to Friday. At most 10,000 are counted.
  func adding(workdays: Int) -> Day {
    var (day, left) = (self, min(workdays.magnitude, 10_000))
    while left > 0 {
      day = day + workdays.signum()
      if day.weekday <= 5 { left -= 1 }
    }
    return day
  }
}
