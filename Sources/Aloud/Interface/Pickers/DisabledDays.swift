/// Days that a date picker does not offer (DATE-5).
public struct DisabledDays: Sendable, Equatable {
  /// Single days.
  public var days: Set<Day>
  /// Days of every week: 1 = Monday … 7 = Sunday.
  public var weekdays: Set<Int>
  /// Why, as it is said when one of them is asked for.
  public var reason: LocalizedText?

  /// Single `days`, and `weekdays` of every week, with the reason.
  public init(days: Set<Day> = [], weekdays: Set<Int> = [], because reason: LocalizedText? = nil) {
    self.days = days
    self.weekdays = weekdays
    self.reason = reason
  }

  /// Whether a day is one of them.
  public func contains(_ day: Day) -> Bool { days.contains(day) || weekdays.contains(day.weekday) }
}
