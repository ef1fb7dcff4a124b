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

extension LoadedLocale {
  /// For example "day" and "days" for "day".
  package func words(ofUnit name: String) -> [String] {
    values.lines("unit", name).flatMap(\.words)
  }

  package var dictatedSigns: [(sign: Character, name: String)] {
    characters.signs.filter { $0.sign.isPunctuation }
  }

  /// Returns the letters that words of a spelling alphabet stand for, such as "ab" for "alpha bravo". Nil if a word has none.
  package func letters(saying words: [String]) -> String? {
    var letters = ""
    for word in words {
      let folded = Folding.fold(word)
      if folded.count == 1 {
        letters += folded
      } else if let spelling = characters.spellings.first(where: { Folding.fold($0.word) == folded }) {
        letters.append(spelling.letter)
      } else if let digit = NumberReading.number(folded, in: self), (0...9).contains(digit) {
        letters += String(digit)
      } else {
        return nil
      }
    }
    return letters.isEmpty ? nil : letters
  }
}
