/// So many of a unit, as a part of a duration: two and a half hours.
struct DurationAmount: Sendable, Equatable {
  let count: Double
  let unit: RelativeUnit

  /// How long it is.
  var seconds: Double { count * unit.seconds }
}
