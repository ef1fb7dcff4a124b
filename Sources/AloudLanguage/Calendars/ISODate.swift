/// Dates and times in ISO 8601 notation.
public enum ISODate {
  /// Returns a day in the form "2026-11-20".
  public static func text(_ day: Day) -> String {
    let date = CalendarSystem.gregory.date(of: day)
    let year = date.era == 0 ? 1 - date.year : date.year
    return "\(padded(year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// Returns a moment in the form "2026-11-20T15:30:00".
  public static func text(_ moment: DateTime) -> String { text(moment.day) + "T" + text(moment.secondOfDay) }

  /// Returns a second of the day in the form "15:30:00".
  public static func text(_ second: Int) -> String {
    "\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// The days whose year has four digits, as other programs expect: 0000-01-01 to 9999-12-31.
  public static let days = Day(-719_528)...Day(2_932_896)

  /// Returns the day in ISO 8601 notation, or nil if the text is not one.
  public static func day(_ text: some StringProtocol) -> Day? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }), let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Returns the moment in ISO 8601 notation, to the minute, or nil if the text is not one.
  public static func moment(_ text: String) -> DateTime? {
    let halves = text.split(separator: "T")
    guard halves.count == 2, let day = day(halves[0]), let minutes = minutes(halves[1]) else { return nil }
    return 0..<24 * 60 ~= minutes ? DateTime(day: day, minutes: minutes) : nil
  }

  /// Times from 13:00 on are unambiguous in every language, whereas earlier ones can be on the 12-hour clock.
  static func lateSecond(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count == 2 && $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
    guard numbers.count == parts.count, (2...3).contains(parts.count), (13...23).contains(numbers[0]),
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  /// Since midnight; 24:00 is its end.
  static func minutes(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts.count >= 2 && 0...24 ~= parts[0] && 0..<60 ~= parts[1] ? parts[0] * 60 + parts[1] : nil
  }
}
