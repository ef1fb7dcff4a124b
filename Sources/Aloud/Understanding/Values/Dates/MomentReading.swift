/// A moment that a phrase can mean, and what of it the phrase names.
struct MomentReading: Sendable, Equatable {
  var moment: DateTime
  /// What the phrase says of the day; nil where it names a time alone.
  var day: DayReading?
  /// Whether it names a time of day.
  var namesTime = true
  /// Whether a part of the day stands for its usual time: "tomorrow evening".
  var isAround = false
}

extension MomentReading {
  /// A day alone.
  init(_ day: DayReading) { self.init(moment: DateTime(day: day.day), day: day, namesTime: false) }
}
