/// Numbers written in digits, of any script, with the separators of a locale or the other usual ones.
enum Numerals {
  /// The pieces of a phrase: numbers in digits, and what stands between them.
  enum Piece: Equatable {
    case number(Double)
    case text(String)
  }

  /// Cuts a phrase. A comma or point with three digits after it parts groups, unless it is the locale's decimal sign.
  static func pieces(_ phrase: String, decimal: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    let letters = Array(phrase)
    var place = 0
    while place < letters.count {
      // ".5" begins with its sign.
      let isSign = (letters[place] == "." || String(letters[place]) == decimal) && text.last?.isLetter != true
      guard digit(letters[place]) != nil || isSign && place + 1 < letters.count && digit(letters[place + 1]) != nil
      else {
        text.append(letters[place])
        place += 1
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      let (value, end) = number(letters, place, decimal)
      pieces.append(.number(value))
      place = end
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  private static func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static let separators: Set<Character> = [
    ".", ",", "'", "’", "٬", "٫", "،", " ", "\u{A0}", "\u{202F}", "·", "・",
  ]

  /// The number from a place on, and where it ends.
  private static func number(_ letters: [Character], _ start: Int, _ decimal: String) -> (Double, Int) {
    var groups: [(separator: Character?, digits: String)] = []
    var place = start
    var separator: Character? = digit(letters[start]) == nil ? letters[start] : nil
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
      guard place + 1 < letters.count, separators.contains(letters[place]), digit(letters[place + 1]) != nil else {
        break
      }
      let isSpace = letters[place].isWhitespace
      if isSpace,
        !(groups.count > 1 ? groups.last?.digits.count == 3 : digits.count <= 3)
          || isSpace && !isGroupOfThree(letters, place + 1)
      {
        break
      }
      separator = letters[place]
      place += 1
    }
    return (value(groups, decimal), place)
  }

  private static func isGroupOfThree(_ letters: [Character], _ start: Int) -> Bool {
    var count = 0
    while start + count < letters.count, digit(letters[start + count]) != nil { count += 1 }
    return count == 3
  }

  private static func value(_ groups: [(separator: Character?, digits: String)], _ decimal: String) -> Double {
    guard groups.count > 1, let last = groups.last, let sign = last.separator else {
      return Double(groups.map(\.digits).joined()) ?? 0
    }
    let inner = groups.dropFirst().dropLast().map(\.separator)
    let isDecimalSign = String(sign) == decimal || sign == "٫" || sign == "·" || sign == "・"
    let isOnce = !inner.contains(sign)
    // "1.234" in German is a group; "1.5" can be nothing but a decimal.
    let isDecimal =
      isOnce && !sign.isWhitespace && (isDecimalSign || last.digits.count != 3 || groups[0].digits.count > 3)
    let whole = (isDecimal ? groups.dropLast() : groups[...]).map(\.digits).joined()
    return Double(isDecimal ? "\(whole).\(last.digits)" : whole) ?? 0
  }
}
