/// Composes a number from its words: "two hundred thousand and five" is 200,005.
struct NumberComposing: Sendable {
  let rules: NumberRules

  func number(_ tokens: some Sequence<ValueToken>) -> Double? {
    var tokens = tokens.filter { $0 != .filler && $0 != .counter }
    if tokens.first == .minus {
      tokens.removeFirst()
      return number(tokens).map { -$0 }
    }
    guard !tokens.isEmpty, !tokens.contains(where: \.isMark) else { return nil }
    if tokens.last == .power { return power(tokens.dropLast(), .base) }
    if case .exponent(let exponent)? = tokens.last {
      return number(tokens.dropLast()).map { Exponents.raised($0, exponent) }
    }
    if tokens.contains(.raised) { return power(tokens[...], .raised) }
    if let place = tokens.firstIndex(of: .parts) { return parts(tokens[..<place], tokens[(place + 1)...]) }
    guard !tokens.contains(.minus) else { return nil }
    if let place = tokens.firstIndex(of: .point) {
      return decimal(tokens[..<place], tokens[(place + 1)...]) ?? with(tokens[..<place], tokens[(place + 1)...])
    }
    if let place = tokens.firstIndex(of: .partsOf) { return partsOf(tokens[..<place], tokens[(place + 1)...]) }
    if let place = tokens.firstIndex(of: .over) { return quotient(tokens[..<place], tokens[(place + 1)...]) }
    return rules.ofNumbers
      ? partOfNumber(tokens) ?? sum(tokens) ?? Self.digits(tokens)
      : sum(tokens) ?? Self.digits(tokens) ?? fraction(tokens) ?? mixed(tokens)
  }

  /// Takes 3 to 15 digits said one by one, as in 二〇二六.
  private static func digits(_ tokens: [ValueToken]) -> Double? {
    let singles = tokens.compactMap { $0.number.flatMap { (0...9).contains($0) ? String(Int($0)) : nil } }
    return singles.count == tokens.count && (3...15).contains(singles.count) ? Double(singles.joined()) : nil
  }

  /// Takes numbers with an ordinal among them, or marked as an ordinal.
  func ordinal(_ tokens: some Sequence<ValueToken>) -> Double? {
    let isMarked = tokens.contains(where: \.isMark)
    let words = tokens.filter { !$0.isMark && $0 != .filler && $0 != .counter }
    guard isMarked || words.contains(where: { if case .ordinal = $0 { true } else { false } }) else { return nil }
    var parts = NumberParts(rules)
    for token in words {
      switch token {
      // The "g" of "degré" would be a billion.
      case .value(let value), .numeral(let value), .ordinal(let value):
        guard parts.add(value) else { return nil }
      case .scale(let scale): guard parts.multiply(by: scale) else { return nil }
      case .and: continue
      default: return nil
      }
    }
    return parts.isIncomplete ? nil : parts.sum
  }

  func sum(_ tokens: [ValueToken]) -> Double? {
    var parts = NumberParts(rules)
    for (index, token) in tokens.enumerated() {
      var beforeScale = false
      if index + 1 < tokens.count, let next = tokens[index + 1].number { beforeScale = NumberParts.isPowerOfTen(next) }
      switch token {
      case .value(let value) where value > 0 && value < 1 && !beforeScale && parts.addPartOfScale(value): continue
      // Vietnamese says no "and": "hai nghìn rưỡi" is 2,500.
      case .value(0.5) where index > 0 && tokens[index - 1].number.map { parts.addHalf(of: $0) } == true: continue
      // Digits have no ones in words after them: 이 of 20이 is a particle, and not two.
      case .value(let value) where (1..<10).contains(value) && index > 0 && tokens[index - 1].isNumeral: return nil
      case .value(let value), .numeral(let value), .amount(let value):
        guard parts.add(value * shorthand(tokens, index), canPair: token == .value(value)) else { return nil }
        if token == .amount(value), value >= 10 { parts.count(in: value) }
      case .scale(let scale):
        guard parts.multiply(by: scale) else { return nil }
        parts.count(in: scale)
      case .and: parts.and()
      case .fraction(let divisor), .ordinal(let divisor):
        let isAlone = token == .fraction(divisor)
        guard isAlone || !rules.ofNumbers, parts.divide(by: divisor, isAlone: isAlone, beforeScale: beforeScale) else {
          return nil
        }
      default: return nil
      }
    }
    return parts.isIncomplete ? nil : parts.sum
  }

  /// Returns the factor for a final digit: a tenth of the scale before it, in languages with such a shorthand, else 1.
  private func shorthand(_ tokens: [ValueToken], _ index: Int) -> Double {
    guard rules.shorthand, index == tokens.count - 1, index > 0, let before = tokens[index - 1].number,
      let value = tokens[index].number, (1..<10).contains(value), before == before.rounded()
    else { return 1 }
    var scale = 1.0
    while before > 0, before.truncatingRemainder(dividingBy: scale * 10) == 0 { scale *= 10 }
    return scale >= 100 ? scale / 10 : 1
  }
}
