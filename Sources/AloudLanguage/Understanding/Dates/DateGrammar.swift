/// The grammar of dates. It collects the words into `DateFacts`, which find the days.
struct DateGrammar {
  private let rules: DateRules
  private var facts = DateFacts()
  /// The tokens of a number that is not complete yet.
  private var run: [ValueToken] = []
  /// True if the number follows a weekday: "Sunday the second".
  private var isAfterWeekday = false
  /// True if "last" was read, but not yet the weekday or day that it belongs to.
  private var isFinal = false
  /// True if a word without meaning preceded the number.
  private var followsFiller = false
  /// True if the article of a day of the month preceded the number.
  private var followsArticle = false
  /// True if the previous word named a day: "Monday", "tomorrow".
  private var followsNamedDay = false
  /// True if a number counts things.
  private var isCounted = false
  /// True if the previous word was a day of the month.
  private var followsDayWord = false

  private init(_ rules: DateRules) {
    self.rules = rules
    facts.calendar = rules.calendar
  }

  /// The likeliest first. Returns none if the words name a day that does not exist, and nil if they name no day at all.
  static func days(
    _ tokens: [DateToken], today: Day, rules: DateRules, takesNumberAlone: Bool = true
  ) -> [DayReading]? {
    // "And a quarter" is not the fourth, because there is nothing before it.
    if tokens.contains(.never) || tokens.first == .number(.and) { return [] }
    var rules = rules
    // Beside a time, the second number is an hour: "el 15 a las 8".
    if !takesNumberAlone { rules.numberMonths = false }
    var grammar = DateGrammar(rules)
    guard tokens.allSatisfy({ grammar.take($0) }), grammar.endRun(), !grammar.isFinal else {
      return grammar.isCounted ? [] : nil
    }
    // "Fünfzehnten" makes sense, so it is not split into the 5th of the tenth.
    if !takesNumberAlone, grammar.facts.isNumberAlone { return grammar.facts.parts.day == nil ? nil : [] }
    guard grammar.facts.settleUnit() else { return nil }
    grammar.facts.settleDay()
    // No other calendar counts these years.
    if rules.isBuddhist, let year = grammar.facts.parts.year, year >= 2400 { grammar.facts.parts.year = year - 543 }
    return grammar.facts.readings(from: today, rules)
  }

  /// Returns nil unless the words state a distance in amounts of time alone.
  static func shift(_ tokens: [DateToken], rules: DateRules) -> MomentShift? {
    var grammar = DateGrammar(rules)
    for token in tokens { guard grammar.take(token) else { return nil } }
    return grammar.endRun() && grammar.facts.settleUnit() ? grammar.facts.shift : nil
  }

