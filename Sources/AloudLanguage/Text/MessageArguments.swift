/// The part of a moment that is written, and its style.
public enum MomentStyle: Sendable, Equatable {
  /// The day.
  case date(DateStyle)
  /// The time of day.
  case time(TimeStyle)
  /// The day and the time of day, joined as within a sentence.
  case both(DateStyle, TimeStyle)
  /// One field of the day or of the time. A day includes its weekday.
  case field(DateField)
}

/// The style in which a date is written: one of CLDR's four lengths, or the fields of a skeleton.
public enum DateStyle: String, Sendable, CaseIterable {
  /// All fields: "Friday, November 20, 2026".
  case full
  /// The full month, without the weekday: "November 20, 2026".
  case long
  /// An abbreviated month: "Nov 20, 2026".
  case medium
  /// The shortest form: "11/20/26".
  case short
  /// Numbers only, with the full year: "11/20/2026".
  case numeric = "yMd"
  /// The month and the year: "November 2026".
  case yearMonth = "yMMMM"
  /// The month and the day: "November 20".
  case monthDay = "MMMMd"
  /// An abbreviated weekday and month: "Fri, Nov 20, 2026".
  case weekdayMedium = "yMMMEd"
  /// An abbreviated weekday and month, without the year: "Fri, Nov 20".
  case weekdayMonthDay = "MMMEd"
  /// Numbers only, with an abbreviated weekday: "Fri, 11/20/2026".
  case weekdayNumeric = "yMEd"
  /// The month and the day in numbers: "11/20".
  case monthDayNumeric = "Md"
  /// An abbreviated weekday, and the month and the day in numbers: "Fri, 11/20".
  case weekdayMonthDayNumeric = "MEd"

  /// The numeric form of the style, with an abbreviated weekday, which takes the fewest braille cells.
  var numbered: DateStyle {
    switch self {
    case .full, .weekdayMedium, .weekdayNumeric: .weekdayNumeric
    case .long, .medium, .numeric: .numeric
    case .short: .short
    // A month and year in numbers would not be recognised, so the month keeps its name.
    case .yearMonth: .yearMonth
    case .monthDay, .monthDayNumeric: .monthDayNumeric
    case .weekdayMonthDay, .weekdayMonthDayNumeric: .weekdayMonthDayNumeric
    }
  }
}

/// The style in which a time of day is written.
public enum TimeStyle: String, Sendable, CaseIterable {
  /// With seconds: "3:30:00 PM".
  case medium
  /// Without seconds: "3:30 PM".
  case short
  /// With a 12-hour clock, whatever the locale uses: "3:30 PM".
  case twelveHour = "hm"
  /// With a 24-hour clock, whatever the locale uses: "15:30".
  case twentyFourHour = "Hm"
  /// The hour alone, with a 12-hour or a 24-hour clock: "3 PM", "15".
  case hour12 = "h"
  case hour24 = "H"
  /// With the period of the day: "3:30 in the afternoon".
  case dayPeriod = "Bhm"
}

/// A part of a date or a time, by its CLDR name.
public enum DateField: String, Sendable, CaseIterable {
  case era, year, month, day, weekday, dayPeriod, hour, minute, second

  init?(letter: Character) {
    switch letter {
    case "G": self = .era
    case "y": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "E", "c": self = .weekday
    case "a", "b", "B": self = .dayPeriod
    case "h", "H", "K", "k": self = .hour
    case "m": self = .minute
    case "s": self = .second
    default: return nil
    }
  }
}

/// A unit for the distance between two moments, as in "3 days ago".
public enum RelativeUnit: String, Sendable, CaseIterable { case year, quarter, month, week, day, hour, minute, second }

extension RelativeUnit {
  /// The length of the unit in seconds. A month is always 30 days and a year 365.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 30 * 86_400
    case .quarter: 90 * 86_400
    case .year: 365 * 86_400
    }
  }
}

/// The relation between the parts of a list.
public enum ListKind: String, Sendable, Equatable, CaseIterable {
  /// A list of which all parts apply: "A, B, and C".
  case and
  /// A list of which one part applies: "A, B, or C".
  case or
  /// Amounts that add up: "1 hour, 5 minutes".
  case unit
}
