extension DateParts {
  /// Takes a single number, or a day and a year side by side, as in "21 2016". Returns true if there are no numbers, or only
  /// words between them. `isShort` allows a two-digit year beside its month: "24 Dec 26".
  mutating func take(_ run: [ValueToken], as field: DateField?, _ rules: DateRules, isShort: Bool) -> Bool {
    let words = run.filter { $0 != .filler && $0 != .and }
    if words.isEmpty { return field == nil }
    if field == .year, let year = Self.twoDigits(words) { return set(year, as: .year) }
    return fill(
      words[...], as: field, rules, isShort: isShort && words.count == run.count, isApart: words.count + 1 == run.count,
      breaks: Self.breaks(in: run))
  }

  /// Returns the indices at which a new number begins because a filler precedes it: "el veinte a las nueve" is not the 29th.
  private static func breaks(in run: [ValueToken]) -> Set<Int> {
    var breaks: Set<Int> = []
    var count = 0
    for (place, token) in run.enumerated() where token != .and {
      if token == .filler {
        if place > 0, run[place - 1].isNumberOrOrdinal { breaks.insert(count) }
      } else {
        count += 1
      }
    }
    return breaks
  }

  /// Takes two digits that are said one by one, as in 九九年.
  private static func twoDigits(_ words: [ValueToken]) -> Int? {
    let digits = words.compactMap { word in word.number.flatMap { (0...9).contains($0) ? Int($0) : nil } }
    return words.count == 2 && digits.count == 2 ? digits[0] * 10 + digits[1] : nil
  }

  private mutating func fill(
    _ words: ArraySlice<ValueToken>, as field: DateField?, _ rules: DateRules, isShort: Bool, isApart: Bool,
    breaks: Set<Int>
  ) -> Bool {
    for end in stride(from: words.endIndex, to: words.startIndex, by: -1) {
      if (words.startIndex + 1..<end).contains(where: breaks.contains) { continue }
      guard let number = Self.whole(Array(words[..<end]), rules.numbers) else { continue }
      var filled = self
      let isNumeral = if case .numeral? = words.first { isShort } else { false }
      guard filled.set(number, as: self.field(of: words[..<end], rules, isApart) ?? field, isShort: isNumeral) else {
        continue
      }
      if end == words.endIndex
        || field == nil
          && filled.fill(words[end...], as: nil, rules, isShort: isShort, isApart: isApart, breaks: breaks)
      {
        self = filled
        return true
      }
    }
    return false
  }

  /// Returns the month field for a second ordinal, or for a separate number after the day, in languages with such dates.
  private func field(of words: ArraySlice<ValueToken>, _ rules: DateRules, _ isApart: Bool) -> DateField? {
    guard day != nil, month == nil, let last = words.last else { return nil }
    switch last {
    case .ordinal: return rules.ordinalMonths ? .month : nil
    case .numeral(let number):
      return rules.numberMonths && isApart && words.count == 1 && (1...12).contains(number) ? .month : nil
    default: return nil
    }
  }

  private mutating func set(_ number: Int, as field: DateField?, isShort: Bool = false) -> Bool {
    switch field ?? ((1...31).contains(number) && day == nil ? .day : .year) {
    case .year:
      guard year == nil, (0...9999).contains(number) else { return false }
      let hasTwoDigits = number < 100
      guard !hasTwoDigits || field != nil || isShort && number >= 10 && day != nil && month != nil else { return false }
      // 昭和5年 is the fifth year of its era.
      isYearShort = hasTwoDigits && yearZero == 0
      year = number
    case .month:
      guard month == nil, (1...12).contains(number) else { return false }
      month = number
    default:
      guard day == nil, (1...31).contains(number) else { return false }
      day = number
    }
    return true
  }

  private static func whole(_ tokens: [ValueToken], _ numbers: NumberComposing) -> Int? {
    // "2016 half" is not a year.
    let isWhole = tokens.allSatisfy { $0.number != nil || $0 == .and }
    // "2020 5" is two numbers.
    guard tokens.count(where: { if case .numeral = $0 { true } else { false } }) < 2 else { return nil }
    let value = numbers.ordinal(tokens) ?? (isWhole ? numbers.number(tokens) : nil)
    return value.flatMap { $0 >= 0 && $0 < 1e6 && $0 == $0.rounded() ? Int($0) : nil }
  }
}
