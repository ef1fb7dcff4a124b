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

/// How a time of day is written.
public enum TimeStyle: String, Sendable, CaseIterable {
  /// With seconds: "3:30:00 PM".
  case medium
  /// "3:30 PM".
  case short
  /// By a clock of twelve hours whatever the locale's is: "3:30 PM".
  case twelveHour = "hm"
  /// By a clock of 24 hours whatever the locale's is: "15:30".
  case twentyFourHour = "Hm"
  /// The hour alone by each clock: "3 PM", "15".
  case hour12 = "h"
  case hour24 = "H"
  /// With the part of the day: "3:30 in the afternoon".
  case dayPeriod = "Bhm"
}
