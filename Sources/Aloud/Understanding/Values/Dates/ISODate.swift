/// Dates and times as ISO 8601 writes them.
enum ISODate {
  /// "2026-11-20".
  static func text(_ day: Day) -> String {
    let date = CalendarSystem.gregory.date(of: day)
    let year = date.era == 0 ? 1 - date.year : date.year
    return "\(padded(year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// "2026-11-20T15:30:00".
  static func text(_ moment: DateTime) -> String {
    text(moment.day) + "T" + text(moment.hour * 3_600 + moment.minute * 60 + moment.second)
  }

  /// "15:30:00", of a second of the day.
  static func text(_ second: Int) -> String {
    "\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
