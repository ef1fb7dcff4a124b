enum DateStep: Sendable {
  case words(String)
  /// A field as a number. `digits` is their minimum, here and below.
  case number(DateField, digits: Int)
  case hour(HourCycle, digits: Int)
  case shortYear
  case namedFirstYear(String)
  /// The day of the month, with a name in place of day 1, such as "1er".
  case namedFirstDay(String)
  case hebrew(DateField)
  /// A month's name. `leap` is the name of the second Adar.
  case month([String], leap: String?)
  case weekday([String])
  /// An era's name, from era `first` on. Eras before it use one of the two `earlier` names.
  case era([String], first: Int, earlier: [String])
  /// A period of the day, by hour, followed by those of midnight and noon.
  case dayPeriod([String])
}

struct DateStepMaker {
  private let numerals: String?
  private let table: TableFiles
  private let names: CalendarNames

  init(_ calendar: CalendarSystem, numerals: String?, _ table: TableFiles) {
    (self.numerals, self.table, names) = (numerals, table, CalendarNames(table, calendar))
  }

  func step(_ pieces: [DatePattern.Piece], _ index: Int) -> DateStep {
    guard case .field(let field, let letter, let count) = pieces[index] else {
      return .words(pieces[index].words ?? "")
    }
    switch field {
    case .month:
      guard let months = names.months(letter: letter, count: count) else { break }
      return .month(months, leap: names.leapMonth(letter: letter, count: count))
    case .weekday: return .weekday(names.weekdays(letter: letter, count: count))
    case .era:
      let eras = names.eras(count: count)
      return .era(eras.own, first: eras.first, earlier: eras.earlier.isEmpty ? eras.own : eras.earlier)
    case .dayPeriod: return dayPeriod(letter, isWide: count == 4)
    case .year:
      if count == 2 { return .shortYear }
      if numerals == "jpanyear", index + 1 < pieces.count, pieces[index + 1].words?.first == Self.yearSign {
        return .namedFirstYear(Self.firstYear)
      }
      if numerals == "hebr" { return .hebrew(.year) }
    case .day:
      if numerals == "hebr" { return .hebrew(.day) }
      if let name = table["day.first"], isBeforeName(pieces, index) { return .namedFirstDay(name) }
    default: break
    }
    return field == .hour ? .hour(HourCycle(letter: letter), digits: count) : .number(field, digits: count)
  }

  private func isBeforeName(_ pieces: [DatePattern.Piece], _ index: Int) -> Bool {
    guard index + 2 < pieces.count, pieces[index + 1] == .words(" "),
      case .field(.month, _, let count) = pieces[index + 2]
    else { return false }
    return count >= 3
  }

  /// The first year of a Japanese era has a name if the sign for "year" follows.
  private static let firstYear = "元"
  private static let yearSign: Character = "年"

  private func dayPeriod(_ letter: Character, isWide: Bool) -> DateStep {
    let periods = DayPeriods(table)
    func name(_ hour: Int, _ minute: Int) -> String {
      switch letter {
      case "a": periods.halfDay(hour: hour, isWide: isWide)
      case "b": periods.halfDayOrNoon(hour: hour, minute: minute, isWide: isWide)
      default: periods.part(hour: hour, minute: minute, isWide: isWide)
      }
    }
    // Midnight and noon are single minutes, so the hours are named by their minute 1.
    return .dayPeriod((0..<24).map { name($0, 1) } + [name(0, 0), name(12, 0)])
  }
}
