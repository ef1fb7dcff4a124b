/// A day and a time of day, without a time zone.
public struct DateTime: Sendable, Hashable, Comparable {
  /// The day.
  public var day: Day
  /// The hour, 0 to 23.
  public var hour: Int
  /// The minute, 0 to 59.
  public var minute: Int
  /// The second, 0 to 59.
  public var second: Int

  /// Creates a time on a day. The default is midnight.
  public init(day: Day, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.day, self.hour, self.minute, self.second) = (day, hour, minute, second)
  }

  package init(day: Day = Day(0), minutes: Int) { self.init(day: day, hour: minutes / 60, minute: minutes % 60) }

  /// A second beyond the end of the day is on a later one.
  init(day: Day, second: Int) {
    self.init(day: day + second.quotient(floored: 86_400), minutes: second.remainder(floored: 86_400) / 60)
    self.second = second.remainder(floored: 60)
  }

  var secondOfDay: Int { minutes * 60 + second }

  /// Since midnight.
  package var minutes: Int { hour * 60 + minute }

  /// Returns a Boolean value that indicates whether one moment is before another.
  public static func < (left: DateTime, right: DateTime) -> Bool {
    (left.day, left.hour, left.minute, left.second) < (right.day, right.hour, right.minute, right.second)
  }
}
