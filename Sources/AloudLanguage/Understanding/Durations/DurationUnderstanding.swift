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
      ?? amounts(phrase)?.reduce(0) { $0 + $1.seconds }
    return value.flatMap { $0 < 1e12 ? ($0 * 1_000).rounded() / 1_000 : nil }
  }

  /// The amounts of units that a phrase in words means; nil where it means none.
  func amounts(_ text: String) -> [DurationAmount]? {
    let phrase = Phrase(number: text, decimal: decimal)
    guard phrase.symbols.count <= Phrase.limit, !hasMarksBetweenNumbers(phrase.text) else { return nil }
    let lattice = Lattice(phrase, words.store) { symbol in
      switch symbol {
      case .number(let value, _): .digits(value)
      case .sign(.over): .number(.over)
      case .sign, .letter: nil
      }
    }
    return lattice.readings([0..<phrase.symbols.count]) { tokens in
      DurationGrammar.amounts(tokens, words.composing).map { [$0] }
    }.first
  }

  /// Whether a mark that says nothing stands between numbers in digits: "3-5" is none.
  private func hasMarksBetweenNumbers(_ text: [Unicode.Scalar]) -> Bool {
    let pieces = Numerals.pieces(text, decimal: decimal)
    return pieces.indices.dropFirst().dropLast().contains { index in
      guard case .text(let scalars) = pieces[index] else { return false }
      let marks = scalars.filter { !Phrase.isBreak($0) }
      return !marks.isEmpty && marks != ["/"] && marks != ["⁄"]
        && Folding.fold(String(String.UnicodeScalarView(marks))).isEmpty
    }
  }
}
