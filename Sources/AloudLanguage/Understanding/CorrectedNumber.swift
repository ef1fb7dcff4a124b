/// A number that is corrected in a phrase: "2 hours" and "no, 3" are "3 hours" (LOOP-9).
extension Understander {
  /// How many characters a phrase may have in which a number is corrected.
  private static let longestCorrected = 100

  /// What a phrase becomes where a correction takes the place of one of its numbers, one phrase for each number that may be
  /// meant, the last number first. The correction is a number, or a number and the words that follow the number in the phrase.
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

  /// Where the numbers of a phrase stand, in digits or words. A time such as "17:30" is one; a date in digits is none.
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
    // Of the characters by themselves 後 is no place in a list.
    if text.contains(where: { Kind($0) == .apart }) { return false }
    return !readings(of: String(text), as: .ordinal, now: DateTime(day: Day(0))).isEmpty
  }

  /// The words of a phrase, with digits and each of the characters of a script without spaces by themselves.
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
