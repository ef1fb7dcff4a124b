/// Understands a date and a time together: the date is a part of the phrase, what is left of it the time.
struct DateTimeUnderstanding: Sendable {
  /// How many words, or letters where a language puts no spaces, a phrase may have.
  private static let limit = 24

  let dates: DateUnderstanding
  let times: TimeUnderstanding

  /// The moments that a phrase can mean, seen from `now`: the longest date first.
  func moments(_ phrase: String, now: DateTime, number: (String) -> Int?) -> [DateTime] {
    if let shift = dates.shift(phrase) { return [shift.from(now)] }
    let pieces = Self.pieces(phrase)
    guard (1...Self.limit).contains(pieces.count) else { return [] }
    for length in stride(from: pieces.count - 1, to: 0, by: -1) {
      for start in 0...pieces.count - length {
        let rest = pieces[..<start] + pieces[(start + length)...]
        guard let second = times.seconds(rest.joined(separator: " ")).first else { continue }
        let date = pieces[start..<start + length].joined(separator: " ")
        let days = dates.days(date, today: now.day, number: number)
        if !days.isEmpty { return days.map { Self.moment($0, second) } }
      }
    }
    // A time alone is today's.
    return times.seconds(phrase).map { Self.moment(now.day, $0) }
  }

  private static func moment(_ day: Day, _ second: Int) -> DateTime {
    DateTime(day: day, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
  }

  /// The phrase cut where a date can begin or end: at spaces and commas, and about letters that stand without spaces.
  private static func pieces(_ phrase: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    var wasAlone = false
    for character in phrase {
      let isBreak =
        character.isWhitespace || character == "," || character == "、" || character == "，" || character == "،"
      let isAlone = character.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false
      if isBreak || isAlone && !current.isEmpty || wasAlone {
        if !current.isEmpty { pieces.append(current) }
        current = ""
      }
      if !isBreak { current.append(character) }
      wasAlone = isAlone
    }
    if !current.isEmpty { pieces.append(current) }
    return pieces
  }
}
