/// The spoken forms of numbers (`number.FORM.BASE` entries), similar to CLDR's spell-out rules. An entry applies to the numbers
/// from its base up to the next entry's. The text before `|` is for numbers without a remainder, the text after it for the others.
/// `{<}` is the quotient by the power of ten, `{>}` the remainder and `{=}` the number itself. Each can name a form (`{>:and}`);
/// otherwise the remainder uses the same form, and the others use figures. An entry without a place applies to its base only.
struct SpokenNumbers: Sendable {
  private struct Entry {
    var base: Int
    var even, rest: String
  }

  private var forms: [String: [Entry]] = [:]
  private let digits: [Character]
  /// The word for the decimal point, by form.
  private var points: [String: String] = [:]
  /// The words for the zero before a figure, by form.
  private var leading: [String: String] = [:]

  /// Creates the forms from entries, by the part of their keys after `number.`: "day.1", "day.point", "minute.leading".
  init(_ entries: [String: String], digits: [Character]) {
    self.digits = digits
    for (key, text) in entries {
      guard let (form, base) = key.cut(at: ".") else { continue }
      if base == "point" { points[String(form)] = text }
      if base == "leading" { leading[String(form)] = text }
      guard let base = Int(base) else { continue }
      let (even, rest) = text.cut(at: "|") ?? (text[...], "")
      forms[String(form), default: []].append(
        Entry(base: base, even: String(even).trimmingSpaces(), rest: String(rest).trimmingSpaces()))
    }
    for form in forms.keys { forms[form]?.sort { $0.base < $1.base } }
  }

  func words(of number: WrittenFigures, in form: String) -> String? {
    if number.value == nil, number.hasTwoFigures, let zero = leading[form] {
      return words(of: number.whole[1], in: form).map { number.whole[1] == 0 ? $0 : zero + $0 }
    }
    guard let value = number.value else { return digits(number.whole + number.decimals, in: form) }
    guard let whole = words(of: value, in: form) else { return nil }
    if number.decimals.isEmpty { return whole }
    guard let point = points[form], let decimals = digits(number.decimals, in: form) else { return nil }
    return whole + " " + point + " " + decimals
  }

  func words(of number: Int, in form: String) -> String? {
    guard let entry = forms[form]?.last(where: { $0.base <= number }) else { return nil }
    let power = Self.power(of: entry.base)
    let rest = number % power
    let text = rest == 0 || number == entry.base ? entry.even : entry.rest
    if text.isEmpty || !text.contains("{") && rest == 0 && number != entry.base { return nil }
    var result = text
    let places: [(String, Int, String?)] = [("{<", number / power, nil), ("{>", rest, form), ("{=", number, nil)]
    for (sign, value, usual) in places {
      while let (before, after) = result.cut(at: sign), let (named, tail) = String(after).cut(at: "}") {
        let other = named.first == ":" ? String(named.dropFirst()) : usual
        guard let words = other.map({ words(of: value, in: $0) }) ?? figures(value) else { return nil }
        result = "\(before)\(words)\(tail)"
      }
    }
    return result
  }

  private func figures(_ number: Int) -> String { String(String(number).map { digits[$0.wholeNumberValue ?? 0] }) }

  private func digits(_ digits: [Int], in form: String) -> String? {
    let words = digits.compactMap { self.words(of: $0, in: form) }
    return words.count == digits.count ? words.joined(separator: " ") : nil
  }

  /// Returns the power of ten by which numbers with a base are divided: tens, hundreds, thousands, millions.
  private static func power(of base: Int) -> Int {
    switch base {
    case ..<10: 1
    case ..<100: 10
    case ..<1_000: 100
    case ..<1_000_000: 1_000
    case ..<1_000_000_000: 1_000_000
    default: 1_000_000_000
    }
  }
}

struct NumberSigns: Sendable {
  let group, decimal: Character?
  /// The ten digits, zero first.
  let digits: [Character]
}

/// A number found in a text, in the digits of any script.
struct WrittenFigures: Sendable {
  let whole, decimals: [Int]
  let end: Int
  /// The number without its group separators.
  let plain: String

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

  /// Spaces are interchangeable.
  private static func groups(_ character: Character, _ group: Character) -> Bool {
    character == group || group.isWhitespace && ["\u{A0}", "\u{202F}"].contains(character)
  }

  var hasTwoFigures: Bool { whole.count == 2 && decimals.isEmpty }

  /// Nil if the number has leading zeros or too many digits, and is said digit by digit.
  var value: Int? {
    if whole.count > 1, whole[0] == 0 || whole.count > 15 { return nil }
    return whole.reduce(0) { $0 * 10 + $1 }
  }
}
