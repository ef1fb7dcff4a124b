/// The parts that a locale divides a day into ("in the morning"), with their hours. Source: CLDR dayPeriods.
struct DayPeriods: Sendable {
  /// A part of a day: at one minute, or from one to another.
  private struct Rule: Sendable {
    var name: String
    /// Minutes of the day; the end is not in it, and may lie before the beginning.
    var start, end: Int
  }

  private let rules: [Rule]
  private let table: TableFiles

  init(_ table: TableFiles) {
    self.table = table
    rules = (table["dayPeriods"] ?? "").alternatives().compactMap { rule in
      let parts = rule.split(separator: " ")
      let times = parts.last?.split(separator: "-").compactMap(Self.minutes) ?? []
      guard parts.count == 2, let start = times.first, times.count <= 2 else { return nil }
      return Rule(name: String(parts[0]), start: start, end: times.count == 2 ? times[1] : start)
    }
  }

  /// Before or after noon.
  func halfDay(hour: Int, isWide: Bool = false) -> String { name(hour < 12 ? "am" : "pm", isWide: isWide) ?? "" }

  /// Noon and midnight by their names where the locale has them; else before or after noon.
  func halfDayOrNoon(hour: Int, minute: Int, isWide: Bool = false) -> String {
    instant(hour * 60 + minute, isWide: isWide) ?? halfDay(hour: hour, isWide: isWide)
  }

  /// The part of the day by the locale's own division.
  func part(hour: Int, minute: Int, isWide: Bool = false) -> String {
    let minutes = hour * 60 + minute
    if let instant = instant(minutes, isWide: isWide) { return instant }
    let rule = rules.first {
      $0.start < $0.end ? $0.start..<$0.end ~= minutes : $0.start > $0.end && ($0.start <= minutes || minutes < $0.end)
    }
    return rule.flatMap { name($0.name, isWide: isWide) } ?? halfDay(hour: hour, isWide: isWide)
  }

  private func instant(_ minutes: Int, isWide: Bool) -> String? {
    rules.first { $0.start == $0.end && $0.start == minutes }.flatMap { name($0.name, isWide: isWide) }
  }

  private func name(_ period: String, isWide: Bool) -> String? {
    isWide ? table["dayPeriod.wide.\(period)"] ?? table["dayPeriod.\(period)"] : table["dayPeriod.\(period)"]
  }

  private static func minutes(_ time: Substring) -> Int? {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }
}
