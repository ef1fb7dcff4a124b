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
    if let place = tokens.firstIndex(of: .over) { return quotient(tokens[..<place], tokens[(place + 1)...]) }
    if let place = tokens.firstIndex(of: .parts) { return parts(tokens[..<place], tokens[(place + 1)...]) }
    return sum(tokens) ?? digits(tokens)
  }

  /// Digits said one by one: 二〇二六.
  private static func digits(_ tokens: [ValueToken]) -> Double? {
    let singles = tokens.compactMap {
      if case .value(let value) = $0, (0...9).contains(value) { String(Int(value)) } else { nil }
    }
    return singles.count == tokens.count && (3...15).contains(singles.count) ? Double(singles.joined()) : nil
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
      case .scale(let scale): guard parts.multiply(by: scale) else { return nil }
      case .and: continue
      default: return nil
      }
    }
    return parts.isIncomplete ? nil : parts.sum
  }

  private static func sum(_ tokens: [ValueToken]) -> Double? {
    var parts = NumberParts()
    for (index, token) in tokens.enumerated() {
      switch token {
      case .value(let value): guard parts.add(value) else { return nil }
      case .scale(let scale): guard parts.multiply(by: scale) else { return nil }
      case .and: parts.and()
      case .fraction(let divisor), .ordinal(let divisor):
        var isAlone = false
        if case .fraction = token { isAlone = true }
        var beforeScale = false
        if index + 1 < tokens.count, case .value(let next) = tokens[index + 1] {
          beforeScale = NumberParts.isPowerOfTen(next)
        }
        guard parts.divide(by: divisor, isAlone: isAlone, beforeScale: beforeScale) else { return nil }
      default: return nil
      }
    }
    return parts.isIncomplete ? nil : parts.sum
  }

  /// "3/4", "one out of three", "1 4/5".
  private static func quotient(_ above: ArraySlice<ValueToken>, _ below: ArraySlice<ValueToken>) -> Double? {
    guard let divisor = number(Array(below)), divisor != 0 else { return nil }
    if let value = number(Array(above)) { return value / divisor }
    guard let last = above.last, let part = number([last]), let whole = number(Array(above.dropLast())) else {
      return nil
    }
    return whole + part / divisor
  }

  /// What stands after the point: digits one by one, or a number whose digits they are. A scale after it multiplies all.
  private static func decimal(_ whole: ArraySlice<ValueToken>, _ rest: ArraySlice<ValueToken>) -> Double? {
    var rest = rest
    var scale = 1.0
    while rest.count > 1, case .value(let value) = rest.last, value >= 1000, NumberParts.isPowerOfTen(value) {
      scale *= value
      rest.removeLast()
    }
    var digits = ""
    while case .value(0) = rest.first {
      digits += "0"
      rest.removeFirst()
    }
    let singles = rest.compactMap {
      if case .value(let value) = $0, (0...9).contains(value) { String(Int(value)) } else { nil }
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
  private static func parts(_ before: ArraySlice<ValueToken>, _ after: ArraySlice<ValueToken>) -> Double? {
    let split = before.lastIndex(of: .and)
    let divisor = number(Array(split.map { before[($0 + 1)...] } ?? before))
    let whole = split.map { number(Array(before[..<$0])) } ?? 0
    guard let divisor, divisor != 0, let whole, let above = number(Array(after)) else { return nil }
    return whole + above / divisor
  }
}
