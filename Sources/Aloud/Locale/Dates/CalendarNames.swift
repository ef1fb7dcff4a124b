/// The names that a locale has for the months, weekdays and eras of a calendar, and for the parts of a day.
struct CalendarNames: Sendable {
  private let table: TableFiles
  private let calendar: CalendarSystem

  init(_ table: TableFiles, _ calendar: CalendarSystem) {
    self.table = table
    self.calendar = calendar
  }

  /// The name of a month, by a pattern's letter and their number; nil where it is written as a number.
  func months(letter: Character, count: Int) -> [String]? {
    guard count >= 3 else { return nil }
    let own = calendar.tablePrefix.map { "\($0).month" } ?? "month"
    return names(calendar.hasGregorianMonths ? "month" : own, isAlone: letter == "L", isWide: count == 4)
  }

  /// The name of the last month of a Hebrew leap year's two Adars; nil in other calendars.
  func leapMonth(letter: Character, count: Int) -> String? {
    calendar == .hebrew && count >= 3
      ? names("hebrew.month.leap", isAlone: letter == "L", isWide: count == 4).first : nil
  }

  /// The weekdays from Monday on.
  func weekdays(letter: Character, count: Int) -> [String] {
    names("weekday", isAlone: letter == "c", isWide: count == 4)
  }

  /// The eras, and the number of the first of them.
  func eras(count: Int) -> (first: Int, names: [String]) {
    let key = calendar.tablePrefix.map { "\($0).era" } ?? "era"
    let width = count == 4 ? "wide" : count == 5 ? "narrow" : ""
    return (calendar == .japanese ? 232 : 0, list(width.isEmpty ? key : "\(key).\(width)", key))
  }

  private func names(_ key: String, isAlone: Bool, isWide: Bool) -> [String] {
    let wide = "\(key).wide"
    return switch (isAlone, isWide) {
    case (false, true): list(wide)
    case (false, false): list("\(key).abbreviated", wide)
    case (true, true): list("\(key).alone.wide", wide)
    case (true, false): list("\(key).alone.abbreviated", "\(key).abbreviated", wide)
    }
  }

  /// The names of the first of the keys that the table has.
  private func list(_ keys: String...) -> [String] {
    keys.lazy.compactMap { table[$0] }.first?.alternatives() ?? []
  }
}

extension CalendarSystem {
  /// The word before the keys of a calendar in a table; nil for the Gregorian one, which has none.
  var tablePrefix: String? {
    switch self {
    case .gregory: nil
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura: "islamic"
    default: rawValue
    }
  }

  /// Whether its months are January to December.
  var hasGregorianMonths: Bool {
    switch self {
    case .gregory, .buddhist, .japanese, .roc: true
    default: false
    }
  }
}
