/// The rules for dates that only some languages have.
struct DateRules: Sendable {
  let numbers: NumberComposing
  /// A Boolean value that indicates whether "Sunday the second" is the second Sunday (`date.nthAfter = yes`).
  var nthAfterWeekday = false
  /// A Boolean value that indicates whether a second ordinal is the month: "der dritte Zwölfte" (`date.ordinalMonths = yes`).
  var ordinalMonths = false
  /// A Boolean value that indicates whether a separate number after the day is the month: "15 del 3" (`date.numberMonths = yes`).
  var numberMonths = false
  /// A Boolean value that indicates whether "next" beside a weekday refers to its week: 下周五 is the Friday of next week
  /// (`date.weekdayOfWeek = yes`).
  var weekdayOfWeek = false
  /// A Boolean value that indicates whether, beside a weekday, eight days are a week and fifteen days two weeks: "Freitag in acht
  /// Tagen" (`date.eightDays = yes`).
  var hasEightDays = false
  /// A Boolean value that indicates whether a weekday after a distance is the weekday of the result instead of the starting point:
  /// 3日後の金曜日 (`date.weekdayAfter = yes`).
  var hasWeekdayAfter = false
  /// A Boolean value that indicates whether hours are ordinals, so that an ordinal beside a time can be either (`time.ordinals =
  /// yes`).
  var ordinalHours = false
  /// The first day of the week, 1 = Monday … 7 = Sunday.
  var firstWeekday = 1
}

extension NumberComposing {
  /// Returns the whole number that words mean. "Two and a half" gives nil, although half of two is a whole number.
  func amount(_ run: [ValueToken]) -> Int? {
    guard !run.contains(where: { if case .fraction = $0 { true } else { false } }),
      let value = number(run.filter { $0 != .and || run.count > 2 }), value >= 0, value < 100_000,
      value == value.rounded()
    else { return nil }
    return Int(value)
  }
}
