/// What a language does with dates that others don't.
struct DateRules: Sendable {
  let numbers: NumberComposing
  /// Whether "Sunday the second" is the second Sunday (`date.nthAfter = yes`).
  var nthAfterWeekday = false
}

extension NumberComposing {
  /// The whole number of things that words say.
  func amount(_ run: [ValueToken]) -> Int? {
    guard let value = number(run.filter { $0 != .and || run.count > 2 }), value >= 0, value < 100_000,
      value == value.rounded()
    else { return nil }
    return Int(value)
  }
}
