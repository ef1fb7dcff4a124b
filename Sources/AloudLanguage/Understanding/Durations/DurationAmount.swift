/// An amount of a unit as a part of a duration, such as two and a half hours.
struct DurationAmount: Sendable, Equatable {
  let count: Double
  let unit: RelativeUnit

  /// The length in seconds.
  var seconds: Double { count * unit.seconds }
}
