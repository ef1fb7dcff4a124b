/// The style in which a time of day is written.
public enum TimeStyle: String, Sendable, CaseIterable {
  /// With seconds: "3:30:00 PM".
  case medium
  /// Without seconds: "3:30 PM".
  case short
  /// With a 12-hour clock, whatever the locale uses: "3:30 PM".
  case twelveHour = "hm"
  /// With a 24-hour clock, whatever the locale uses: "15:30".
  case twentyFourHour = "Hm"
  /// The hour alone, with a 12-hour or a 24-hour clock: "3 PM", "15".
  case hour12 = "h"
  case hour24 = "H"
  /// With the period of the day: "3:30 in the afternoon".
  case dayPeriod = "Bhm"
}
