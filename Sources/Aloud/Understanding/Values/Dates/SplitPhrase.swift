/// A phrase that is split in all ways into a date and a time about it.
struct SplitPhrase {
  private let phrase: Phrase
  private let dates: Lattice<DateToken>
  private let times: Lattice<TimeToken>
  private let words: DateTimeUnderstanding

  init(
    _ phrase: Phrase, _ dates: Lattice<DateToken>, _ times: Lattice<TimeToken>, _ words: DateTimeUnderstanding
  ) {
    (self.phrase, self.dates, self.times, self.words) = (phrase, dates, times, words)
  }

  /// The moments of the first split that makes sense, the longest date first. A day that is a number alone, where that is
  /// taken, is one in digits: "7 on 15".
  func moments(today: Day, takesNumberAlone: Bool) -> [DateTime] {
    let count = phrase.pieces.count
    let timeBefore = times.reached(from: 0)
    let timeAfter = times.reachingEnd()
    let dateFrom = phrase.pieces.map { dates.reached(from: $0.symbols.lowerBound) }
    for length in stride(from: count - 1, to: 0, by: -1) {
      for start in 0...count - length {
        let symbols = phrase.symbols(of: start..<start + length)
        guard timeBefore[symbols.lowerBound], timeAfter[symbols.upperBound], dateFrom[start][symbols.upperBound],
          !takesNumberAlone || phrase.hasDigits(in: symbols)
        else { continue }
        let seconds = words.times.seconds(
          times, [0..<symbols.lowerBound, symbols.upperBound..<phrase.symbols.count])
        guard !seconds.isEmpty else { continue }
        let days = words.dates.days(
          phrase, dates, start..<start + length, today: today, takesNumberAlone: takesNumberAlone)
        if !days.isEmpty { return days.flatMap { day in seconds.map { Self.moment(day, $0) } } }
      }
    }
    return []
  }

  /// The moments of a day, where the phrase is a time and no more.
  func moments(ofTimeAlone today: Day) -> [DateTime] {
    words.times.seconds(times, [0..<phrase.symbols.count]).map { Self.moment(today, $0) }
  }

  private static func moment(_ day: Day, _ second: Int) -> DateTime {
    DateTime(day: day + second / 86_400, hour: second / 3_600 % 24, minute: second / 60 % 60, second: second % 60)
  }
}
