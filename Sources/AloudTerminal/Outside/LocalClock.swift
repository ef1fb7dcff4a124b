public import Aloud
internal import Glibc

/// The machine's clock.
public enum LocalClock {
  /// The current local date and time.
  public static var now: DateTime {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let day = Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)) ?? Day(0)
    // A leap second is reported as the second before it.
    return DateTime(
      day: day, hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(59, Int(parts.tm_sec)))
  }
}
