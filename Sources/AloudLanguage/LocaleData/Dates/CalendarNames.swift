struct CalendarNames: Sendable {
  private let table: TableFiles
  private let calendar: CalendarSystem

  init(_ table: TableFiles, _ calendar: CalendarSystem) { (self.table, self.calendar) = (table, calendar) }

  /// Returns nil if the pattern's letter and its count write months as numbers.
  func months(letter: Character, count: Int) -> [String]? {
    guard count >= 3 else { return nil }
    let own = calendar.tablePrefix.map { "\($0).month" } ?? "month"
    return names(calendar.hasGregorianMonths ? "month" : own, isAlone: letter == "L", isWide: count == 4)
  }

  /// Returns the name of Adar II, the second Adar of a Hebrew leap year, or nil in other calendars.
  func leapMonth(letter: Character, count: Int) -> String? {
    calendar == .hebrew && count >= 3
      ? names("hebrew.month.leap", isAlone: letter == "L", isWide: count == 4).first : nil
  }

  /// From Monday on.
  func weekdays(letter: Character, count: Int) -> [String] {
    names("weekday", isAlone: letter == "c", isWide: count == 4)
  }

  /// The own eras begin with number `first`. The Japanese calendar uses the Gregorian eras (`earlier`) before Meiji.
  func eras(count: Int) -> (first: Int, own: [String], earlier: [String]) {
    let own = eras(calendar.tablePrefix.map { "\($0).era" } ?? "era", count)
    return calendar == .japanese ? (Self.meiji, own, eras("era", count)) : (0, own, [])
  }

  /// The number of the first Japanese era that has a name in the table.
  private static let meiji = 232

  private func eras(_ key: String, _ count: Int) -> [String] {
    switch count {
    case 4: list("\(key).wide", key)
    case 5: list("\(key).narrow", key)
    default: list(key)
    }
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

  private func list(_ keys: String...) -> [String] { keys.lazy.compactMap { table[$0] }.first?.alternatives() ?? [] }
}

extension CalendarSystem {
  var tablePrefix: String? {
    switch self {
    case .gregory: nil
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura: "islamic"
    default: rawValue
    }
  }
}
