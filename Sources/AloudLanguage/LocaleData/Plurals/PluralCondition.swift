/// One comparison of a plural rule, such as "n % 100 = 3..10,13".
struct PluralCondition: Sendable {
  private var isVisible: Bool
  private var modulus: Int?
  private var ranges: [ClosedRange<Int>]
  private var isNegated: Bool

  /// Reads the words of a comparison; nil where they can't be read.
  init?(_ source: some Sequence<Substring>) {
    var words = Array(source)
    guard words.count >= 3, ["n", "i", "v", "w", "f", "t", "e", "c"].contains(words[0]) else { return nil }
    // The operands of a fraction and of a power are 0 in a whole number.
    isVisible = words[0] == "n" || words[0] == "i"
    words.removeFirst()
    if words[0] == "%" {
      guard words.count >= 4, let modulus = Int(words[1]), modulus > 0 else { return nil }
      self.modulus = modulus
      words.removeFirst(2)
    }
    guard words.count == 2, words[0] == "=" || words[0] == "!=" else { return nil }
    isNegated = words[0] == "!="
    ranges = []
    for part in words[1].split(separator: Character(",")) {
      let ends = part.split(separator: Character(".")).compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else { return nil }
      ranges.append(first...last)
    }
  }

  /// Whether it holds for a whole number that is not negative.
  func holds(for number: Int) -> Bool {
    var operand = isVisible ? number : 0
    if let modulus { operand %= modulus }
    return ranges.contains { $0.contains(operand) } != isNegated
  }
}
