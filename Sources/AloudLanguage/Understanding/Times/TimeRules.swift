/// The rules for times that only some languages have.
struct TimeRules: Sendable, Equatable {
  /// A Boolean value that indicates whether hours continue after midnight: 26時 (`time.late = yes`).
  var goesOn = false
  /// A Boolean value that indicates whether a part before an hour belongs to the hour that leads up to it: "viertel neun" is 8:15,
  /// never 9:15.
  var partsGoAhead = false
  /// A Boolean value that indicates whether times in digits follow the 24-hour clock, so that "7:30" is in the morning.
  var isBy24Hours = false
}
