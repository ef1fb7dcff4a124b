/// Understands durations in words, as a clock shows them, and in ISO 8601 notation.
struct DurationUnderstanding: Sendable {
  private let words: DurationWords
  private let decimal: String

  /// Creates an instance that reads numbers with the decimal sign `decimal`.
  init(_ words: DurationWords, decimal: String) { (self.words, self.decimal) = (words, decimal) }

  /// Returns the seconds that a phrase means, to the millisecond, or nil if it is not a duration.
  func seconds(_ phrase: String) -> Double? {
    let phrase = phrase.trimmingSpaces()
    // Durations cannot be negative.
    guard let first = phrase.first, !"-−–".contains(first), !words.others.contains(Folding.fold(phrase)) else {
      return nil
    }
    let value =
      ISODuration.seconds(phrase) ?? ClockDuration.seconds(phrase)
      ?? amounts(phrase)?.reduce(0) { $0 + $1.seconds }
    return value.flatMap { $0 < 1e12 ? ($0 * 1_000).rounded() / 1_000 : nil }
  }

  /// Returns the amounts of units that a phrase in words means, or nil if it is not a duration.
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

  /// Returns a Boolean value that indicates whether a sign without meaning is between numbers in digits: "3-5" is not a duration.
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
  /// Returns the seconds of hours and minutes, or of hours, minutes and seconds, or nil if a text is neither.
  static func seconds(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return zip(numbers, [3_600, 60, 1]).map { Double($0 * $1) }.reduce(0, +)
  }

  /// Returns the number in digits of any script, or nil if a text has other characters.
  private static func number(_ text: some StringProtocol) -> Int? {
    let digits = text.compactMap { (0...9).contains($0.wholeNumberValue ?? 10) ? $0.wholeNumberValue : nil }
    return digits.count == text.count ? digits.reduce(0) { $0 * 10 + $1 } : nil
  }
}

/// Durations in ISO 8601 notation.
enum ISODuration {
  /// The parts in their order, with the date parts first.
  private static let parts: [(sign: Character, isTime: Bool, unit: RelativeUnit)] = [
    ("Y", false, .year), ("M", false, .month), ("W", false, .week), ("D", false, .day), ("H", true, .hour),
    ("M", true, .minute), ("S", true, .second),
  ]

  /// Returns the seconds of a duration such as "P1DT2H30M", or nil if a text is not one.
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
    // "P" and "T" must each be followed by a part.
    return digits.isEmpty && text.last?.isLetter == true && text.last != "P" && text.last != "T" ? total : nil
  }
}
