/// The kind of value that a phrase is expected to mean.
public enum ValueKind: String, Sendable, CaseIterable {
  /// A number: "two hundred and six", "1,5", "three quarters".
  case number
  /// An ordinal: "the third", "next to last".
  case ordinal
  /// An answer, yes or no.
  case boolean
  /// A day: "next Friday", "5 March".
  case date
  /// A time of day: "half past three".
  case time
  /// A day with a time of day.
  case datetime
  /// A duration: "an hour and a half".
  case duration
  /// A color: "dark teal", "#006666", "red 255 green 0 blue 0".
  case color
}
