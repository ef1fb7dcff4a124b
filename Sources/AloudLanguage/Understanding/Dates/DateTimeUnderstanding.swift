/// Understands a date and a time together, or either alone. The date is a part of the phrase, and the rest is the time.
struct DateTimeUnderstanding: Sendable {
  /// In pieces of a phrase: words, or letters in scripts without spaces.
  private static let limit = 32

  let dates: DateUnderstanding
  let times: TimeUnderstanding
  let durations: OnceRead<DurationUnderstanding>

  /// As seen from `now`, the likeliest first.
  func readings(_ phrase: Phrase, now: DateTime) -> [MomentReading] {
    guard phrase.isReadable else { return [] }
    let lattice = dates.lattice(phrase)
    let days = dates.days(phrase, lattice, today: now.day)
    // "2/31" is not a time, and 2月31日 is not the 31st at two.
    if days.isEmpty, dates.isImpossible(phrase, lattice, today: now.day) { return [] }
    // 4日間 is a duration, not Sunday at four.
    if days.isEmpty, isLengthOfDays(phrase) { return [] }
    guard phrase.pieces.count <= Self.limit else { return days.map { MomentReading($0) } }
    if let shift = distance(phrase, lattice) { return [shift.reading(from: now)] }
    let split = SplitPhrase(phrase, lattice, times.lattice(phrase), self, now: now)
    // "15 30" and "10 05" are an hour and its minutes.
    if phrase.isPairOfNumbers {
      let time = split.moments(ofTimeAlone: now.day)
      if !time.isEmpty { return time }
    }
    // "5 March 2030" is a day, not 5 March at 20:30.
    let around = split.momentsAround(today: now.day, days)
    if !around.isEmpty { return around }
    if !split.hasWordOfTimeAlone, days.contains(where: { !$0.isByNumber && !$0.isCut }) {
      return days.map { MomentReading($0) }
    }
    let named = split.moments(today: now.day, .named)
    // "Friday 21" can be a day or a time.
    if !named.isEmpty { return named + days.filter { $0.weekday != nil }.map { MomentReading($0) } }
    let aroundTime = split.momentsBeforeYear(today: now.day)
    if !aroundTime.isEmpty { return aroundTime }
    // "Il venti alle nove" is a day because of the article; "venti alle nove" is twenty to nine.
    let ordinal = split.moments(today: now.day, .ordinal)
    if !ordinal.isEmpty { return ordinal }
    // "Am 5." and "the 5" are days, "um 5" is a time.
    if !split.hasWordOfTimeAlone, days.contains(where: \.isOrdinal) { return days.map { MomentReading($0) } }
    // A time alone is today's. In words it is likelier than a number alone as a day; "7 on 15" is the 15th.
    let onlyTime = split.moments(ofTimeAlone: now.day)
    if !onlyTime.isEmpty, !phrase.hasDigits { return onlyTime }
    for isInDigits in [true, false] {
      let moments = split.moments(today: now.day, .numberAlone(inDigits: isInDigits))
      if !moments.isEmpty { return moments }
    }
    if !onlyTime.isEmpty { return onlyTime }
    if days.isEmpty, let shift = shift(phrase, lattice) { return [shift.reading(from: now)] }
    return days.map { MomentReading($0) }
  }

  /// Returns the seconds since midnight that a phrase can mean, the likeliest first.
  func seconds(_ phrase: Phrase, _ lattice: Lattice<TimeToken>) -> [Int] {
    let seconds = times.seconds(lattice, [phrase.symbols.indices])
    return seconds.isEmpty ? secondsFromTime(phrase, lattice) : seconds
  }

  /// Reads a time by its distance from another: "an hour before noon".
  private func secondsFromTime(_ phrase: Phrase, _ lattice: Lattice<TimeToken>) -> [Int] {
    func direction(_ tokens: [TimeToken]) -> Int? { tokens.contains(.to) ? -1 : tokens.contains(.past) ? 1 : nil }
    guard lattice.contains(where: { direction([$0]) != nil }) else { return [] }
    let count = phrase.pieces.count
    for start in phrase.pieces.indices.dropFirst() {
      // Words such as "antes de la" have up to three pieces.
      for end in phrase.pieces.indices where start < end && end <= start + 3 {
        guard let direction = direction(lattice.tokens(in: phrase.symbols(of: start..<end))),
          let length = durations.value.seconds(phrase.text(of: 0..<start)), (60...43_200).contains(length)
        else { continue }
        let others = times.seconds(lattice, [phrase.symbols(of: end..<count)])
        if !others.isEmpty { return others.map { ($0 + direction * Int(length) + 86_400) % 86_400 } }
      }
    }
    return []
  }

  /// The likeliest first.
  func days(_ phrase: Phrase, today: Day) -> [DayReading] {
    let lattice = dates.lattice(phrase)
    let days = dates.days(phrase, lattice, today: today)
    guard days.isEmpty, let shift = shift(phrase, lattice), shift.seconds == 0 else { return days }
    return [DayReading(day: shift.from(DateTime(day: today)).day, isDistance: true)]
  }

  /// Returns the distance that a phrase such as "half a year ago" states if its words alone name no day or time, or nil.
  private func shift(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> MomentShift? {
    dates.hasDirection(lattice) ? anyShift(phrase, lattice) : nil
  }

  /// Returns the moment at the distance that a phrase such as "in a quarter" states, if it is not a time of day.
  func moment(_ phrase: Phrase, from now: DateTime) -> DateTime? {
    shift(phrase, dates.lattice(phrase)).flatMap { $0.seconds != 0 ? $0.from(now) : nil }
  }

  /// Returns the later moment that a phrase such as "in half an hour" states. 8時3分前 is three minutes to eight.
  func moment(_ phrase: Phrase, after now: DateTime) -> DateTime? {
    distance(phrase, dates.lattice(phrase)).flatMap { $0.seconds > 0 ? $0.from(now) : nil }
  }

  /// Returns the rest of a phrase that names today first or last, as "today in three hours" does.
  private func withoutToday(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> Phrase? {
    let count = phrase.pieces.count
    for length in 1..<max(1, min(3, count)) {
      for (today, rest) in Self.ends(length, of: count) {
        if lattice.tokens(in: phrase.symbols(of: today)).contains(.day(0)) {
          return Phrase(moment: phrase.text(of: rest))
        }
      }
    }
    return nil
  }

  /// Returns nil if the words of the distance tell the minutes before an hour: "za pět minut osm" is five to eight.
  private func distance(_ phrase: Phrase, _ lattice: Lattice<DateToken>) -> MomentShift? {
    guard let shift = shortShift(phrase, lattice) else {
      return withoutToday(phrase, lattice).flatMap { shortShift($0, dates.lattice($0)) }
    }
    if shift.isWithinHour, times.countsBack(phrase) { return nil }
    // 十時十五分前 is a quarter to ten.
    return shift.seconds < 0 && !times.seconds(phrase).isEmpty ? nil : shift
  }
}
