/// One step of writing a date: what is written, its words by their numbers in a `TextPool`.
enum DateStep: Sendable {
  /// Words of the pattern.
  case words(Int)
  /// A field as a number of at least so many digits.
  case number(DateField, digits: Int)
  /// The hour by a clock, of at least so many digits.
  case hour(HourCycle, digits: Int)
  /// The last two digits of a year.
  case shortYear
  /// A year, the first of which has a name.
  case namedFirstYear(name: Int)
  /// The day of the month, whose first has a name: 1er.
  case namedFirstDay(name: Int)
  /// A field as a number in Hebrew letters.
  case hebrew(DateField)
  /// A month's name; the names follow each other. `leap` is that of the second Adar.
  case month(first: Int, leap: Int?)
  /// A weekday's name; the names follow each other from Monday on.
  case weekday(first: Int)
  /// An era's name, where the first era is `number`; in eras before it, one of two of other eras.
  case era(first: Int, number: Int, earlier: Int)
  /// A part of the day; the names follow each other by hour, then those of midnight and noon.
  case dayPeriod(first: Int)

  /// How many bytes it writes at most, where the longest text has so many, and the longest digit or sign so many.
  func capacity(longest: Int, digit: Int) -> Int {
    // Years have at most eight digits and a sign (`Day` reaches no further); Hebrew letters are as many.
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
