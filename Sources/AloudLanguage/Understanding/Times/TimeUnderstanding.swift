/// Understands times of day, in digits and in words.
struct TimeUnderstanding: Sendable {
  private let shared: Shared<TimeWords>

  init(_ words: TimeWords) { shared = Shared(words) }

  /// Returns the words for times in a phrase.
  func lattice(_ phrase: Phrase) -> Lattice<TimeToken> {
    Lattice(phrase, shared.content.store, mindsSpaces: false) { symbol in
      guard case .number(let value, let isPadded) = symbol, value < 10_000 else { return nil }
      return .numeral(Int(value), isPadded: isPadded)
    }
  }

  /// Returns the minute of the day that a part of the day, such as "evening", stands for beside a day. The part is given by its
  /// letters.
  func around(_ letters: String) -> Int? { shared.content.around[letters] }

  /// Returns the seconds since midnight that the words in some ranges can mean, the likeliest first. Hours can be above 23 in
  /// languages that have them.
  func seconds(_ lattice: Lattice<TimeToken>, _ ranges: [Range<Int>]) -> [Int] {
    lattice.readings(ranges) { TimeGrammar.seconds($0, rules: shared.content.rules) }
  }

  /// Returns a Boolean value that indicates whether a time, in minutes, is in the part of the day that a phrase such as "in the
  /// evening" names, or nil if it names none.
  func isTime(_ minutes: Int, in phrase: Phrase) -> Bool? {
    guard (1...Phrase.limit).contains(phrase.symbols.count), !phrase.hasDigits else { return nil }
    let answers = lattice(phrase).readings([0..<phrase.symbols.count]) { tokens in
      TimeGrammar.isTime(minutes, in: tokens).map { [$0] }
    }
    if !answers.isEmpty { return answers.contains(true) }
    return around(phrase.letters).map { ($0 >= 720) == (minutes >= 720) }
  }

  /// Returns the seconds of the day that a phrase can mean, the likeliest first.
  func seconds(_ phrase: Phrase) -> [Int] {
    var result: [Int] = []
    for second in seconds(lattice(phrase), [0..<phrase.symbols.count]).map({ $0 % 86_400 })
    where !result.contains(second) { result.append(second) }
    return result
  }
}
