/// A plus or minus sign before a number. Folding removes such signs.
package enum NumberSign: Sendable {
  case plus, minus

  var signs: [Unicode.Scalar] {
    switch self {
    case .plus: ["+", "\u{FE62}", "\u{FF0B}"]
    case .minus: ["-", "\u{2212}", "\u{FE63}", "\u{FF0D}"]
    }
  }

  /// True if the only number in a text has this sign, as in "year -5", but not in "2026-11-20" or "3 - 5".
  package func stands(in text: String) -> Bool {
    let signs = signs
    var numbers = 0
    var hasSign = false
    var before: (Unicode.Scalar?, Unicode.Scalar?)
    for scalar in text.unicodeScalars {
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      if isDigit, before.1?.properties.generalCategory != .decimalNumber {
        numbers += 1
        hasSign = before.1.map(signs.contains) ?? false && before.0?.properties.isWhitespace ?? true
      }
      // A direction mark before the sign is ignored.
      if scalar.properties.generalCategory != .format { before = (before.1, scalar) }
    }
    return numbers == 1 && hasSign
  }
}
