/// How a date is written: one of CLDR's four lengths, or the fields of a skeleton.
public enum DateStyle: String, Sendable, CaseIterable {
  /// Everything: "Friday, November 20, 2026".
  case full
  /// "November 20, 2026".
  case long
  /// "Nov 20, 2026".
  case medium
  /// "11/20/26".
  case short
  /// In numbers, with the whole year: "11/20/2026".
  case numeric = "yMd"
  /// "November 2026".
  case yearMonth = "yMMMM"
  /// "November 20".
  case monthDay = "MMMMd"
  /// "Fri, Nov 20, 2026".
  case weekdayMedium = "yMMMEd"
  /// "Fri, Nov 20".
  case weekdayMonthDay = "MMMEd"
}
