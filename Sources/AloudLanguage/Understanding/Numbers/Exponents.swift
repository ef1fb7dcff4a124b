/// Numbers with an exponent: "12.32e+14", "2^-1".
enum Exponents {
  /// Returns the value of a phrase with an exponent, or nil for all others.
  static func value(_ phrase: String, decimal: String) -> Double? {
    guard phrase.utf8.contains(where: { $0 == 0x65 || $0 == 0x45 || $0 == 0x5E }),
      phrase.unicodeScalars.contains(where: { Numerals.digit($0) != nil })
    else { return nil }
    let text = phrase.filter { !$0.isWhitespace }.lowercased()
    guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "^" }) else { return nil }
    var mantissa = text[..<mark]
    let isNegative = mantissa.first == "-" || mantissa.first == "−"
    if isNegative { mantissa = mantissa.dropFirst() }
    var exponent = text[text.index(after: mark)...]
    var sign = 1
    while let first = exponent.first, "+-−".contains(first) {
      if first != "+" { sign = -sign }
      exponent = exponent.dropFirst()
    }
    // A factor before the base, as in "1.3x10^6".
    var factor = 1.0
    if text[mark] == "^", let times = mantissa.lastIndex(where: { "x×*".contains($0) }) {
      guard case .number(let value)? = only(mantissa[..<times], decimal) else { return nil }
      factor = value
      mantissa = mantissa[mantissa.index(after: times)...]
    }
    guard case .number(let base)? = only(mantissa, decimal), let power = whole(exponent),
      text[mark] == "^" || mantissa.last?.isNumber == true
    else { return nil }
    let value = text[mark] == "e" ? base * raised(10, sign * power) : factor * raised(base, sign * power)
    return isNegative ? -value : value
  }

  private static func only(_ text: Substring, _ decimal: String) -> Numerals.Piece? {
    let pieces = Numerals.pieces(Array(text.unicodeScalars), decimal: decimal)
    return pieces.count == 1 ? pieces[0] : nil
  }

  /// Returns the value of up to three digits of any script.
  private static func whole(_ text: Substring) -> Int? {
    let digits = text.unicodeScalars.compactMap { Numerals.digit($0) }
    guard digits.count == text.unicodeScalars.count, (1...3).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + $1 }
  }

  /// Returns a number raised to a whole power.
  static func raised(_ base: Double, _ power: Int) -> Double {
    let value = (0..<power.magnitude).reduce(1.0) { value, _ in value * base }
    return power < 0 ? 1 / value : value
  }
}