  private mutating func take(_ token: DateToken) -> Bool {
    // 이십일일 is the 21st, not the word for the 20th and a "day".
    if followsDayWord, token == .unit(.day) || token == .weekdaySign(7) { return false }
    followsDayWord = false
    // An article must directly precede the number: in "el lunes a las nueve" the number is an hour.
    if case .number = token {} else { followsArticle = false }
    let isRightAfterDay = followsNamedDay
    followsNamedDay = false
    switch token {
    case .article:
      if run.isEmpty { (followsFiller, followsArticle) = (true, true) } else { run.append(.filler) }
      return true
    case .weekOn:
      guard isRightAfterDay, facts.which == nil, facts.direction == nil, facts.shifts.isEmpty, facts.count == nil else {
        return false
      }
      facts.shifts.append((1, .week))
      return takeDirection(1)
    case .endOf: return takeEnd()
    case .monthEnd:
      guard facts.unit == nil, facts.parts.month == nil else { return false }
      facts.unit = .month
      return takeEnd()
    case .number(let value):
      run.append(value)
      return true
    case .filler:
      if run.isEmpty { followsFiller = true } else { run.append(.filler) }
      return true
    case .unit(let unit): return takeUnit(unit)
    case .workday: return takeAmount { $0.workdays = $1 }
    case .sign(let field):
      if isFinal { return field == .day && takeDayOfMonth() }
      facts.isSigned = true
      return takeNumber(as: field)
    case .weekday(let day):
      followsNamedDay = run.isEmpty
      return takeWeekday(day)
    case .weekdaySign(let day): return run.isEmpty && takeWeekday(day)
    case .weekdayMark:
      guard case .numeral(let number)? = run.last, run.count == 1, (2...7).contains(number) else { return false }
      run = []
      return takeWeekday(Int(number) - 1)
    case .pastWeekday(let day):
      facts.count = 1
      return Self.set(&facts.weekday, day) && Self.set(&facts.direction, -1) && endRun()
    case .coming:
      return Self.set(&facts.nearest, 1) && endRun()
    case .recent: return Self.set(&facts.nearest, -1) && endRun()
    case .amount(let amount, let unit):
      guard !facts.isCountedOn else { return false }
      facts.shifts.append((amount, unit))
      return endRun()
    case .away(let amount, let unit, let sign):
      // "The 3rd, the next day" is not four days.
      if !facts.shifts.isEmpty, facts.direction == nil { return false }
      facts.isAway = true
      facts.shifts.append((amount, unit))
      return takeDirection(sign)
    case .yearly(let month, let day):
      return Self.set(&facts.parts.month, month) && Self.set(&facts.parts.day, day) && endRun()
    case .never: return false
    case .counter:
      run.append(.counter)
      return true
    case .final: return takeFinal()
    case .finalWeek:
      if facts.unit == nil, facts.parts.month == nil { facts.unit = .month }
      return takeFinal()
    case .finalDay:
      facts.day = .last
      return endRun()
    case .day(let offset):
      followsNamedDay = run.isEmpty
      return Self.set(&facts.base, offset) && endRun()
    case .weekdayOfWeek(let day, let week, let namesWeek):
      if namesWeek, facts.unit == nil { facts.unit = .week }
      return Self.set(&facts.weekday, day) && Self.set(&facts.which, week) && endRun()
    case .whichWeek(let value):
      if facts.unit == nil { facts.unit = .week }
      return Self.set(&facts.which, value) && endRun()
    case .countedDay: return (isFinal || !run.isEmpty) && takeUnit(.day)
    case .whichOf(let value, let unit):
      return Self.set(&facts.which, value) && facts.unit == nil && endRun() && takeUnit(unit)
    case .dayOfMonth(let day):
      (facts.isSigned, followsDayWord) = (true, true)
      return endRun() && Self.set(&facts.parts.day, day)
    case .which(let value):
      guard Self.set(&facts.which, value), endRun() else { return false }
      facts.isWhichLast = facts.parts.day != nil && facts.parts.month == nil
      return true
    case .direction(let sign): return takeDirection(sign)
    case .month(let month): return Self.set(&facts.parts.month, month) && endRun()
    case .monthAfterDay(let month):
      guard facts.parts.day != nil || run.contains(where: \.isNumberOrOrdinal) else { return false }
      return Self.set(&facts.parts.month, month) && endRun()
    case .era(let yearZero):
      guard facts.parts.yearZero == 0, endRun() else { return false }
      facts.parts.yearZero = yearZero
      return true
    }
  }

  /// Returns false if the place is set already.
  private static func set(_ place: inout Int?, _ value: Int) -> Bool {
    guard place == nil else { return false }
    place = value
    return true
  }

  /// Takes a direction, which can occur twice: "in three days after Monday", as Russian has it.
  private mutating func takeDirection(_ sign: Int) -> Bool {
    guard facts.direction ?? sign == sign, endRun() else { return false }
    facts.direction = sign
    if !facts.shifts.isEmpty || facts.unit == .day { facts.isCountedOn = true }
    if facts.weekday != nil, facts.shifts.isEmpty { facts.isWeekdayFirst = true }
    facts.isFromDay = (facts.weekday != nil) != (facts.parts.day != nil)
    return true
  }

  /// Takes the collected number. In some languages, an ordinal after a weekday counts weekdays: "Sunday the second".
  private mutating func endRun() -> Bool {
    guard !isFinal else { return false }
    if isAfterWeekday, rules.nthAfterWeekday, facts.nth == nil, let number = ordinal {
      (facts.nth, facts.isNthLast) = (number, true)
      run = []
    }
    isAfterWeekday = false
    return takeNumber(as: nil)
  }

  private mutating func takeNumber(as field: DateField?) -> Bool {
    // 4个 is an amount; 第四 or "number four" is a place in a list.
    if run.contains(.counter) || run.contains(.placeMark) {
      isCounted = run.contains(where: \.isNumberOrOrdinal)
      return false
    }
    let isShort = !followsFiller
    let isOrdinal = run.last == .ordinalMark || run.contains { $0.number == nil && $0.isNumberOrOrdinal }
    if isOrdinal && !rules.ordinalHours || followsArticle && !run.isEmpty, facts.parts.day == nil {
      facts.isOrdinal = true
      if facts.isCountedOn { facts.isCountedFrom = true }
    }
    if !run.isEmpty { followsArticle = false }
    // "Минут через двадцать".
    if rules.unitsFirst, let unit = facts.unit, facts.direction != nil, facts.shifts.isEmpty,
      facts.parts == DateParts(), let amount = rules.numbers.amount(run)
    {
      (facts.unit, run, followsFiller) = (nil, [], false)
      facts.shifts.append((amount, unit))
      return true
    }
    let words = run
    (run, followsFiller) = ([], false)
    return facts.parts.take(words, as: field, rules, isShort: isShort)
  }

