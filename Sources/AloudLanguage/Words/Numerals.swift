enum Numerals {
  enum Piece: Equatable {
    case number(Double)
    case text(ArraySlice<Unicode.Scalar>)
  }

  /// Splits a phrase into pieces. A comma or point before three digits separates groups, unless it is the locale's decimal sign.
  static func pieces(_ letters: [Unicode.Scalar], decimal: String) -> [Piece] {
    var pieces: [Piece] = []
    let decimal = decimal.unicodeScalars.count == 1 ? decimal.unicodeScalars.first : nil
    var text = 0
    var place = 0
    while place < letters.count {
      // A number can begin with the decimal sign, as in ".5".
      let isSign =
        (letters[place] == "." || letters[place] == decimal)
        && !(place > text && letters[place - 1].properties.isAlphabetic)
      guard digit(letters[place]) != nil || isSign && place + 1 < letters.count && digit(letters[place + 1]) != nil
      else {
        place += 1
        continue
      }
      if place > text { pieces.append(.text(letters[text..<place])) }
      let (value, end) = number(letters, place, decimal)
      pieces.append(.number(value))
      (place, text) = (end, end)
    }
    if place > text { pieces.append(.text(letters[text..<place])) }
    return pieces
  }

  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x80 { return (48...57).contains(scalar.value) ? Int(scalar.value) - 48 : nil }
    guard scalar.value >= 0x0660, scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "’", "٬", "٫", "،", " ", "\u{A0}", "\u{202F}", "·", "・": true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func number(
    _ letters: [Unicode.Scalar], _ start: Int, _ decimal: Unicode.Scalar?
  ) -> (Double, Int) {
    var groups: [(separator: Unicode.Scalar?, digits: String)] = []
    var place = start
    var separator: Unicode.Scalar? = digit(letters[start]) == nil ? letters[start] : nil
    if separator != nil {
      place += 1
      groups.append((nil, "0"))
    }
    while place < letters.count {
      var digits = ""
      while place < letters.count, let digit = digit(letters[place]) {
        digits += String(digit)
        place += 1
      }
      groups.append((separator, digits))
      guard place + 1 < letters.count, isSeparator(letters[place]), digit(letters[place + 1]) != nil else { break }
      if isSpace(letters[place]),
        !(groups.count > 1 ? groups.last?.digits.count == 3 : digits.count <= 3)
          || !isGroupOfThree(letters, place + 1)
      {
        break
      }
      separator = letters[place]
      place += 1
    }
    return (value(groups, decimal), place)
  }

  private static func isGroupOfThree(_ letters: [Unicode.Scalar], _ start: Int) -> Bool {
    var count = 0
    while start + count < letters.count, digit(letters[start + count]) != nil { count += 1 }
    return count == 3
  }

  private static func value(
    _ groups: [(separator: Unicode.Scalar?, digits: String)], _ decimal: Unicode.Scalar?
  ) -> Double {
    guard groups.count > 1, let last = groups.last, let sign = last.separator else {
      return Double(groups.map(\.digits).joined()) ?? 0
    }
    let inner = groups.dropFirst().dropLast().map(\.separator)
    let isDecimalSign = sign == decimal || sign == "٫" || sign == "·" || sign == "・"
    let isOnce = !inner.contains(sign)
    // "1.234" is grouped in German; "1.5" can only be a decimal.
    let isDecimal = isOnce && !isSpace(sign) && (isDecimalSign || last.digits.count != 3 || groups[0].digits.count > 3)
    let whole = (isDecimal ? groups.dropLast() : groups[...]).map(\.digits).joined()
    return Double(isDecimal ? "\(whole).\(last.digits)" : whole) ?? 0
  }
}
