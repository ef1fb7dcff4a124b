/// Puts the words of a number together: "two hundred thousand and five" is 200,005.
enum NumberComposing {
  /// The number that tokens mean; nil where they make none.
  static func number(_ tokens: [ValueToken]) -> Double? {
    var tokens = tokens.filter { $0 != .filler }
    if tokens.first == .minus {
      tokens.removeFirst()
      return number(tokens).map { -$0 }
    }
    guard !tokens.isEmpty, !tokens.contains(.minus), !tokens.contains(.ordinalMark) else { return nil }
    if let place = tokens.firstIndex(of: .point) { return decimal(tokens[..<place], tokens[(place + 1)...]) }
    if let place = tokens.firstIndex(of: .over) {
      guard let above = number(Array(tokens[..<place])), let below = number(Array(tokens[(place + 1)...])), below != 0
      else { return nil }
      return above / below
    }
    if let place = tokens.firstIndex(of: .parts) { return parts(tokens[..<place], tokens[(place + 1)...]) }
    return sum(tokens)
  }

  /// The ordinal that tokens mean: numbers, the last of them an ordinal or marked as one.
  static func ordinal(_ tokens: [ValueToken]) -> Double? {
    let isMarked = tokens.contains(.ordinalMark)
    let words = tokens.filter { $0 != .ordinalMark && $0 != .filler }
    guard isMarked || words.contains(where: { if case .ordinal = $0 { true } else { false } }) else { return nil }
    var parts = NumberParts()
    for token in words {
      switch token {
      case .value(let value), .ordinal(let value): guard parts.add(value) else { return nil }
      case .and: continue
      default: return nil
      }
    }
    return parts.isEmpty ? nil : parts.sum
  }

  private static func sum(_ tokens: [ValueToken]) -> Double? {
    var whole = NumberParts()
    var current = NumberParts()
    for token in tokens {
      switch token {
      case .value(let value): guard current.add(value) else { return nil }
      case .and:
        // What stands before "and" is no part of a fraction after it.
        whole.append(current)
        current = NumberParts()
      case .fraction(let divisor): guard current.divide(by: divisor, isAlone: true) else { return nil }
      case .ordinal(let divisor): guard current.divide(by: divisor, isAlone: false) else { return nil }
      default: return nil
      }
    }
    whole.append(current)
    return whole.isEmpty ? nil : whole.sum
  }

  private static func decimal(_ whole: ArraySlice<ValueToken>, _ rest: ArraySlice<ValueToken>) -> Double? {
    let before = whole.isEmpty ? 0 : sum(Array(whole))
    var digits = ""
    var scale = 1.0
    for token in rest {
      guard case .value(let value) = token, value >= 0, value == value.rounded(), value < 1e15 else { return nil }
      if value >= 100, !digits.isEmpty { scale *= value } else { digits += String(Int(value)) }
    }
    guard let before, let after = Double("0." + digits), !digits.isEmpty else { return nil }
    return (before + after) * scale
  }

  /// 百と四分の三: what is before the divisor and "and" stands apart.
  private static func parts(_ before: ArraySlice<ValueToken>, _ after: ArraySlice<ValueToken>) -> Double? {
    let split = before.lastIndex(of: .and)
    let divisor = number(Array(split.map { before[($0 + 1)...] } ?? before))
    let whole = split.map { number(Array(before[..<$0])) } ?? 0
    guard let divisor, divisor != 0, let whole, let above = number(Array(after)) else { return nil }
    return whole + above / divisor
  }
}
