/// A step of formatting a date. Words are given by their numbers in a `TextPool`.
enum DateStep: Sendable {
  case words(Int)
  /// A field as a number. `digits` is their minimum, here and below.
  case number(DateField, digits: Int)
  case hour(HourCycle, digits: Int)
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

  /// Returns the most bytes that the step writes, given the byte counts of the longest text and of the longest digit or sign.
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

/// Converts the pieces of a pattern into steps, and collects the texts that they write.
struct DateStepMaker {
  private(set) var pool = TextPool()
  /// The number of the digit 0 in the pool. The other digits follow it.
  let firstDigit: Int
  let minus: Int
  /// The byte count of the longest digit or of the sign.
  let longestDigit: Int
  private let calendar: CalendarSystem
  private let numerals: String?
  private let table: TableFiles
  private let names: CalendarNames

  init(_ calendar: CalendarSystem, _ numbers: NumberFormat, numerals: String?, _ table: TableFiles) {
    self.calendar = calendar
    self.numerals = numerals
    self.table = table
    names = CalendarNames(table, calendar)
    firstDigit = pool.add(numbers.digits.map(String.init))
    minus = pool.add(numbers.minus)
    longestDigit = pool.longest
  }

  mutating func step(_ pieces: [DatePattern.Piece], _ index: Int) -> DateStep {
    guard case .field(let field, let letter, let count) = pieces[index] else {
      guard case .words(let words) = pieces[index] else { return .words(pool.add("")) }
      return .words(pool.add(words))
    }
    switch field {
    case .month:
      guard let months = names.months(letter: letter, count: count) else { break }
      let first = pool.add(months)
      return .month(first: first, leap: names.leapMonth(letter: letter, count: count).map { pool.add($0) })
    case .weekday: return .weekday(first: pool.add(names.weekdays(letter: letter, count: count)))
    case .era: return era(count)
    case .dayPeriod: return dayPeriod(letter, isWide: count == 4)
    case .year:
      if count == 2 { return .shortYear }
      if numerals == "jpanyear", index + 1 < pieces.count, case .words(let next) = pieces[index + 1],
        next.first == Self.yearSign
      {
        return .namedFirstYear(name: pool.add(Self.firstYear))
      }
      if numerals == "hebr" { return .hebrew(.year) }
    case .day:
      if numerals == "hebr" { return .hebrew(.day) }
      if let name = table["day.first"], isBeforeName(pieces, index) { return .namedFirstDay(name: pool.add(name)) }
    default: break
    }
    return field == .hour ? .hour(HourCycle(letter: letter), digits: count) : .number(field, digits: count)
  }

  /// Returns a Boolean value that indicates whether a piece is followed by a space and the name of a month.
  private func isBeforeName(_ pieces: [DatePattern.Piece], _ index: Int) -> Bool {
    guard index + 2 < pieces.count, pieces[index + 1] == .words(" "),
      case .field(.month, _, let count) = pieces[index + 2]
    else { return false }
    return count >= 3
  }

  /// The first year of a Japanese era has a name if the sign for "year" follows.
  private static let firstYear = "元"
  private static let yearSign: Character = "年"

  private mutating func era(_ count: Int) -> DateStep {
    let eras = names.eras(count: count)
    let own = pool.add(eras.own)
    return .era(first: own, number: eras.first, earlier: eras.earlier.isEmpty ? own : pool.add(eras.earlier))
  }

  private mutating func dayPeriod(_ letter: Character, isWide: Bool) -> DateStep {
    let periods = DayPeriods(table)
    func name(_ hour: Int, _ minute: Int) -> String {
      switch letter {
      case "a": periods.halfDay(hour: hour, isWide: isWide)
      case "b": periods.halfDayOrNoon(hour: hour, minute: minute, isWide: isWide)
      default: periods.part(hour: hour, minute: minute, isWide: isWide)
      }
    }
    // Midnight and noon are single minutes, so the hours are named by their minute 1.
    return .dayPeriod(first: pool.add((0..<24).map { name($0, 1) } + [name(0, 0), name(12, 0)]))
  }
}
