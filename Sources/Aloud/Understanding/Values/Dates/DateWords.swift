/// The words of dates that a locale's table and lexicon have.
struct DateWords: Sendable {
  /// All words.
  private(set) var cutter = WordCutter<DateToken>()
  /// "in {0} days", folded and cut at the number, with the unit and the direction.
  private(set) var phrases: [(before: String, after: String, unit: RelativeUnit, sign: Int)] = []
  /// The order of day, month and year in numbers.
  let order: [DateField]

  init(_ table: LocaleTable, _ lexicon: Lexicon, _ values: ValueWords) {
    order = table.dateFormat(.numeric, calendar: .gregory).fields.filter { [.year, .month, .day].contains($0) }
    // A sign comes before the same letter as a number or a weekday: 일 is "day", "one" and "Sunday".
    for (field, sign) in [(DateField.year, "年"), (.month, "月"), (.day, "日"), (.year, "년"), (.month, "월"), (.day, "일")] {
      if (table.files["date.long"] ?? "").contains(sign) { cutter.add(.sign(field), sign) }
    }
    if table.calendar == .gregory, (table.files["date.long"] ?? "").contains("年") {
      let eras = (table.files["japanese.era"] ?? "").alternatives()
      for (name, yearZero) in zip(eras, [1867, 1911, 1925, 1988, 2018]) { cutter.add(.era(yearZero), name) }
    }
    for line in lexicon.lines { add(line) }
    cutter.add(values.cutter) { .number($0) }
    for key in ["month.wide", "month.abbreviated", "month.alone.wide", "month.alone.abbreviated"] {
      for (index, name) in (table.files[key] ?? "").alternatives().enumerated() { cutter.add(.month(index + 1), name) }
    }
    for key in ["weekday.wide", "weekday.abbreviated", "weekday.alone.wide", "weekday.alone.abbreviated"] {
      for (index, name) in (table.files[key] ?? "").alternatives().enumerated() {
        cutter.add(.weekday(index + 1), name)
      }
    }
    for offset in -2...2 {
      if let word = table.files["relative.day.\(offset)"] { cutter.add(.day(offset), word) }
    }
    for week in -1...1 {
      for (index, name) in (table.files["relative.weekday.\(week)"] ?? "").alternatives().enumerated() {
        cutter.add(.weekdayOfWeek(index + 1, week: week), name)
      }
    }
    addPhrases(table)
  }

  private mutating func add(_ line: Lexicon.Line) {
    let token: DateToken? =
      switch (line.kind, line.name) {
      case ("day", let name): Int(name).map { .day($0) }
      case ("month", let name): Int(name).map { .month($0) }
      case ("weekday", let name): Int(name).map { .weekday($0) }
      case ("unit", let name): RelativeUnit(rawValue: name).map { .unit($0) }
      case ("date", "next"): .which(1)
      case ("date", "this"): .which(0)
      case ("date", "last"): .which(-1)
      case ("date", "ago"): .direction(-1)
      case ("date", "in"): .direction(1)
      case ("date", "few"): .number(.value(3))
      case ("date", "filler"): .filler
      default: nil
      }
    if let token { for word in line.words { cutter.add(token, word) } }
  }

  private mutating func addPhrases(_ table: LocaleTable) {
    for unit in [RelativeUnit.day, .week, .month, .year] {
      for (direction, sign) in [("past", -1), ("future", 1)] {
        for category in PluralCategory.allCases {
          guard let phrase = table.files["relative.\(unit.rawValue).\(direction).\(category.rawValue)"],
            let place = phrase.firstRange(of: "{0}")
          else { continue }
          let before = Folding.fold(phrase[..<place.lowerBound]), after = Folding.fold(phrase[place.upperBound...])
          if !phrases.contains(where: { $0.before == before && $0.after == after && $0.unit == unit }) {
            phrases.append((before, after, unit, sign))
          }
        }
      }
    }
  }
}
