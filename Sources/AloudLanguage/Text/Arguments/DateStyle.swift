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
