/// A day, counted from 1970-01-01 (0) in the proleptic Gregorian calendar.
///
/// Days reach over 2.7 million years either side of 1970. What would lie outside is held at the first or last of them,
/// so that no arithmetic on days can overflow.
public struct Day: Sendable, Hashable, Comparable, Strideable {
  /// The numbers that days have.
  public static let numbers = -1_000_000_000...1_000_000_000

  /// How many days after 1970-01-01 it is.
  public let number: Int

  /// The day so many days after 1970-01-01.
  public init(_ number: Int) {
    self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
  }

  /// A Gregorian date, year 0 being the year before year 1; nil where there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, GregorianCalendar.years.contains(year),
      day <= GregorianCalendar.days(inMonth: month, year: year)
    else { return nil }
    self.init(exactly: GregorianCalendar.number(year: year, month: month, day: day))
  }

  /// The day of a number; nil where the number lies outside those that days have.
  init?(exactly number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  /// The day of the week: 1 = Monday … 7 = Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    (number + 3).remainder(floored: 7) + 1
  }

  /// The day so many days later.
  public func advanced(by days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return Day(overflow ? days : sum)
  }

  /// How many days later another day is.
  public func distance(to other: Day) -> Int { other.number - number }

  /// Whether a day comes before another.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  /// The day so many days later.
  public static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }
  /// The day so many days earlier.
  public static func - (day: Day, days: Int) -> Day { day.advanced(by: days == .min ? .max : -days) }
  /// How many days lie between: negative where the left one is earlier.
  public static func - (left: Day, right: Day) -> Int { right.distance(to: left) }
}

extension Day {
  /// The day so many months later, in the Gregorian calendar: the last of the month where that has no such day.
  func adding(months: Int) -> Day {
    let date = CalendarSystem.gregory.date(of: self)
    let months = (date.era == 0 ? 1 - date.year : date.year) * 12 + date.month - 1 + months
    let (year, month) = (Int((Double(months) / 12).rounded(.down)), (months % 12 + 12) % 12 + 1)
    let last = (28...31).last { Day(year: year, month: month, day: $0) != nil } ?? 28
    return Day(year: year, month: month, day: min(date.day, last)) ?? self
  }

  /// The day so many working days, Monday to Friday, later.
  func adding(workdays: Int) -> Day {
    var (day, left) = (self, min(workdays.magnitude, 10_000))
    while left > 0 {
      day = day + workdays.signum()
      if day.weekday <= 5 { left -= 1 }
    }
    return day
  }
}
