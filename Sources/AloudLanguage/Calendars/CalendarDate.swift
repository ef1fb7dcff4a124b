/// A date in a calendar. The numbers are CLDR's; `CalendarSystem` describes their meaning in each calendar.
public struct CalendarDate: Sendable, Hashable {
  /// The era's number in CLDR.
  public var era: Int
  /// The year of the era.
  public var year: Int
  /// The month's number in CLDR, from 1. A Hebrew common year has no month 6.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Creates a date from its parts, without checking that it exists in any calendar.
  public init(era: Int, year: Int, month: Int, day: Int) {
    (self.era, self.year, self.month, self.day) = (era, year, month, day)
  }
}
