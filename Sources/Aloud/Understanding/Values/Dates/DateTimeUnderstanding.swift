/// Understands a date and a time together: the date is a part of the phrase, what is left of it the time.
struct DateTimeUnderstanding: Sendable {
  /// How many words, or letters where a language puts no spaces, a phrase may have.
  private static let limit = 24

  let dates: DateUnderstanding
  let times: TimeUnderstanding

  /// The moments that a phrase can mean, seen from `now`: the longest date first.
  func moments(_ phrase: Phrase, now: DateTime) -> [DateTime] {
    guard (1...Self.limit).contains(phrase.pieces.count), phrase.symbols.count <= Phrase.limit else { return [] }
    let dateLattice = dates.lattice(phrase)
    if let shift = dates.shift(phrase, dateLattice) { return [shift.from(now)] }
    let split = SplitPhrase(phrase, dateLattice, times.lattice(phrase), self)
    let named = split.moments(today: now.day, .named)
    if !named.isEmpty { return named }
    let aroundTime = split.momentsBeforeYear(today: now.day)
    if !aroundTime.isEmpty { return aroundTime }
    // A time alone is today's. In words it is likelier than a day that is a number alone; "7 on 15" is the 15th.
    let onlyTime = split.moments(ofTimeAlone: now.day)
    if !onlyTime.isEmpty, !phrase.hasDigits { return onlyTime }
    for isInDigits in [true, false] {
      let moments = split.moments(today: now.day, .numberAlone(inDigits: isInDigits))
      if !moments.isEmpty { return moments }
    }
    return onlyTime
  }
}
