/// Reads the number that chooses an item: digits of any script, or number words.
package enum NumberReading {
  /// Returns the number that a folded line means, or nil. Folding has turned all digits into ASCII. Words such as "both", which
  /// only amount to a number, and words without meaning beside a number are left to labels.
  package static func number(_ folded: String, in locale: LoadedLocale) -> Int? {
    guard let first = folded.utf8.first else { return nil }
    if (48...57).contains(first) {
      if let number = Int(folded) { return number }
      let groups = folded.split(separator: Character(" "))
      // "1 000 000" and "1,000,000" fold to groups of digits.
      guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else { return nil }
      return Int(groups.joined())
    }
    guard folded.utf8.count <= 200 else { return nil }
    let words = locale.countingWords.value
    // Fast path: few lines begin like a number word.
    if let beginning = WordBeginning(folded: folded), beginning.isPlain, !words.list.hasWord(beginning) {
      return nil
    }
    let phrase = Phrase(number: folded, decimal: "")
    guard !phrase.hasDigits else { return nil }
    let value = words.values(phrase) { $0.number($1) }.first
    return value.flatMap { $0 >= 0 ? Int(exactly: $0) : nil }
  }
}
