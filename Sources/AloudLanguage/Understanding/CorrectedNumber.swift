/// Corrections of a number in a phrase: "2 hours" and "no, 3" make "3 hours" (LOOP-9).
extension Understander {
  /// In characters.
  private static let longestCorrected = 100

  /// Returns a phrase with one of its numbers replaced by a correction: one result for each number that can be meant, the last
  /// number first. The correction is a number, optionally followed by the words after that number in the phrase.
  public func corrected(_ phrase: String, by correction: String) -> [String] {
    guard phrase.count <= Self.longestCorrected, let number = numbers(in: correction).first,
      number.lowerBound == correction.startIndex
    else { return [] }
    let rest = Folding.fold(String(correction[number.upperBound...]))
    let isYear = Self.isYear(correction[number])
    return numbers(in: phrase).reversed().filter { range in
      Self.isYear(phrase[range]) == isYear && Folding.fold(String(phrase[range.upperBound...])).hasPrefix(rest)
    }
    .map { String(phrase[..<$0.lowerBound] + correction[number] + phrase[$0.upperBound...]) }
  }

  private static func isYear(_ number: Substring) -> Bool { number.count == 4 && number.allSatisfy(\.isNumber) }

  /// Finds numbers in digits or words. A time such as "17:30" counts as a number, a date in digits does not.
  private func numbers(in phrase: String) -> [Range<String.Index>] {
    let tokens = Self.tokens(phrase)
    var numbers: [Range<String.Index>] = []
    var next = 0
    while next < tokens.count {
      let ends = (next..<min(tokens.count, next + 6)).reversed()
      guard let end = ends.first(where: { isNumber(phrase[tokens[next].lowerBound..<tokens[$0].upperBound]) }) else {
        next += 1
        continue
      }
      numbers.append(tokens[next].lowerBound..<tokens[end].upperBound)
      next = end + 1
    }
    return numbers
  }

  private func isNumber(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 { return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) } }
    if number(String(text)) != nil { return true }
    // A single Han or kana character, such as 後, would be read as a place in a list.
    if text.contains(where: { Kind($0) == .apart }) { return false }
    return !readings(of: String(text), as: .ordinal, now: DateTime(day: Day(0))).isEmpty
  }

  /// A run of digits is a word, and so is each character of a script without spaces.
  private static func tokens(_ phrase: String) -> [Range<String.Index>] {
    var tokens: [Range<String.Index>] = []
    var (kind, start) = (Kind.space, phrase.startIndex)
    for index in phrase.indices {
      let next = Kind(phrase[index])
      if next != kind || next == .apart {
        if kind != .space { tokens.append(start..<index) }
        (kind, start) = (next, index)
      }
    }
    if kind != .space { tokens.append(start..<phrase.endIndex) }
    return tokens
  }

  private enum Kind {
    case space, digits, word, apart

    init(_ character: Character) {
      if character.isWhitespace || character == "," {
        self = .space
      } else if character.wholeNumberValue != nil && !character.isLetter || ":./-".contains(character) {
        self = .digits
      } else {
        self = character.unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) } ?? false ? .apart : .word
      }
    }
  }
}
