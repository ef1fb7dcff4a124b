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
    guard let first = phrase.first, !"-−–".contains(first), !words.others.contains(Folding.fold(phrase)) else {
      return nil
    }
    let value =
      ISODuration.seconds(phrase) ?? ClockDuration.seconds(phrase)
      ?? cuts(phrase).lazy.compactMap { DurationGrammar.seconds($0) }.first
    return value.flatMap { $0 < 1e12 ? ($0 * 1_000).rounded() / 1_000 : nil }
  }

  /// The ways to cut a phrase into words.
  private func cuts(_ phrase: String) -> [[DurationToken]] {
    var lists: [[DurationToken]] = [[]]
    let pieces = Numerals.pieces(phrase, decimal: decimal)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .number(let value): lists = lists.map { $0 + [.digits(value)] }
      case .text(let text):
        let folded = Folding.fold(text)
        let isBetween = index > 0 && index + 1 < pieces.count
        if isBetween, text == "/" || text == "⁄" {
          lists = lists.map { $0 + [.number(.over)] }
        } else if isBetween, folded.isEmpty, !text.allSatisfy(\.isWhitespace) {
          // "3-5" is no number.
          return []
        } else {
          let cuts = words.cutter.cuts(folded)
          lists = Array(lists.flatMap { list in cuts.map { list + $0 } }.prefix(200))
        }
      }
    }
    return lists
  }
}
