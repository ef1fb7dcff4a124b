/// Reads the number by which something is chosen: digits of any script, or number words.
package enum NumberReading {
  /// The number that a folded line is in some words, or nil. Folding has made all digits ASCII. Words that only amount
  /// to a number, such as "both", and those that say nothing beside one are left to labels.
  static func number(_ folded: String, words: OnceRead<NumberWords>) -> Int? {
    guard let first = folded.utf8.first else { return nil }
    if (48...57).contains(first) {
      if let number = Int(folded) { return number }
      let groups = folded.split(separator: Character(" "))
      // "1 000 000" and "1,000,000" fold to groups of digits.
      guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else { return nil }
      return Int(groups.joined())
    }
    guard folded.utf8.count <= 200 else { return nil }
    // Nearly every line begins as no number does.
    if let beginning = WordBeginning(folded: folded), beginning.isPlain, !words.value.list.hasWord(beginning) {
      return nil
    }
    let phrase = Phrase(number: folded, decimal: "")
    guard !phrase.hasDigits else { return nil }
    let value = words.value.values(phrase) { $0.number($1) }.first
    return value.flatMap { $0 >= 0 ? Int(exactly: $0) : nil }
  }
}
