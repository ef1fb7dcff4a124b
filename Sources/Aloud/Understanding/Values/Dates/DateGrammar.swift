/// What the words of a date mean together.
struct DateGrammar {
  private let today: Day
  /// The gathered words, in order.
  private var parts = DateParts()
  /// The day that "tomorrow" or the like names.
  private var base: Day?
  private var which: Int?
  private var unit: RelativeUnit?
  private var direction: Int?
  private var weekday: Int?
  private var nth: Int?
  private var shifts: [(amount: Int, unit: RelativeUnit)] = []
  private var run: [ValueToken] = []

  init(today: Day) { self.today = today }

  /// The days that words can mean, the likeliest first.
  static func days(_ tokens: [DateToken], today: Day) -> [Day] {
    var grammar = DateGrammar(today: today)
    for token in tokens { guard grammar.take(token) else { return [] } }
    return grammar.finish()
  }

  /// How far away a moment is that words name by amounts of time alone; nil where they don't.
  static func shift(_ tokens: [DateToken]) -> MomentShift? {
    var grammar = DateGrammar(today: Day(0))
    for token in tokens { guard grammar.take(token) else { return nil } }
    guard grammar.endRun(), grammar.settleUnit(), let direction = grammar.direction, !grammar.shifts.isEmpty,
      grammar.isBare,
      grammar.which == nil, grammar.weekday == nil, grammar.base == nil
    else { return nil }
    var shift = MomentShift()
    for (amount, unit) in grammar.shifts { shift.add(direction * amount, unit) }
    return shift
  }

  private mutating func take(_ token: DateToken) -> Bool {
    switch token {
    case .filler: return true
    case .number(let value):
      run.append(value)
      return true
    case .day(let offset):
      guard base == nil else { return false }
      base = today + offset
      return endRun()
    case .weekdayOfWeek(let day, let week):
      guard weekday == nil, which == nil else { return false }
      (weekday, which) = (day, week)
      return endRun()
    case .which(let value):
      guard which == nil else { return false }
      which = value
      return endRun()
    case .direction(let sign):
      guard direction == nil else { return false }
      direction = sign
      return endRun()
    case .unit(let found): return takeUnit(found)
    case .era(let yearZero):
      guard parts.yearZero == 0, endRun() else { return false }
      parts.yearZero = yearZero
      return true
    case .sign(let field): return parts.take(&run, as: field)
    case .month(let month):
      guard parts.month == nil, endRun() else { return false }
      parts.month = month
      return true
    case .weekday(let day):
      guard weekday == nil else { return false }
      weekday = day
      // "the second Sunday", not "Sunday the second".
      if let number = NumberComposing.ordinal(run), (1...5).contains(number) {
        nth = Int(number)
        run = []
        return true
      }
      return endRun()
    }
  }

  private mutating func takeUnit(_ found: RelativeUnit) -> Bool {
    let words = run.filter { $0 != .filler && $0 != .and }
    run = []
    // "next week", "la semaine prochaine", and "week ago", which `settleUnit` tells apart.
    if words.isEmpty, unit == nil {
      unit = found
      return true
    }
    let amount = words.isEmpty ? 1 : NumberComposing.number(words) ?? -1
    guard amount >= 0, amount < 100_000, amount == amount.rounded() else { return false }
    shifts.append((Int(amount), found))
    return true
  }

  /// A unit without a number and without "next" or "last" beside it is one: "week ago". False where it can't be.
  private mutating func settleUnit() -> Bool {
    guard let found = unit, which == nil else { return true }
    unit = nil
    shifts.append((1, found))
    return direction != nil
  }

  private mutating func endRun() -> Bool { parts.take(&run, as: nil) }

  private mutating func finish() -> [Day] {
    guard endRun(), settleUnit() else { return [] }
    if !shifts.isEmpty { return shifted() }
    guard direction == nil else { return [] }
    if let base { return isBare && which == nil && weekday == nil ? [base] : [] }
    if let nth, let weekday { return month().flatMap { self.nth(nth, weekday, $0.year, $0.month) }.map { [$0] } ?? [] }
    if let which { return relative(which) }
    parts.weekday = weekday
    return parts.days(from: today)
  }

  private var isBare: Bool { parts == DateParts() && nth == nil && unit == nil }

  /// "two weeks from now", "1 year and 3 days ago".
  private func shifted() -> [Day] {
    guard let direction, isBare, which == nil, weekday == nil else { return [] }
    var day = base ?? today
    for (amount, unit) in shifts {
      switch unit {
      case .day: day = day + direction * amount
      case .week: day = day + 7 * direction * amount
      case .month: day = day.adding(months: direction * amount)
      case .year: day = day.adding(months: 12 * direction * amount)
      default: return []
      }
    }
    return [day]
  }

  /// "next week", "last Friday", "Tuesday next week", "the 31st of this month".
  private func relative(_ which: Int) -> [Day] {
    switch unit {
    case .day: return isBare(but: .day) && weekday == nil ? [today + which] : []
    case .week, nil:
      guard parts == DateParts(), nth == nil else { return [] }
      guard let weekday else { return unit == nil ? [] : [today + 7 * which] }
      return [today + (weekday - today.weekday + 7 * which)]
    case .year where isBare(but: .year) && weekday == nil: return [today.adding(months: 12 * which)]
    case .month, .year:
      guard let (year, month) = month(), weekday == nil else { return [] }
      if let day = parts.day { return Day(year: year, month: month, day: day).map { [$0] } ?? [] }
      return parts.month == nil ? [today.adding(months: which * (unit == .year ? 12 : 1))] : []
    default: return []
    }
  }

  private func isBare(but unit: RelativeUnit) -> Bool { parts == DateParts() && nth == nil && self.unit == unit }

  /// The month that is spoken of: by name, or as seen from today.
  private func month() -> (year: Int, month: Int)? {
    let now = CalendarSystem.gregory.date(of: today)
    if let month = parts.month { return (parts.year ?? now.year + (unit == .year ? which ?? 0 : 0), month) }
    guard parts.year == nil, unit == nil || unit == .month else { return nil }
    let date = CalendarSystem.gregory.date(of: today.adding(months: unit == .month ? which ?? 0 : 0))
    return (date.year, date.month)
  }

  private func nth(_ nth: Int, _ weekday: Int, _ year: Int, _ month: Int) -> Day? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    let day = 1 + (weekday - first.weekday + 7) % 7 + 7 * (nth - 1)
    return Day(year: year, month: month, day: day)
  }
}
