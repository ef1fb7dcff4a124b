/// The part of a moment that is written, and its style.
public enum MomentStyle: Sendable, Equatable {
  /// The day.
  case date(DateStyle)
  /// The time of day.
  case time(TimeStyle)
  /// The day and the time of day, joined as within a sentence.
  case both(DateStyle, TimeStyle)
  /// One field of the day or of the time. A day includes its weekday.
  case field(DateField)
}
