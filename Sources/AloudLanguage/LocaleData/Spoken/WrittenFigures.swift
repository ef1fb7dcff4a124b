/// The signs that a language writes numbers with.
struct NumberSigns: Sendable {
  /// What stands between thousands, and before decimals.
  let group, decimal: Character?
  /// Its ten digits, zero first.
  let digits: [Character]
}

/// A number as it stands in a text, in the digits of any script.
struct WrittenFigures: Sendable {
  /// Its digits before and after the decimal sign.
  let whole, decimals: [Int]
  /// Where the text goes on after it.
  let end: Int
  /// Its figures without what groups them.
  let plain: String

  /// The number that a text has at a place; nil where there is none.
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
      // "22.11.2026" is no number.
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

  /// What is a space is written as several.
  private static func groups(_ character: Character, _ group: Character) -> Bool {
    character == group || group.isWhitespace && ["\u{A0}", "\u{202F}"].contains(character)
  }

  /// Its value; nil where it has leading zeros or too many digits, and is said digit by digit.
  var value: Int? {
    if whole.count > 1, whole[0] == 0 || whole.count > 15 { return nil }
    return whole.reduce(0) { $0 * 10 + $1 }
  }
}
