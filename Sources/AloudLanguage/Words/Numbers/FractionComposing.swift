extension NumberComposing {
  /// Takes an exponent after its base, as in 二の十乗 and "two to the power of ten". A number before "times" is a factor.
  func power(_ tokens: ArraySlice<ValueToken>, _ between: ValueToken) -> Double? {
    if let place = tokens.firstIndex(of: .times) {
      guard let factor = number(tokens[..<place]) else { return nil }
      return power(tokens[(place + 1)...], between).map { factor * $0 }
    }
    guard let place = tokens.lastIndex(of: between), let base = number(tokens[..<place]) else { return nil }
    let after = tokens[(place + 1)...]
    // "Ten to the third" has an ordinal for its exponent.
    guard let exponent = number(after) ?? ordinal(after), exponent == exponent.rounded(), exponent.magnitude < 1_000
    else { return nil }
    return Exponents.raised(base, Int(exponent))
  }

  /// Multiples of the divisor stay whole: "two hundred and three parts of a hundred" is 200.03.
  func partsOf(_ above: ArraySlice<ValueToken>, _ below: ArraySlice<ValueToken>) -> Double? {
    guard let divisor = number(below), divisor != 0, let value = number(above) else { return nil }
    guard divisor >= 100, NumberParts.isPowerOfTen(divisor) else { return value / divisor }
    let part = value.truncatingRemainder(dividingBy: divisor)
    return value - part + part / divisor
  }

  /// As in "3/4", "one out of three" and "1 4/5".
  func quotient(_ above: ArraySlice<ValueToken>, _ below: ArraySlice<ValueToken>) -> Double? {
    // In right-to-left text, the whole part of "1/4 2" comes last.
    if above.count == 1, below.count == 2, case .numeral(let part)? = above.first,
      case .numeral(let divisor)? = below.first,
      case .numeral(let whole)? = below.last, part < divisor, whole == whole.rounded()
    {
      return whole + part / divisor
    }
    guard let divisor = ordinal(below) ?? number(below), divisor != 0 else { return nil }
    if let value = number(above) { return value / divisor }
    guard let last = above.last, let part = number([last]), let whole = number(above.dropLast()) else { return nil }
    return whole + part / divisor
  }

  /// As in خمس العشرين, a fifth of twenty, for languages that use this form.
  func partOfNumber(_ tokens: [ValueToken]) -> Double? {
    guard case .fraction(let divisor)? = tokens.first, tokens.count > 1, divisor != 0 else { return nil }
    let rest = Array(tokens.dropFirst())
    guard let whole = partOfNumber(rest) ?? ordinal(rest) ?? sum(rest), whole >= 2 else { return nil }
    return whole / divisor
  }

  /// As in "five with three quarters", where "with" is also the word for the decimal point.
  func with(_ whole: ArraySlice<ValueToken>, _ rest: ArraySlice<ValueToken>) -> Double? {
    guard rest.contains(where: { $0.number == nil }), let part = number(rest), part > 0, part < 10 else { return nil }
    let together = part < 1 ? sum(Array(whole) + [.and, .value(part)]) : nil
    return together ?? sum(Array(whole)).map { $0 + part }
  }

  /// Divides by an ordinal of several words, as in "tres dos-milésimos".
  func fraction(_ tokens: [ValueToken]) -> Double? {
    guard case .ordinal? = tokens.last else { return nil }
    for place in tokens.indices.dropFirst().dropLast() {
      if let divisor = ordinal(tokens[place...]), divisor > 0, let above = sum(Array(tokens[..<place])) {
        return above / divisor
      }
    }
    return nil
  }

  /// Adds a fraction that follows a whole number without "and": "trois trois quarts".
  func mixed(_ tokens: [ValueToken]) -> Double? {
    guard tokens.count > 2, case .fraction(let divisor)? = tokens.last, let above = tokens[tokens.count - 2].number,
      (1..<divisor).contains(above), let whole = sum(tokens.dropLast(2)), whole == whole.rounded()
    else { return nil }
    return whole + above / divisor
  }

  /// The digits after the point are said one by one or as a number. A scale at the end multiplies the result.
  func decimal(_ whole: ArraySlice<ValueToken>, _ rest: ArraySlice<ValueToken>) -> Double? {
    var rest = rest
    var scale = 1.0
    while rest.count > 1, let value = rest.last?.number, value >= 1000, NumberParts.isPowerOfTen(value) {
      scale *= value
      rest.removeLast()
    }
    var digits = ""
    while rest.first?.number == 0 {
      digits += "0"
      rest.removeFirst()
    }
    let singles = rest.compactMap { $0.number.flatMap { (0...9).contains($0) ? String(Int($0)) : nil } }
    if singles.count == rest.count {
      digits += singles.joined()
    } else {
      // 八点十分 is a time: in Chinese, digits after a point are said one by one.
      guard !rules.shorthand, let number = sum(Array(rest)), number == number.rounded(), (1..<1e15).contains(number)
      else { return nil }
      digits += String(Int(number))
    }
    guard let before = whole.isEmpty ? 0 : sum(Array(whole)), !digits.isEmpty, let after = Double("0." + digits) else {
      return nil
    }
    return (before + after) * scale
  }

  /// The divisor comes first, as in 百と四分の三. A number before the divisor and "and" is the whole part.
  func parts(_ before: ArraySlice<ValueToken>, _ after: ArraySlice<ValueToken>) -> Double? {
    let split = before.lastIndex(of: .and)
    let divisor = number(split.map { before[($0 + 1)...] } ?? before)
    let whole = split.map { number(before[..<$0]) } ?? 0
    guard let divisor, divisor != 0, let whole, let above = number(after) else { return nil }
    return whole + above / divisor
  }
}

/// Numbers with an exponent: "12.32e+14", "2^-1".
enum Exponents {
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

  /// Takes up to three digits of any script.
  private static func whole(_ text: Substring) -> Int? {
    let digits = text.unicodeScalars.compactMap { Numerals.digit($0) }
    guard digits.count == text.unicodeScalars.count, (1...3).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + $1 }
  }

  static func raised(_ base: Double, _ power: Int) -> Double {
    let value = (0..<power.magnitude).reduce(1.0) { value, _ in value * base }
    return power < 0 ? 1 / value : value
  }
}
