/// Puts the words of a number together: "two hundred thousand and five" is 200,005.
struct NumberComposing: Sendable {
  let rules: NumberRules

  /// The number that tokens mean; nil where they make none.
  func number(_ tokens: [ValueToken]) -> Double? {
    var tokens = tokens.filter { $0 != .filler }
    if tokens.first == .minus {
      tokens.removeFirst()
      return number(tokens).map { -$0 }
    }
    guard !tokens.isEmpty, !tokens.contains(.ordinalMark) else { return nil }
    if tokens.last == .power { return power(tokens.dropLast()) }
    if let place = tokens.firstIndex(of: .parts) { return parts(tokens[..<place], tokens[(place + 1)...]) }
    guard !tokens.contains(.minus) else { return nil }
    if let place = tokens.firstIndex(of: .point) {
      return decimal(tokens[..<place], tokens[(place + 1)...]) ?? with(tokens[..<place], tokens[(place + 1)...])
    }
    if let place = tokens.firstIndex(of: .partsOf) { return partsOf(tokens[..<place], tokens[(place + 1)...]) }
    if let place = tokens.firstIndex(of: .over) { return quotient(tokens[..<place], tokens[(place + 1)...]) }
    return sum(tokens) ?? Self.digits(tokens) ?? fraction(tokens)
  }

  /// Digits said one by one: 二〇二六.
  private static func digits(_ tokens: [ValueToken]) -> Double? {
    let singles = tokens.compactMap {
      $0.number.flatMap { (0...9).contains($0) ? String(Int($0)) : nil }
    }
    return singles.count == tokens.count && (3...15).contains(singles.count) ? Double(singles.joined()) : nil
  }

  /// The ordinal that tokens mean: numbers, the last of them an ordinal or marked as one.
  func ordinal(_ tokens: [ValueToken]) -> Double? {
    let isMarked = tokens.contains(.ordinalMark)
    let words = tokens.filter { $0 != .ordinalMark && $0 != .filler }
    guard isMarked || words.contains(where: { if case .ordinal = $0 { true } else { false } }) else { return nil }
    var parts = NumberParts(rules)
    for token in words {
      switch token {
      case .value(let value), .numeral(let value), .amount(let value), .ordinal(let value):
        guard parts.add(value) else { return nil }
      case .scale(let scale): guard parts.multiply(by: scale) else { return nil }
      case .and: continue
      default: return nil
      }
    }
    return parts.isIncomplete ? nil : parts.sum
  }

  private func sum(_ tokens: [ValueToken]) -> Double? {
    var parts = NumberParts(rules)
    for (index, token) in tokens.enumerated() {
      var beforeScale = false
      if index + 1 < tokens.count, let next = tokens[index + 1].number {
        beforeScale = NumberParts.isPowerOfTen(next)
      }
      switch token {
      case .value(let value) where value > 0 && value < 1 && !beforeScale && parts.addPartOfScale(value): continue
      case .value(let value), .numeral(let value), .amount(let value):
        guard parts.add(value * shorthand(tokens, index), canPair: token == .value(value)) else { return nil }
      case .scale(let scale): guard parts.multiply(by: scale) else { return nil }
      case .and: parts.and()
      case .fraction(let divisor), .ordinal(let divisor):
        var isAlone = false
        if case .fraction = token { isAlone = true }
        guard parts.divide(by: divisor, isAlone: isAlone, beforeScale: beforeScale) else { return nil }
      default: return nil
      }
    }
    return parts.isIncomplete ? nil : parts.sum
  }

  /// What a digit at the end is worth: a tenth of the scale before it, where a language says so.
  private func shorthand(_ tokens: [ValueToken], _ index: Int) -> Double {
    guard rules.shorthand, index == tokens.count - 1, index > 0, let before = tokens[index - 1].number,
      let value = tokens[index].number, (1..<10).contains(value), before == before.rounded()
    else { return 1 }
    var scale = 1.0
    while before > 0, before.truncatingRemainder(dividingBy: scale * 10) == 0 { scale *= 10 }
    return scale >= 100 ? scale / 10 : 1
  }

