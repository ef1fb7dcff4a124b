/// Writes dates and times as a locale does, by one pattern. Made once, it can be used for many.
public struct DateFormat: Sendable {
  /// A part of the pattern, with the names it is filled with.
  private enum Piece: Sendable {
    case words(String)
    case number(DateField, letter: Character, digits: Int, isWholeYear: Bool)
    case month([String], leap: String?)
    case weekday([String])
    case era([Int: String])
    case dayPeriod(letter: Character, isWide: Bool)
  }

  /// The fields in the order they are said in.
  public let fields: [DateField]
  /// The calendar that dates are written in.
  public let calendar: CalendarSystem
  private let pieces: [Piece]
  private let numbers: NumberFormat
  private let numerals: String?
  private let dayPeriods: DayPeriods?

  init(_ pattern: DatePattern, calendar: CalendarSystem, numbers: NumberFormat, numerals: String?, table: TableFiles) {
    let names = CalendarNames(table, calendar)
    fields = pattern.fields
    self.calendar = calendar
    self.numbers = numbers
    self.numerals = numerals
    dayPeriods = pattern.fields.contains(.dayPeriod) ? DayPeriods(table) : nil
    pieces = pattern.pieces.map { piece in
      guard case .field(let field, let letter, let count) = piece else {
        guard case .words(let words) = piece else { return .words("") }
        return .words(words)
      }
      switch field {
      case .month:
        if let months = names.months(letter: letter, count: count) {
          return .month(months, leap: names.leapMonth(letter: letter, count: count))
        }
      case .weekday: return .weekday(names.weekdays(letter: letter, count: count))
      case .era: return .era(names.eras(count: count))
      case .dayPeriod: return .dayPeriod(letter: letter, isWide: count == 4)
      default: break
      }
      return .number(field, letter: letter, digits: count, isWholeYear: field != .year || count != 2)
    }
  }

  /// A day and a time of it, written by the pattern.
  public func string(_ moment: DateTime) -> String {
    let date = calendar.date(of: moment.day)
    var result = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .words(let words): result += words
      case .number(let field, let letter, let digits, let isWholeYear):
        if numerals == "jpanyear", field == .year, date.year == 1, isBeforeYearSign(index) {
          result += Self.firstYear
        } else {
          let value = Self.value(of: field, letter: letter, date, moment)
          result += number(isWholeYear ? value : value % 100, digits: digits, field)
        }
      case .month(let names, let leap):
        let isLeap = leap != nil && date.month == 7 && calendar.isLeapYear(date.year, era: date.era)
        result += (isLeap ? leap : nil) ?? Self.name(date.month - 1, of: names)
      case .weekday(let names): result += Self.name(moment.day.weekday - 1, of: names)
      case .era(let names): result += names[date.era] ?? ""
      case .dayPeriod(let letter, let isWide): result += dayPeriod(letter, moment, isWide)
      }
    }
    return result
  }

  /// The first year of a Japanese era has a name where the sign for "year" follows.
  private static let firstYear = "元"
  private static let yearSign: Character = "年"

  private func isBeforeYearSign(_ index: Int) -> Bool {
    guard index + 1 < pieces.count, case .words(let next) = pieces[index + 1] else { return false }
    return next.first == Self.yearSign
  }

  private func number(_ value: Int, digits: Int, _ field: DateField) -> String {
    if numerals == "hebr" {
      if field == .year, let letters = HebrewNumerals.year(value) { return letters }
      if field == .day, let letters = HebrewNumerals.string(value) { return letters }
    }
    return numbers.plain(value, minimumDigits: digits)
  }

  private func dayPeriod(_ letter: Character, _ moment: DateTime, _ isWide: Bool) -> String {
    let minute = fields.contains(.minute) ? moment.minute : 0
    return switch letter {
    case "a": dayPeriods?.halfDay(hour: moment.hour, isWide: isWide) ?? ""
    case "b": dayPeriods?.halfDayOrNoon(hour: moment.hour, minute: minute, isWide: isWide) ?? ""
    default: dayPeriods?.part(hour: moment.hour, minute: minute, isWide: isWide) ?? ""
    }
  }

  private static func value(of field: DateField, letter: Character, _ date: CalendarDate, _ moment: DateTime) -> Int {
    switch (field, letter) {
    case (.year, _): date.year
    case (.month, _): date.month
    case (.day, _): date.day
    case (_, "h"): moment.hour % 12 == 0 ? 12 : moment.hour % 12
    case (_, "K"): moment.hour % 12
    case (_, "k"): moment.hour == 0 ? 24 : moment.hour
    case (.hour, _): moment.hour
    case (.minute, _): moment.minute
    default: moment.second
    }
  }

  private static func name(_ index: Int, of names: [String]) -> String {
    names.indices.contains(index) ? names[index] : ""
  }
}
