/// A day as a calendar names it. The numbers are CLDR's; `CalendarSystem` says what they mean in each calendar.
public struct CalendarDate: Sendable, Hashable {
  /// The era's number in CLDR.
  public var era: Int
  /// The year of the era.
  public var year: Int
  /// The month's number in CLDR, from 1. In a Hebrew year that is no leap year, there is no month 6.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// A date of these parts, which may be one that no calendar has.
  public init(era: Int, year: Int, month: Int, day: Int) {
    (self.era, self.year, self.month, self.day) = (era, year, month, day)
  }
}