  /// 二の十乗: the base, and how often it is multiplied with itself.
  private func power(_ tokens: ArraySlice<ValueToken>) -> Double? {
    guard let place = tokens.lastIndex(of: .base), let base = number(Array(tokens[..<place])),
      let exponent = number(Array(tokens[(place + 1)...])), exponent == exponent.rounded(), exponent.magnitude < 1_000
    else { return nil }
    return Exponents.raised(base, Int(exponent))
  }

  /// "two hundred and three parts of a hundred".
  private func partsOf(_ above: ArraySlice<ValueToken>, _ below: ArraySlice<ValueToken>) -> Double? {
    guard let divisor = number(Array(below)), divisor != 0, let value = number(Array(above)) else { return nil }
    guard divisor >= 100, NumberParts.isPowerOfTen(divisor) else { return value / divisor }
    let part = value.truncatingRemainder(dividingBy: divisor)
    return value - part + part / divisor
  }

  /// "3/4", "one out of three", "1 4/5".
  private func quotient(_ above: ArraySlice<ValueToken>, _ below: ArraySlice<ValueToken>) -> Double? {
    guard let divisor = ordinal(Array(below)) ?? number(Array(below)), divisor != 0 else { return nil }
    if let value = number(Array(above)) { return value / divisor }
    guard let last = above.last, let part = number([last]), let whole = number(Array(above.dropLast())) else {
      return nil
    }
    return whole + part / divisor
  }

  /// "five with three quarters": a fraction or a mixed number after the word for the point is added.
  private func with(_ whole: ArraySlice<ValueToken>, _ rest: ArraySlice<ValueToken>) -> Double? {
    guard rest.contains(where: { $0.number == nil }), let part = number(Array(rest)), part > 0, part < 10 else {
      return nil
    }
    let together = part < 1 ? sum(Array(whole) + [.and, .value(part)]) : nil
    return together ?? sum(Array(whole)).map { $0 + part }
  }

  /// "tres dos-milésimos": a number, then an ordinal of several words that divides it.
  private func fraction(_ tokens: [ValueToken]) -> Double? {
    guard case .ordinal? = tokens.last else { return nil }
    for place in tokens.indices.dropFirst().dropLast() {
      if let divisor = ordinal(Array(tokens[place...])), divisor > 0, let above = sum(Array(tokens[..<place])) {
        return above / divisor
      }
    }
    return nil
  }

  /// What stands after the point: digits one by one, or a number whose digits they are. A scale after it multiplies all.
  private func decimal(_ whole: ArraySlice<ValueToken>, _ rest: ArraySlice<ValueToken>) -> Double? {
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
    let singles = rest.compactMap {
      $0.number.flatMap { (0...9).contains($0) ? String(Int($0)) : nil }
    }
    if singles.count == rest.count {
      digits += singles.joined()
    } else {
      guard let number = sum(Array(rest)), number == number.rounded(), (1..<1e15).contains(number) else { return nil }
      digits += String(Int(number))
    }
    guard let before = whole.isEmpty ? 0 : sum(Array(whole)), !digits.isEmpty, let after = Double("0." + digits) else {
      return nil
    }
    return (before + after) * scale
  }

  /// 百と四分の三: what is before the divisor and "and" stands apart.
  private func parts(_ before: ArraySlice<ValueToken>, _ after: ArraySlice<ValueToken>) -> Double? {
    let split = before.lastIndex(of: .and)
    let divisor = number(Array(split.map { before[($0 + 1)...] } ?? before))
    let whole = split.map { number(Array(before[..<$0])) } ?? 0
    guard let divisor, divisor != 0, let whole, let above = number(Array(after)) else { return nil }
    return whole + above / divisor
  }
}
