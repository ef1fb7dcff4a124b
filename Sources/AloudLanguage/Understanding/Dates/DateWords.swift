/// The words for dates in a locale's table and lexicon.
struct DateWords: Sendable {
  private(set) var store = WordStore(WordList<DateToken>())
  private var list = WordList<DateToken>()
  let rules: DateRules
  /// The table's phrases, such as "in {0} days", folded and split at the number, for languages without a lexicon.
  private(set) var phrases: [(before: String, after: String, unit: RelativeUnit, sign: Int)] = []
  let order: NumericOrders

  init(_ table: LocaleTable, _ lexicon: Lexicon, _ numbers: NumberWords, _ calendar: CalendarSystem) {
    let known = Set(lexicon.lines.filter { $0.kind == "date" }.map(\.name))
    rules = DateRules(
      numbers: numbers.composing, nthAfterWeekday: known.contains("nthAfter"),
      ordinalMonths: known.contains("ordinalMonths"), numberMonths: known.contains("numberMonths"),
      daysBeforeMonth: known.contains("daysBeforeMonth"), unitsFirst: known.contains("unitsFirst"),
      weekdayOfWeek: known.contains("weekdayOfWeek"), hasLocaleWeek: known.contains("localeWeek"),
      hasEightDays: known.contains("eightDays"), hasWeekdayAfter: known.contains("weekdayAfter"),
      hasEndings: known.contains("endings"), ordinalHours: lexicon.has("time", "ordinals"),
      isBuddhist: table.calendar == .buddhist, calendar: calendar.ofMonths, firstWeekday: table.firstWeekday)
    order = NumericOrders(table)
    // A sign comes before the same letter as a number or a weekday: 일 is "day", "one" and "Sunday".
    let long = table.files["date.long"] ?? ""
    let signs = ["年月日", "년월일"].first { $0.contains(where: long.contains) } ?? ""
    for (field, sign) in zip([DateField.year, .month, .day], signs) { list.add(.sign(field), String(sign)) }
    if table.calendar == .gregory, long.contains("年") {
      let eras = (table.files["japanese.era"] ?? "").alternatives()
      for (name, yearZero) in zip(eras, [1867, 1911, 1925, 1988, 2018]) { list.add(.era(yearZero), name) }
    }
    let weeks = lexicon.lines("unit", "week").foldedWords
    let counted = lexicon.lines.filter { $0.kind == "number" }.foldedWords
    for line in lexicon.lines { add(line, weeks, counted) }
    // A filler of dates and numbers is added once, so that fewer paths are tried. A number with a counter word is not a day: 4人.
    // Neither is a weekday with the word for none: "kein Montag".
    let others = Set(lexicon.lines("date", "not").flatMap(\.writtenWords).map(\.text))
    list.add(numbers.list) { token, word in
      if !others.isEmpty, others.contains(word.text) { return nil }
      return switch token {
      case .counter: .counter
      case .filler: .filler
      case .amount(0): .never
      default: .number(token)
      }
    }
    for key in ["month.wide", "month.abbreviated", "month.alone.wide", "month.alone.abbreviated"] {
      for (index, name) in (table.files[key] ?? "").alternatives().enumerated() {
        list.add(counted.contains(Folding.fold(name)) ? .monthAfterDay(index + 1) : .month(index + 1), name)
      }
    }
    for key in ["weekday.wide", "weekday.abbreviated", "weekday.alone.wide", "weekday.alone.abbreviated"] {
      for (index, name) in (table.files[key] ?? "").alternatives().enumerated() {
        list.add(signs.contains(name) ? .weekdaySign(index + 1) : .weekday(index + 1), name)
      }
    }
    for offset in -2...2 {
      if let word = table.files["relative.day.\(offset)"] { list.add(.day(offset), word) }
    }
    // "Afgelopen maandag" is the most recent Monday, and no day of a week, whatever CLDR calls so.
    let nearest = lexicon.lines("date", "recent", "coming").foldedWords
    for week in -1...1 {
      for (index, name) in (table.files["relative.weekday.\(week)"] ?? "").alternatives().enumerated()
      where !names(name, nearest) {
        list.add(.weekdayOfWeek(index + 1, week: week, namesWeek: names(name, weeks)), name)
      }
    }
    if lexicon.language != LocaleTag(table.tag).language { addPhrases(table) }
    store = WordStore(list, LetterMarks(lexicon))
  }

  private static let tokens: [String: DateToken] = [
    "coming": .coming, "recent": .recent, "weekdayMark": .weekdayMark, "next": .which(1), "next.2": .which(2),
    "last.2": .which(-2), "this": .which(0), "last": .which(-1), "ago": .direction(-1), "in": .direction(1),
    "final": .final, "finalDay": .finalDay, "finalWeek": .finalWeek, "not": .never, "workday": .workday,
    "daySign": .sign(.day), "countedDay": .countedDay, "this.month": .whichOf(0, .month),
    "next.month": .whichOf(1, .month), "next.year": .whichOf(1, .year), "few": .number(.value(3)),
    "filler": .filler, "article": .article, "weekOn": .weekOn, "endOf": .endOf, "monthEnd": .monthEnd,
  ]

