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

/// Durations as a clock shows them: "1:30".
enum ClockDuration {
  /// The seconds of hours and minutes, or hours, minutes and seconds; nil where a text is neither.
  static func seconds(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return zip(numbers, [3_600, 60, 1]).map { Double($0 * $1) }.reduce(0, +)
  }

  /// Digits of any script, few enough to make a number.
  private static func number(_ text: some StringProtocol) -> Int? {
    let digits = text.compactMap { (0...9).contains($0.wholeNumberValue ?? 10) ? $0.wholeNumberValue : nil }
    return digits.count == text.count ? digits.reduce(0) { $0 * 10 + $1 } : nil
  }
}

/// Durations as ISO 8601 writes them.
enum ISODuration {
  /// The parts in their order; the last ones are of time.
  private static let parts: [(sign: Character, isTime: Bool, unit: RelativeUnit)] = [
    ("Y", false, .year), ("M", false, .month), ("W", false, .week), ("D", false, .day), ("H", true, .hour),
    ("M", true, .minute), ("S", true, .second),
  ]

  /// The seconds of "P1DT2H30M"; nil where a text is none.
  static func seconds(_ text: some StringProtocol) -> Double? {
    guard text.first == "P" else { return nil }
    var total = 0.0
    var digits = ""
    var isTime = false
    var next = parts[...]
    for character in text.dropFirst() {
      switch character {
      case "0"..."9": digits.append(character)
      case ".", ",": digits.append(".")
      case "T":
        guard !isTime, digits.isEmpty else { return nil }
        isTime = true
      default:
        let place = next.firstIndex { $0.sign == character && $0.isTime == isTime }
        guard let place, digits.first != ".", let number = Double(digits) else { return nil }
        total += number * next[place].unit.seconds
        next = next[(place + 1)...]
        digits = ""
      }
    }
    // Something must stand after "P", and after "T".
    return digits.isEmpty && text.last?.isLetter == true && text.last != "P" && text.last != "T" ? total : nil
  }
}
