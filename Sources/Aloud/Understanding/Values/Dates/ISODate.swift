/// Dates and times as ISO 8601 writes them.
enum ISODate {
  /// "2026-11-20".
  static func text(_ day: Day) -> String {
    let date = CalendarSystem.gregory.date(of: day)
    let year = date.era == 0 ? 1 - date.year : date.year
    return "\(padded(year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// "15:30:00".
  static func text(_ hour: Int, _ minute: Int, _ second: Int) -> String {
    "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
