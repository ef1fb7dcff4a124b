/// A moment that a phrase can mean, and what of it the phrase names.
package struct MomentReading: Sendable, Equatable {
  package var moment: DateTime
  /// What the phrase says of the day; nil where it names a time alone.
  package var day: DayReading?
  /// Whether it names a time of day.
  package var namesTime = true
  /// Whether a part of the day stands for its usual time: "tomorrow evening".
  package var isAround = false
}

extension MomentReading {
  /// A day alone.
  package init(_ day: DayReading) { self.init(moment: DateTime(day: day.day), day: day, namesTime: false) }
}
