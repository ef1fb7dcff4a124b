/// A moment that a phrase can mean, and what of it the phrase names.
public struct MomentReading: Sendable, Equatable {
  /// The moment; midnight of the day where no time is named.
  public package(set) var moment: DateTime
  /// What the phrase says of the day; nil where it names a time alone.
  public internal(set) var day: DayReading?
  /// Whether it names a time of day.
  public package(set) var namesTime = true
  /// Whether a part of the day stands for its usual time: "tomorrow evening".
  package var isAround = false
}

extension MomentReading {
  /// A day alone.
  package init(_ day: DayReading) { self.init(moment: DateTime(day: day.day), day: day, namesTime: false) }
}
