/// The facts that the words of a date state.
struct DateFacts {
  /// The parts of the date that are named.
  var parts = DateParts()
  /// The number of days from today, given by a word such as "tomorrow".
  var base: Int?
  /// The value of "next" (1), "this" (0) or "last" (−1).
  var which: Int?
  /// The unit that "next" or "last" belongs to.
  var unit: RelativeUnit?
  /// A Boolean value that indicates whether "next", "this" or "last" followed a day of the month without its month.
  var isWhichLast = false
  /// The direction: 1 for ahead, −1 for back.
  var direction: Int?
  /// A Boolean value that indicates whether an amount precedes the direction, so that the day after it is the starting point.
  var isCountedOn = false
  /// A Boolean value that indicates whether the direction is between a weekday and a day: "the Friday after Christmas".
  var isFromDay = false
  var weekday: Int?
  /// The position of the weekday in its month; −1 is the last.
  var nth: Int?
  /// A day described within a month: "the last day of March", "the first day of next month".
  var day: DayOfMonth?
  /// The number of weekdays ahead or back.
  var count: Int?
  /// The nearest day or unit: 1 for the coming one, −1 for the most recent one.
  var nearest: Int?
  /// The number of working days ahead or back.
  var workdays: Int?
  /// A Boolean value that indicates whether a sign or word gave the meaning of a number: 15日.
  var isSigned = false
  /// A Boolean value that indicates whether the day is an ordinal, which cannot be an hour: "the 15th".
  var isOrdinal = false
  /// A Boolean value that indicates whether the day is an ordinal that follows the direction: "the day after the 3rd".
  var isCountedFrom = false
  /// A Boolean value that indicates whether a single phrase stated the whole distance: "the next day".
  var isAway = false
  /// A Boolean value that indicates whether the day is only approximate: "the end of the month".
  var isAbout = false
  /// A Boolean value that indicates whether a word separated a number from its unit: "the 20th of the month".
  var isNumberApart = false
  /// A Boolean value that indicates whether a weekday precedes the direction, so that nothing counts from it: "Friday in two days".
  var isWeekdayFirst = false
  var shifts: [(amount: Int, unit: RelativeUnit)] = []

  /// Counts a unit without a number, and without "next" or "last", as one: "week ago". Returns false if that is not possible.
  mutating func settleUnit() -> Bool {
    if let nearest {
      // "The coming Friday" is the first one; "the coming week" is the next one.
      guard which == nil, direction == nil else { return false }
      if weekday != nil, unit == nil { (direction, count) = (nearest, 1) } else { which = unit == nil ? nil : nearest }
    }
    guard let found = unit, which == nil else { return true }
    // The unit adds nothing in "the day, tomorrow", "the month of May" and "the year 2026", but it does in "the day after Monday".
    if found == .day && !isCountedOn && (base != nil || weekday != nil || parts.day != nil)
      || found == .month && parts.month != nil || found == .year && parts.year != nil
    {
      unit = nil
      return true
    }
    if found == .month, nth != nil || day != nil { return true }
    if found == .year, day != nil { return true }
    // "The month's 20th".
    if found == .month, parts.day != nil, direction == nil {
      unit = nil
      return true
    }
    unit = nil
    shifts.append((1, found))
    return direction != nil
  }

  /// Makes a number that is separate from the word "month" the day: "the 20th of the month", "the 20th of the month, next".
  mutating func settleDay() {
    guard isNumberApart, direction == nil, unit == nil, parts.day == nil, shifts.count == 1,
      shifts[0].unit == .month,
      (1...31).contains(shifts[0].amount)
    else { return }
    (parts.day, unit) = (shifts[0].amount, which == nil ? nil : .month)
    shifts = []
  }

  /// The distance that amounts of time alone state, or nil if anything else is named.
  var shift: MomentShift? {
    guard let direction, !shifts.isEmpty, isBare, which == nil, weekday == nil, base == nil else { return nil }
    var shift = MomentShift()
    for (amount, unit) in shifts { shift.add(direction * amount, unit) }
    return shift
  }

  /// A Boolean value that indicates whether no part of a date is named.
  var isBare: Bool { parts == DateParts() && nth == nil && unit == nil && day == nil }
}
