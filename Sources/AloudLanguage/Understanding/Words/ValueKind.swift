/// What kind of value a phrase is to mean.
public enum ValueKind: String, Sendable, CaseIterable {
  /// "two hundred and six", "1,5", "three quarters".
  case number
  /// "the third", "next to last".
  case ordinal
  /// Yes or no.
  case boolean
  /// A day: "next Friday", "5 March".
  case date
  /// A time of day: "half past three".
  case time
  /// A day with a time of it.
  case datetime
  /// How long: "an hour and a half".
  case duration
  /// "dark teal", "#006666", "red 255 green 0 blue 0".
  case color
}
