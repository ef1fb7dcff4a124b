/// Understands durations: in words, as a clock shows them, and as ISO 8601 writes them.
struct DurationUnderstanding: Sendable {
  private let words: DurationWords
  private let decimal: String

  /// `decimal` is the sign before a locale's decimals.
  init(_ words: DurationWords, decimal: String) { (self.words, self.decimal) = (words, decimal) }

  /// The seconds that a phrase means, to the millisecond; nil where it means no duration.
  func seconds(_ phrase: String) -> Double? {
    let phrase = phrase.trimmingSpaces()
    // Nothing lasts less than no time.
    guard let first = phrase.first, !"-−–".contains(first) else { return nil }
    let value =
      ISODuration.seconds(phrase) ?? ClockDuration.seconds(phrase)
      ?? cuts(phrase).lazy.compactMap { DurationGrammar.seconds($0) }.first
    return value.flatMap { $0 < 1e12 ? ($0 * 1_000).rounded() / 1_000 : nil }
  }

  /// The ways to cut a phrase into words.
  private func cuts(_ phrase: String) -> [[DurationToken]] {
    var lists: [[DurationToken]] = [[]]
    for piece in Numerals.pieces(phrase, decimal: decimal) {
      switch piece {
      case .number(let value): lists = lists.map { $0 + [.digits(value)] }
      case .text(let text):
        let cuts = text == "/" || text == "⁄" ? [[.number(.over)]] : words.cutter.cuts(Folding.fold(text))
        lists = Array(lists.flatMap { list in cuts.map { list + $0 } }.prefix(200))
      }
    }
    return lists
  }
}
