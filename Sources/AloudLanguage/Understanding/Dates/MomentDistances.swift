/// Distances from now: "in 20 minutes", "in half an hour", "a year and a half ago".
extension DateTimeUnderstanding {
  /// Returns nil unless the distance includes hours, minutes or seconds.
  func shortShift(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> MomentShift? {
    if let shift = dates.shift(phrase, lattice) { return shift }
    guard dates.hasDistance(lattice), !namesTimeApart(phrase, lattice), let shift = anyShift(phrase, lattice),
      shift.seconds != 0
    else { return nil }
    return shift
  }

  /// True for a duration of days, weeks, months or years, with a number in digits.
  func isLengthOfDays(_ phrase: Phrase) -> Bool {
    guard phrase.hasDigits, let amounts = durations.value.amounts(phrase.text(of: phrase.pieces.indices)) else {
      return false
    }
    return !amounts.isEmpty && amounts.allSatisfy { $0.unit.seconds >= RelativeUnit.day.seconds }
  }

  /// A word other than "and" separates days from a number, which is then a time: "in two days at 15 hours".
  private func namesTimeApart(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> Bool {
    func tokens(_ piece: Int) -> [DateToken] { lattice.tokens(in: phrase.pieces[piece].symbols) }
    return phrase.pieces.indices.dropFirst().dropLast().contains { piece in
      let words = tokens(piece)
      return words.contains(.filler) && !words.contains(.number(.and)) && tokens(piece - 1).contains(where: Self.isLong)
        && tokens(piece + 1).contains { if case .number = $0 { true } else { false } }
    }
  }

  private static func isLong(_ token: DateToken) -> Bool {
    switch token {
    case .unit(.day), .unit(.week), .unit(.month), .unit(.year): true
    default: false
    }
  }

  /// Returns the length of a distance ahead, such as "in ten minutes".
  func secondsAhead(_ text: String) -> Double? {
    let phrase = Phrase(moment: text)
    guard phrase.isReadable else { return nil }
    return first(phrase, dates.lattice(phrase)) { duration, sign in
      sign > 0 ? durations.value.seconds(duration) : nil
    }
  }

  /// Knows all amounts of durations, including fractions and single words for amounts ("half a year ago").
  func anyShift(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> MomentShift? { first(phrase, lattice, shift) }

  /// Returns the first value that is found for a duration and the direction beside it.
  private func first<Value>(
    _ phrase: Phrase, _ lattice: Lattice<DateToken>, _ value: (_ duration: String, _ sign: Int) -> Value?
  ) -> Value? {
    let count = phrase.pieces.count
    // Phrases such as "from now" have up to four pieces.
    for length in stride(from: min(4, count - 1), to: 0, by: -1) {
      for (beside, rest) in Self.ends(length, of: count) {
        for case .direction(let sign) in lattice.tokens(in: phrase.symbols(of: beside)) {
          if let found = value(phrase.text(of: rest), sign) { return found }
          if let inner = inner(rest, phrase, lattice), let found = value(phrase.text(of: inner), sign) { return found }
        }
      }
    }
    return nil
  }

  /// Returns the first pieces of a phrase and the rest, and the last pieces and the rest.
  static func ends(_ length: Int, of count: Int) -> [(end: Range<Int>, rest: Range<Int>)] {
    [(0..<length, length..<count), (count - length..<count, 0..<count - length)]
  }

  /// Takes a filler off the side opposite the direction ("för en timme sedan"). Returns nil if there is none.
  private func inner(_ pieces: Range<Int>, _ phrase: Phrase, _ lattice: Lattice<DateToken>) -> Range<Int>? {
    guard pieces.count > 1 else { return nil }
    let isFirst = pieces.lowerBound == 0
    let symbols = phrase.pieces[isFirst ? 0 : pieces.upperBound - 1].symbols
    guard lattice.tokens(in: symbols).contains(.filler) else { return nil }
    return isFirst ? pieces.dropFirst() : pieces.dropLast()
  }

  private func shift(_ duration: String, _ sign: Int) -> MomentShift? {
    guard let seconds = durations.value.seconds(duration), seconds > 0, seconds < 1e11 else { return nil }
    // Durations in clock or ISO notation have no amounts.
    return MomentShift(durations.value.amounts(duration) ?? [DurationAmount(count: seconds, unit: .second)], sign)
  }
}
