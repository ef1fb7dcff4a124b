/// How the hours of a day are counted, by BCP 47's name.
public enum HourCycle: String, Sendable {
  /// 0 to 11, twice.
  case h11
  /// 12, 1 to 11, twice.
  case h12
  /// 0 to 23.
  case h23
  /// 24, 1 to 23.
  case h24
}
