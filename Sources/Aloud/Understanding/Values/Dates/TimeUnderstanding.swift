/// Understands times of day, in digits and in words.
struct TimeUnderstanding: Sendable {
  private let words: TimeWords

  init(_ words: TimeWords) { self.words = words }

  /// The seconds of the day that a phrase can mean, the likeliest first.
  func seconds(_ phrase: String) -> [Int] {
    var lists: [[TimeToken]] = [[]]
    for piece in Numerals.pieces(phrase, decimal: "") {
      switch piece {
      case .number(let value):
        // "7.30" is read as a decimal: its digits are minutes.
        guard let numbers = Self.numbers(value, phrase) else { return [] }
        lists = lists.map { $0 + numbers.map(TimeToken.number) }
      case .text(let text):
        let cuts = words.cutter.cuts(Folding.fold(text))
        lists = Array(lists.flatMap { list in cuts.map { list + $0 } }.prefix(200))
      }
    }
    var result: [Int] = []
    for tokens in lists where !tokens.isEmpty {
      if let second = TimeGrammar.second(tokens), !result.contains(second) { result.append(second) }
    }
    return result
  }

  private static func numbers(_ value: Double, _ phrase: String) -> [Int]? {
    guard value >= 0, value < 10_000 else { return nil }
    if value == value.rounded() { return [Int(value)] }
    let minutes = (value - value.rounded(.down)) * 100
    guard (minutes - minutes.rounded()).magnitude < 1e-6 else { return nil }
    return [Int(value), Int(minutes.rounded())]
  }
}
