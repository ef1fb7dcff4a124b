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
