/// What the words of a date say.
struct DateFacts {
  /// The parts of the date that are named.
  var parts = DateParts()
  /// How many days from today the day is that "tomorrow" or the like names.
  var base: Int?
  /// "next", "this" or "last".
  var which: Int?
  /// The unit that "next" or "last" goes with.
  var unit: RelativeUnit?
  /// Whether it followed a day of the month without its month.
  var isWhichLast = false
  /// Ahead or back.
  var direction: Int?
  /// Whether "ahead" or "back" followed an amount, so that what comes after it is the day it is counted from.
  var isCountedOn = false
  /// Whether "ahead" or "back" stood between a weekday and a day: "the Friday after Christmas".
  var isFromDay = false
  var weekday: Int?
  /// Which of a month's weekdays; −1 is the last.
  var nth: Int?
  /// A day of a month that is told as one: "the last day of March", "the first day of next month".
  var day: DayOfMonth?
  /// How many weekdays ahead or back.
  var count: Int?
  /// Whether the next there is is meant, 1, or the last there was, −1.
  var nearest: Int?
  /// How many working days ahead or back.
  var workdays: Int?
  /// Whether a sign or word said what a number is: 15日.
  var isSigned = false
  /// Whether the day is told by an ordinal, which is no hour: "the 15th".
  var isOrdinal = false
  /// Whether the number of the day is an ordinal that followed "ahead" or "back": "the day after the 3rd".
  var isCountedFrom = false
  /// Whether so much before or after was said in a word of its own: "the next day".
  var isAway = false
  /// Whether a day is named that is only about right: "the end of the month".
  var isAbout = false
  /// Whether a word stood between a number and its unit: "the 20th of the month".
  var isNumberApart = false
  /// Whether a weekday stood before "ahead" or "back", so that nothing is counted from it: "Friday in two days".
  var isWeekdayFirst = false
  var shifts: [(amount: Int, unit: RelativeUnit)] = []

  /// A unit without a number and without "next" or "last" beside it is one: "week ago". False where it can't be.
  mutating func settleUnit() -> Bool {
    if let nearest {
      // "the coming Friday" is the first there is, "the coming week" the next.
      guard which == nil, direction == nil else { return false }
      if weekday != nil, unit == nil { (direction, count) = (nearest, 1) } else { which = unit == nil ? nil : nearest }
    }
    guard let found = unit, which == nil else { return true }
    // "the day, tomorrow", "the month of May", "the year 2026": it adds nothing. "The day after Monday" does.
    if found == .day && !isCountedOn && (base != nil || weekday != nil || parts.day != nil)
      || found == .month && parts.month != nil || found == .year && parts.year != nil
    {
      unit = nil
      return true
    }
    if found == .month, nth != nil || day != nil { return true }
    if found == .year, day != nil { return true }
    // "the month's 20th".
    if found == .month, parts.day != nil, direction == nil {
      unit = nil
      return true
    }
    unit = nil
    shifts.append((1, found))
    return direction != nil
  }

  /// "the 20th of the month", "the 20th of the month, next": a number apart from a month is its day.
  mutating func settleDay() {
    guard isNumberApart, direction == nil, unit == nil, parts.day == nil, shifts.count == 1,
      shifts[0].unit == .month,
      (1...31).contains(shifts[0].amount)
    else { return }
    (parts.day, unit) = (shifts[0].amount, which == nil ? nil : .month)
    shifts = []
  }

  /// How far away a moment is that amounts of time alone name.
  var shift: MomentShift? {
    guard let direction, !shifts.isEmpty, isBare, which == nil, weekday == nil, base == nil else { return nil }
    var shift = MomentShift()
    for (amount, unit) in shifts { shift.add(direction * amount, unit) }
    return shift
  }

  /// Whether no part of a date is named.
  var isBare: Bool { parts == DateParts() && nth == nil && unit == nil && day == nil }
}