  private mutating func add(_ line: Lexicon.Line, _ weeks: Set<String>, _ counted: Set<String>) {
    let token: DateToken? =
      switch (line.kind, line.name) {
      case ("day", let name): Int(name).map { .day($0) }
      case ("month", let name): Int(name).map { .month($0) }
      case ("weekday", let name) where name.hasSuffix(".ago"): Int(name.dropLast(4)).map { .pastWeekday($0) }
      case ("weekday", let name): Int(name).map { .weekday($0) }
      case ("unit", let name): Self.unit(name)
      case ("date", let name) where name.hasPrefix("in."): Self.away(name.dropFirst(3), 1)
      case ("date", let name) where name.hasPrefix("ago."): Self.away(name.dropFirst(4), -1)
      case ("date", let name) where name.hasPrefix("day."): Int(name.dropFirst(4)).map { .dayOfMonth($0) }
      case ("date", let name) where name.hasPrefix("on."):
        Lexicon.dayOfYear(name).map { .yearly(month: $0.month, day: $0.day) }
      case ("date", let name) where name.hasPrefix("era."): Int(name.dropFirst(4)).map { .era($0) }
      case ("date", let name): Self.tokens[name]
      default: nil
      }
    guard let token else { return }
    for word in line.writtenWords {
      if case .which(let value) = token, names(String(word.text), weeks) {
        list.add(.whichWeek(value), word)
      } else if case .month(let month) = token, counted.contains(word.folded) {
        list.add(.monthAfterDay(month), word)
      } else {
        list.add(token, word)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a phrase contains one of some folded words, such as those for a week:
  /// "semaine prochaine", 来週の金曜日.
  private func names(_ phrase: String, _ some: Set<String>) -> Bool {
    let words = phrase.split(separator: " ").map { Folding.fold($0) }
    return some.contains { word in
      words.contains(word) || word.isUnspaced && phrase.contains(word)
    }
  }

  /// Reads "week", or "week.2" for two of them.
  private static func unit(_ name: String) -> DateToken? {
    let parts = name.split(separator: ".").map(String.init)
    guard let unit = parts.first.flatMap(RelativeUnit.init(rawValue:)) else { return nil }
    if parts.count == 1 { return .unit(unit) }
    return Int(parts[1]).map { .amount($0, unit) }
  }

  private static func away(_ name: Substring, _ direction: Int) -> DateToken? {
    LexiconAmount(String(name)).flatMap { amount in
      amount.unit.map { .away(Int(amount.count), $0, direction: direction) }
    }
  }

  private mutating func addPhrases(_ table: LocaleTable) {
    for unit in [RelativeUnit.minute, .hour, .day, .week, .month, .year] {
      for (direction, sign) in [("past", -1), ("future", 1)] {
        for category in PluralCategory.allCases {
          guard let phrase = table.files["relative.\(unit.rawValue).\(direction).\(category.rawValue)"],
            let parts = phrase.cut(at: "{0}")
          else { continue }
          let before = Folding.fold(parts.before), after = Folding.fold(parts.after)
          if !phrases.contains(where: { $0.before == before && $0.after == after && $0.unit == unit }) {
            phrases.append((before, after, unit, sign))
          }
        }
      }
    }
  }
}

/// The rules for dates that only some languages have.
struct DateRules: Sendable {
  let numbers: NumberComposing
  /// True if "Sunday the second" is the second Sunday (`date.nthAfter = yes`).
  var nthAfterWeekday = false
  /// True if a second ordinal is the month: "der dritte Zwölfte" (`date.ordinalMonths = yes`).
  var ordinalMonths = false
  /// True if a separate number after the day is the month: "15 del 3" (`date.numberMonths = yes`).
  var numberMonths = false
  /// True if an ordinal directly before "month" is a day: سوم ماه (`date.daysBeforeMonth = yes`).
  var daysBeforeMonth = false
  /// True if a number after the direction counts the unit before it: минут через двадцать (`date.unitsFirst = yes`).
  var unitsFirst = false
  /// True if "next" beside a weekday refers to its week: 下周五 is the Friday of next week (`date.weekdayOfWeek = yes`).
  var weekdayOfWeek = false
  /// True if "next week" begins with the locale's first day of the week, not with Monday (`date.localeWeek = yes`).
  var hasLocaleWeek = false
  /// True if, beside a weekday, eight days are a week and fifteen two: "Freitag in acht Tagen" (`date.eightDays = yes`).
  var hasEightDays = false
  /// True if a weekday after a distance is that of the result, not of the start: 3日後の金曜日 (`date.weekdayAfter = yes`).
  var hasWeekdayAfter = false
  /// True if words without meaning may be joined to others, as case endings are: "yarına", "Friday's" (`date.endings = yes`).
  var hasEndings = false
  /// True if hours are ordinals, so that an ordinal beside a time can be either (`time.ordinals = yes`).
  var ordinalHours = false
  /// True if years are those of the Buddhist calendar: 2570 is 2027.
  var isBuddhist = false
  /// The calendar of months that are not named.
  var calendar = CalendarSystem.gregory
  /// The first day of the week, 1 = Monday … 7 = Sunday.
  var firstWeekday = 1
}

extension NumberComposing {
  /// "Two and a half" gives nil, although half of two is a whole number.
  func amount(_ run: [ValueToken]) -> Int? {
    guard !run.contains(where: { if case .fraction = $0 { true } else { false } }),
      let value = number(run.filter { $0 != .and || run.count > 2 }), value >= 0, value < 100_000,
      value == value.rounded()
    else { return nil }
    return Int(value)
  }
}
