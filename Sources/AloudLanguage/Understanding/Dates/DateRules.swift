/// What a language does with dates that others don't.
struct DateRules: Sendable {
  let numbers: NumberComposing
  /// Whether "Sunday the second" is the second Sunday (`date.nthAfter = yes`).
  var nthAfterWeekday = false
  /// Whether an ordinal after that of the day is the month: "der dritte Zwölfte" (`date.ordinalMonths = yes`).
  var ordinalMonths = false
}

extension NumberComposing {
  /// The whole number of things that words say; "two and a half" are none, though half of two is whole.
  func amount(_ run: [ValueToken]) -> Int? {
    guard !run.contains(where: { if case .fraction = $0 { true } else { false } }),
      let value = number(run.filter { $0 != .and || run.count > 2 }), value >= 0, value < 100_000,
      value == value.rounded()
    else { return nil }
    return Int(value)
  }
}