  /// Takes the approximate end of the named unit.
  private mutating func takeEnd() -> Bool {
    guard facts.day == nil, endRun() else { return false }
    (facts.day, facts.isAbout) = (.last, true)
    return true
  }

  /// Takes "the last", for a weekday of a month that is named after it or, in some languages, before it.
  private mutating func takeFinal() -> Bool {
    if isAfterWeekday, rules.nthAfterWeekday, run.isEmpty, facts.nth == nil {
      facts.nth = -1
      return true
    }
    guard endRun() else { return false }
    isFinal = true
    return true
  }

  /// From first to fifth.
  private var ordinal: Int? {
    rules.numbers.ordinal(run).flatMap { (1...5).contains($0) ? Int($0) : nil }
  }

  private mutating func takeWeekday(_ day: Int) -> Bool {
    guard Self.set(&facts.weekday, day) else { return false }
    facts.isWeekdayLast = !facts.shifts.isEmpty
    if isFinal {
      (facts.nth, isFinal) = (-1, false)
      return run.allSatisfy { $0 == .filler }
    }
    if rules.hasWeekdayAfter, facts.direction != nil, !facts.shifts.isEmpty { facts.isWeekdayFirst = true }
    if let number = ordinal {
      // "The second Sunday", as opposed to "Sunday the second".
      facts.nth = number
      run = []
      return true
    }
    if let count = rules.numbers.amount(run), facts.parts.month == nil, count <= 1_000 {
      // "Two Sundays ago". Without a direction, the number is the day: "20 Sunday".
      facts.count = count
    }
    isAfterWeekday = true
    let isFine = takeNumber(as: nil) || facts.count != nil && facts.parts.day == nil
    return isFine
  }

  private mutating func takeUnit(_ unit: RelativeUnit) -> Bool {
    if unit == .day, takeDayOfMonth() { return true }
    guard !isFinal, !facts.isCountedOn else { return false }
    // "The fourth of July of the thirtieth year".
    if unit == .year, facts.parts.month != nil, facts.parts.year == nil, facts.direction == nil,
      let year = rules.numbers.ordinal(run), (10...99).contains(year)
    {
      return takeNumber(as: .year)
    }
    // `settleUnit` distinguishes "next week" and "la semaine prochaine" from "week ago".
    if !run.contains(where: { $0 != .filler && $0 != .and }), facts.unit == nil {
      run = []
      // "In a week", in languages without "a". The day after it is the starting point.
      if facts.direction != nil, facts.which == nil {
        facts.shifts.append((1, unit))
        facts.isOneImplied = unit == .week
        return true
      }
      facts.unit = unit
      return true
    }
    // "The fifth week, Sunday".
    if unit == .week, facts.nth == nil, let number = ordinal {
      facts.nth = number
      run = []
      return true
    }
    if run.last == .filler || rules.daysBeforeMonth {
      facts.isNumberApart = run.last == .filler
      if unit == .month, facts.parts.day == nil, let number = rules.numbers.ordinal(run), (1...31).contains(number) {
        (facts.parts.day, facts.unit, run) = (Int(number), .month, [])
        return true
      }
    }
    // In "in two days at 15 hours", the hours are a time of that day.
    if followsFiller, unit == .hour, !facts.shifts.isEmpty { return false }
    return takeAmount { $0.shifts.append(($1, unit)) }
  }

  /// Takes "the last day" or "the first day" of a month.
  private mutating func takeDayOfMonth() -> Bool {
    if isFinal {
      guard run.allSatisfy({ $0 == .filler }) else { return false }
      (facts.day, isFinal, run) = (.last, false, [])
      return true
    }
    guard facts.parts.day == nil, let number = rules.numbers.ordinal(run), (1...31).contains(number) else {
      return false
    }
    facts.parts.day = Int(number)
    (facts.day, run) = (.numbered, [])
    return true
  }

  /// Without a number, the amount is 1.
  private mutating func takeAmount(_ put: (inout DateFacts, Int) -> Void) -> Bool {
    // "Ten minutes after nine hours" is not a distance.
    guard !facts.isCountedOn else { return false }
    let isOne = !run.contains { $0 != .filler && $0 != .and }
    guard let amount = isOne ? 1 : rules.numbers.amount(run) else { return false }
    (run, followsFiller) = ([], false)
    put(&facts, amount)
    return true
  }
}
