/// A moment that a phrase can mean, and the parts of it that the phrase names.
public struct MomentReading: Sendable, Equatable {
  /// The moment, at midnight if no time is named.
  public package(set) var moment: DateTime
  /// The details of the day, or nil if the phrase names only a time.
  public internal(set) var day: DayReading?
  /// A Boolean value that indicates whether the phrase names a time of day.
  public package(set) var namesTime = true
  /// A Boolean value that indicates whether a part of the day stands for its usual time: "tomorrow evening".
  package var isAround = false
}

extension MomentReading {
  /// Creates the reading of a day without a time.
  package init(_ day: DayReading) { self.init(moment: DateTime(day: day.day), day: day, namesTime: false) }
}
