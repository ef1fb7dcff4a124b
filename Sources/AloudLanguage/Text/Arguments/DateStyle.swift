/// The style in which a date is written: one of CLDR's four lengths, or the fields of a skeleton.
public enum DateStyle: String, Sendable, CaseIterable {
  /// All fields: "Friday, November 20, 2026".
  case full
  /// "November 20, 2026".
  case long
  /// "Nov 20, 2026".
  case medium
  /// "11/20/26".
  case short
  /// In numbers, with the whole year: "11/20/2026".
  case numeric = "yMd"
  /// "November 2026".
  case yearMonth = "yMMMM"
  /// "November 20".
  case monthDay = "MMMMd"
  /// "Fri, Nov 20, 2026".
  case weekdayMedium = "yMMMEd"
  /// "Fri, Nov 20".
  case weekdayMonthDay = "MMMEd"
  /// In numbers, with a short weekday: "Fri, 11/20/2026".
  case weekdayNumeric = "yMEd"
  /// "11/20".
  case monthDayNumeric = "Md"
  /// "Fri, 11/20".
  case weekdayMonthDayNumeric = "MEd"

  /// The numeric form of the style, with a short weekday, which takes the fewest braille cells.
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
