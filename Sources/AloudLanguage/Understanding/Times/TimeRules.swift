/// What a language does with times that others don't.
struct TimeRules: Sendable, Equatable {
  /// Whether hours go on after midnight: 26時 (`time.late = yes`).
  var goesOn = false
  /// Whether a part of an hour before an hour is that of the one that is running: "viertel neun" is 8:15, never 9:15.
  var partsGoAhead = false
  /// Whether a time in digits is by the clock of 24 hours, so that "7:30" is in the morning.
  var isBy24Hours = false
}
