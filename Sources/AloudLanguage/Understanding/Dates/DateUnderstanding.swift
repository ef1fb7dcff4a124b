/// Understands dates: in numbers, with names of months and weekdays, and in relative words and phrases.
///
/// This is a class, which is not copied, because word lists are large and used for every phrase.
final class DateUnderstanding: Sendable {
  private let words: DateWords

  init(_ words: DateWords) { self.words = words }

  func lattice(_ phrase: Phrase) -> Lattice<DateToken> {
    // "Завтрак" is breakfast, not "завтра" and "к".
    let joinsFillers = words.rules.hasEndings
    return Lattice(phrase, words.store) {
      Self.isNameOfDayOrMonth($0) || !joinsFillers && $0 == .filler
    } token: { symbol in
      guard case .number(let value, _) = symbol else { return nil }
      return .number(.numeral(value))
    }
  }

  /// The likeliest first. A single letter means none.
  func days(_ phrase: Phrase, _ lattice: Lattice<DateToken>, today: Day) -> [DayReading] {
    guard phrase.symbols.count <= Phrase.limit, !phrase.isStrayLetter else { return [] }
    return days(phrase, lattice, phrase.pieces.indices, today: today, takesNumberAlone: true)
  }

  /// Returns a Boolean value that indicates whether a phrase that means no day names one that its month does not have.
  func isImpossible(_ phrase: Phrase, _ lattice: Lattice<DateToken>, today: Day) -> Bool {
    if phrase.hasSlashedNumbers { return true }
    var isImpossible = false
    _ = lattice.readings([phrase.symbols.indices]) { tokens in
      let days = DateGrammar.days(tokens, today: today, rules: words.rules)
      if days?.isEmpty == true, tokens.contains(where: Self.isMonth) { isImpossible = true }
      return days
    }
    return isImpossible
  }

  private static func isMonth(_ token: DateToken) -> Bool {
    switch token {
    case .month, .sign(.month): true
    default: false
    }
  }

  /// The words in the ranges are read together, without those between them.
  func days(_ lattice: Lattice<DateToken>, _ ranges: [Range<Int>], today: Day) -> [DayReading] {
    lattice.readings(ranges) { DateGrammar.days($0, today: today, rules: words.rules) }.settled
  }

  /// The likeliest first.
  func days(
    _ phrase: Phrase, _ lattice: Lattice<DateToken>, _ pieces: Range<Int>, today: Day, takesNumberAlone: Bool
  ) -> [DayReading] {
    if namesSeveralWeekdays(phrase, lattice, pieces) { return [] }
    if let days = numeric(phrase, lattice, pieces, today) { return days }
    if let shift = fixed(phrase, pieces), shift.seconds == 0 {
      return [DayReading(day: shift.from(DateTime(day: today)).day, isDistance: true)]
    }
    let symbols = phrase.symbols(of: pieces)
    let (days, areCut) = lattice.readingsAndCuts([symbols]) {
      DateGrammar.days($0, today: today, rules: words.rules, takesNumberAlone: takesNumberAlone)
    }
    // 일월 is January, although its letters also spell Sunday and Monday: names of months are not split.
    let whole = lattice.tokens(in: symbols)
    if areCut, whole.contains(where: { if case .month = $0 { true } else { false } }) { return [] }
    return areCut ? days.settled.map(\.cut) : days.settled
  }

  /// Returns a Boolean value that indicates whether a phrase has words for an hour, minute or second, and for a direction.
  func hasDistance(_ lattice: Lattice<DateToken>) -> Bool {
    lattice.contains(where: Self.isShort) && hasDirection(lattice)
  }

  func hasDirection(_ lattice: Lattice<DateToken>) -> Bool {
    lattice.contains { if case .direction = $0 { true } else { false } }
  }

