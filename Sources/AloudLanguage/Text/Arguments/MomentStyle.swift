/// What is told of a moment, and how.
public enum MomentStyle: Sendable, Equatable {
  /// Its day.
  case date(DateStyle)
  /// Its time of day.
  case time(TimeStyle)
  /// Both, joined as within a sentence.
  case both(DateStyle, TimeStyle)
  /// One part of either; a day with its weekday.
  case field(DateField)
}
