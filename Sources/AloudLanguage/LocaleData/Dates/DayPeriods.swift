/// The periods of a locale's day ("in the morning"), with their hours. Source: CLDR dayPeriods.
struct DayPeriods: Sendable {
  private struct Rule: Sendable {
    var name: String
    /// Minutes of the day. The end is exclusive, and is before the start if the period spans midnight.
    var start, end: Int
  }

  private let rules: [Rule]
  private let table: TableFiles

  init(_ table: TableFiles) {
    self.table = table
    rules = (table["dayPeriods"] ?? "").alternatives().compactMap { rule in
      let parts = rule.split(separator: " ")
      let times = parts.last?.split(separator: "-").compactMap(ISODate.minutes) ?? []
      guard parts.count == 2, let start = times.first, times.count <= 2 else { return nil }
      return Rule(name: String(parts[0]), start: start, end: times.count == 2 ? times[1] : start)
    }
  }

  func halfDay(hour: Int, isWide: Bool = false) -> String { name(hour < 12 ? "am" : "pm", isWide: isWide) ?? "" }

  func halfDayOrNoon(hour: Int, minute: Int, isWide: Bool = false) -> String {
    instant(hour * 60 + minute, isWide: isWide) ?? halfDay(hour: hour, isWide: isWide)
  }

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
}
