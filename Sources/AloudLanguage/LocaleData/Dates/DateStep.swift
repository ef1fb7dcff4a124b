/// A step of formatting a date. Words are given by their numbers in a `TextPool`.
enum DateStep: Sendable {
  /// Words of the pattern.
  case words(Int)
  /// A field as a number of at least the given digits.
  case number(DateField, digits: Int)
  /// The hour in an hour cycle, of at least the given digits.
  case hour(HourCycle, digits: Int)
  /// The last two digits of a year.
  case shortYear
  /// A year, with a name in place of year 1.
  case namedFirstYear(name: Int)
  /// The day of the month, with a name in place of day 1, such as "1er".
  case namedFirstDay(name: Int)
  /// A field as a number in Hebrew letters.
  case hebrew(DateField)
  /// A month's name; the names are consecutive. `leap` is the name of the second Adar.
  case month(first: Int, leap: Int?)
  /// A weekday's name; the names are consecutive from Monday on.
  case weekday(first: Int)
  /// An era's name; the names are consecutive from era `number` on. Earlier eras use one of the two names from `earlier` on.
  case era(first: Int, number: Int, earlier: Int)
  /// A period of the day; the names are consecutive by hour, followed by those of midnight and noon.
  case dayPeriod(first: Int)

  /// Returns the maximum number of bytes that the step writes, given the byte counts of the longest text, and of the longest digit
  /// or sign.
  func capacity(longest: Int, digit: Int) -> Int {
    // The years in the range of `Day` have at most eight digits and a sign; Hebrew numerals are no longer.
    let year = 9 * max(digit, 2)
    return switch self {
    case .number(.year, let digits): max(digits + 1, 9) * digit
    case .number(_, let digits), .hour(_, let digits): max(digits, 2) * digit
    case .shortYear: 3 * digit
    case .hebrew: year
    case .namedFirstYear: max(year, longest)
    case .namedFirstDay: max(2 * digit, longest)
    default: longest
    }
  }
}
