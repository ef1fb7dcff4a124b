/// What a language does with dates that others don't.
struct DateRules: Sendable {
  let numbers: NumberComposing
  /// Whether "Sunday the second" is the second Sunday (`date.nthAfter = yes`).
  var nthAfterWeekday = false
  /// Whether an ordinal after that of the day is the month: "der dritte Zwölfte" (`date.ordinalMonths = yes`).
  var ordinalMonths = false
  /// Whether a number that stands apart after that of the day is the month: "15 del 3" (`date.numberMonths = yes`).
  var numberMonths = false
  /// Whether "next" beside a weekday says of which week it is: 下周五 is the Friday of the next week
  /// (`date.weekdayOfWeek = yes`).
  var weekdayOfWeek = false
  /// Whether "eight days" is a week and "fifteen days" two beside a weekday: "Freitag in acht Tagen" (`date.eightDays = yes`).
  var hasEightDays = false
  /// Whether a weekday after a distance is the weekday of that day, and not the day that it is counted from: 3日後の金曜日
  /// (`date.weekdayAfter = yes`).
  var hasWeekdayAfter = false
  /// Whether hours are told by ordinals, so that one beside a time may be either (`time.ordinals = yes`).
  var ordinalHours = false
  /// The weekday that weeks begin with, 1 = Monday … 7 = Sunday.
  var firstWeekday = 1
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