  /// Returns the distance that a phrase states in whole amounts that include hours, minutes or seconds.
  func shift(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> MomentShift? {
    if let shift = fixed(phrase, phrase.pieces.indices), shift.seconds != 0 { return shift }
    guard hasDistance(lattice) else { return nil }
    let (shifts, areCut) = lattice.readingsAndCuts([0..<phrase.symbols.count]) { tokens in
      DateGrammar.shift(tokens, rules: words.rules).flatMap { $0.seconds != 0 ? [$0] : nil }
    }
    // 내일 다섯 시 is five o'clock tomorrow, not "in a day and five hours".
    return areCut ? nil : shifts.first
  }

  private static func isShort(_ token: DateToken) -> Bool {
    switch token {
    case .unit(.hour), .unit(.minute), .unit(.second), .amount(_, .hour), .amount(_, .minute), .amount(_, .second): true
    default: false
    }
  }

  /// "From Monday to Friday" is not a day, however its words can be split.
  private func namesSeveralWeekdays(_ phrase: Phrase, _ lattice: Lattice<DateToken>, _ pieces: Range<Int>) -> Bool {
    var named: (day: Int, isOnly: Bool, isOrdinal: Bool, index: Int)?
    for index in pieces where phrase.pieces[index].symbols.count > 1 {
      let tokens = lattice.tokens(in: phrase.pieces[index].symbols)
      let days = tokens.lazy.compactMap { if case .weekday(let day) = $0 { day } else { nil } }
      guard let day = days.first else { continue }
      let others = tokens.filter { $0 != .weekday(day) }
      let isOrdinal = others.allSatisfy { if case .number(.ordinal) = $0 { true } else { false } }
      // "Segunda sexta" is the second Friday, but "segunda a sexta" is Monday to Friday; اثنين is both "two" and "Monday".
      if let named, named.day != day,
        others.isEmpty && named.isOnly || isOrdinal && named.isOrdinal && named.index + 1 < index
      {
        return true
      }
      named = (day, others.isEmpty, isOrdinal, index)
    }
    return false
  }

  private static func isNameOfDayOrMonth(_ token: DateToken) -> Bool {
    switch token {
    case .weekday, .month, .day: true
    default: false
    }
  }

  /// Reads numbers with separators, beside which only a weekday and words without meaning are allowed: "22/04", "Friday 22/04".
  private func numeric(
    _ phrase: Phrase, _ lattice: Lattice<DateToken>, _ pieces: Range<Int>, _ today: Day
  ) -> [DayReading]? {
    let symbols = phrase.symbols(of: pieces)
    func isNumber(_ place: Int) -> Bool { if case .number = phrase.symbols[place] { true } else { false } }
    guard let first = symbols.first(where: isNumber), let last = symbols.last(where: isNumber),
      (1...2).contains(last - first), (first...last).allSatisfy(isNumber)
    else { return nil }
    let around = [symbols.lowerBound..<first, last + 1..<symbols.upperBound]
    var weekdays: [Int?] = [nil]
    if !around.allSatisfy(\.isEmpty) {
      weekdays = lattice.readings(around) { Self.weekday($0).map { [$0] } }
      guard !weekdays.isEmpty else { return nil }
    }
    let text = phrase.text(of: pieces)
    guard let start = text.firstIndex(where: \.isNumber), let end = text.lastIndex(where: \.isNumber) else {
      return nil
    }
    let order = words.order
    let days = NumericDates.days(String(text[start...end]), order: order, today: today, weekdays: weekdays)
    return days?.map { day in
      let isSaid = weekdays.contains(nil) || weekdays.contains(day.weekday)
      let namesYear = last - first == 2
      return DayReading(
        day: day, weekday: isSaid ? nil : weekdays[0], namesYear: namesYear, isOfAnyYear: !namesYear,
        isISO: namesYear && NumericOrders.isISO(text[start...end], day))
    }
  }

  /// Returns the weekday, if any, of words that otherwise have no meaning, or nil if they mean more.
  private static func weekday(_ tokens: [DateToken]) -> Int?? {
    var weekday: Int?
    for token in tokens {
      switch token {
      case .filler, .article, .sign, .number(.filler), .number(.and): continue
      case .weekday(let day): weekday = day
      default: return nil
      }
    }
    return .some(weekday)
  }

  /// Reads a phrase such as "in 3 days" in a language without a lexicon.
  private func fixed(_ phrase: Phrase, _ pieces: Range<Int>) -> MomentShift? {
    guard !words.phrases.isEmpty else { return nil }
    let folded = Folding.fold(phrase.text(of: pieces))
    for phrase in words.phrases where folded.hasPrefix(phrase.before) && folded.hasSuffix(phrase.after) {
      guard folded.count > phrase.before.count + phrase.after.count else { continue }
      let middle = folded.dropFirst(phrase.before.count).dropLast(phrase.after.count).trimmingSpaces()
      guard let amount = Int(middle), (0...100_000).contains(amount) else { continue }
      return MomentShift([(phrase.sign * amount, phrase.unit)])
    }
    return nil
  }
}
