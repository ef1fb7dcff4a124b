/// The signs with which a language writes numbers.
struct NumberSigns: Sendable {
  /// The separators between thousands and before decimals.
  let group, decimal: Character?
  /// The ten digits, zero first.
  let digits: [Character]
}

/// A number found in a text, in the digits of any script.
struct WrittenFigures: Sendable {
  /// The digits before and after the decimal separator.
  let whole, decimals: [Int]
  /// The index in the text after the number.
  let end: Int
  /// The number without its group separators.
  let plain: String

  /// Reads the number at an index of a text. Returns nil if there is none.
  init?(_ text: [Character], from start: Int, _ signs: NumberSigns) {
    func digits(from start: Int) -> ArraySlice<Character> {
      text[start...].prefix { $0.wholeNumberValue.map { $0 < 10 } ?? false }
    }
    guard start <= text.count else { return nil }
    var whole = digits(from: start)
    guard !whole.isEmpty else { return nil }
    var end = whole.endIndex
    while whole.count <= 15, end < text.count, let group = signs.group, Self.groups(text[end], group) {
      let next = digits(from: end + 1)
      guard next.count == 3 else { break }
      whole += next
      end = next.endIndex
    }
    var decimals: ArraySlice<Character> = []
    if end < text.count, let decimal = signs.decimal, text[end] == decimal {
      let next = digits(from: end + 1)
      // A date such as "22.11.2026" is not a number.
      let goesOn = next.endIndex + 1 < text.count && text[next.endIndex] == decimal && text[next.endIndex + 1].isNumber
      if !next.isEmpty, !goesOn {
        decimals = next
        end = next.endIndex
      }
    }
    self.whole = whole.compactMap(\.wholeNumberValue)
    self.decimals = decimals.compactMap(\.wholeNumberValue)
    self.end = end
    plain = String(whole) + (decimals.isEmpty ? "" : String(signs.decimal.map { [$0] } ?? []) + String(decimals))
  }

  /// Returns a Boolean value that indicates whether a character is the group separator. Spaces are interchangeable.
  private static func groups(_ character: Character, _ group: Character) -> Bool {
    character == group || group.isWhitespace && ["\u{A0}", "\u{202F}"].contains(character)
  }

  /// The value, or nil if the number has leading zeros or too many digits and is said digit by digit.
  var value: Int? {
    if whole.count > 1, whole[0] == 0 || whole.count > 15 { return nil }
    return whole.reduce(0) { $0 * 10 + $1 }
  }
}
