/// Understands dates: in numbers, with names of months and weekdays, in relative words and phrases.
struct DateUnderstanding: Sendable {
  private let words: DateWords

  init(_ words: DateWords) { self.words = words }

  /// The days that a phrase can mean, the likeliest first. `tokens` cuts it into words.
  func days(_ phrase: String, today: Day, number: (String) -> Int?) -> [Day] {
    let numeric = numeric(phrase, today)
    if !numeric.isEmpty { return numeric }
    if let day = relative(Folding.fold(phrase), today, number) { return [day] }
    var result: [Day] = []
    for tokens in cuts(phrase) {
      for day in DateGrammar.days(tokens, today: today) where !result.contains(day) { result.append(day) }
    }
    return result
  }

  /// How far away a phrase says that a moment is, where it does so in hours, minutes or seconds too.
  func shift(_ phrase: String) -> MomentShift? {
    cuts(phrase).lazy.compactMap { DateGrammar.shift($0) }.first { $0.seconds != 0 }
  }

  /// "22/04", "il 22/04", "Friday 22/04": numbers with separators, and words that change nothing beside them.
  private func numeric(_ phrase: String, _ today: Day) -> [Day] {
    guard let first = phrase.firstIndex(where: \.isNumber), let last = phrase.lastIndex(where: \.isNumber) else {
      return []
    }
    let around = Folding.fold(phrase[..<first]) + " " + Folding.fold(phrase[phrase.index(after: last)...])
    let isBare = words.cutter.cuts(around).contains { tokens in
      tokens.allSatisfy { token in
        switch token {
        case .filler, .weekday, .sign: true
        default: false
        }
      }
    }
    return isBare ? NumericDates.days(String(phrase[first...last]), order: words.order, today: today) : []
  }

  /// "in 3 days", "vor zwei Wochen".
  private func relative(_ folded: String, _ today: Day, _ number: (String) -> Int?) -> Day? {
    for phrase in words.phrases where folded.hasPrefix(phrase.before) && folded.hasSuffix(phrase.after) {
      guard folded.count > phrase.before.count + phrase.after.count else { continue }
      let middle = folded.dropFirst(phrase.before.count).dropLast(phrase.after.count).trimmingSpaces()
      guard let amount = number(middle), (0...100_000).contains(amount) else { continue }
      switch phrase.unit {
      case .day: return today + phrase.sign * amount
      case .week: return today + phrase.sign * amount * 7
      case .month: return today.adding(months: phrase.sign * amount)
      default: return today.adding(months: phrase.sign * amount * 12)
      }
    }
    return nil
  }

  /// The ways to cut a phrase into words; digits are numbers.
  private func cuts(_ phrase: String) -> [[DateToken]] {
    var lists: [[DateToken]] = [[]]
    for piece in Numerals.pieces(phrase, decimal: "") {
      switch piece {
      case .number(let value): lists = lists.map { $0 + [.number(.value(value))] }
      case .text(let text):
        let cuts = words.cutter.cuts(Folding.fold(text))
        lists = Array(lists.flatMap { list in cuts.map { list + $0 } }.prefix(200))
      }
    }
    return lists.filter { !$0.isEmpty }
  }
}
