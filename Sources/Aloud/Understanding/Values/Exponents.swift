/// Numbers with an exponent: "12.32e+14", "2^-1".
enum Exponents {
  /// The value of a phrase that is one; nil for all others.
  static func value(_ phrase: String, decimal: String) -> Double? {
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
    guard case .number(let base)? = only(mantissa, decimal), exponent.count <= 3, let power = Int(exponent),
      text[mark] == "^" || mantissa.last?.isNumber == true
    else { return nil }
    let value = text[mark] == "e" ? base * raised(10, sign * power) : raised(base, sign * power)
    return isNegative ? -value : value
  }

  private static func only(_ text: Substring, _ decimal: String) -> Numerals.Piece? {
    let pieces = Numerals.pieces(String(text), decimal: decimal)
    return pieces.count == 1 ? pieces[0] : nil
  }

  private static func raised(_ base: Double, _ power: Int) -> Double {
    let value = (0..<power.magnitude).reduce(1.0) { value, _ in value * base }
    return power < 0 ? 1 / value : value
  }
}
