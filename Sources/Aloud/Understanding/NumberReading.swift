/// Reads the number by which something is chosen: digits of any script, or number words.
public enum NumberReading {
  /// The number that a folded line is, or nil. Folding has made all digits ASCII.
  public static func number(_ folded: String, lexicon: Lexicon) -> Int? {
    if let first = folded.utf8.first, (48...57).contains(first) {
      if let number = Int(folded) { return number }
      let groups = folded.split(separator: Character(" "))
      // "1 000 000" and "1,000,000" fold to groups of digits.
      guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else { return nil }
      return Int(groups.joined())
    }
    return lexicon.number(folded)
  }
}
