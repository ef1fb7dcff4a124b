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
  /// The digits in which figures are written.
  private let digits: [Character]
  /// The word for the decimal point, by form.
  private var points: [String: String] = [:]

  /// Creates the forms from entries, by the part of their keys after `number.`: "day.1", "number.point".
  init(_ entries: [String: String], digits: [Character]) {
    self.digits = digits
    for (key, text) in entries {
      guard let (form, base) = key.cut(at: ".") else { continue }
      if base == "point" { points[String(form)] = text }
      guard let base = Int(base) else { continue }
      let (even, rest) = text.cut(at: "|") ?? (text[...], "")
      forms[String(form), default: []].append(
        Entry(base: base, even: String(even).trimmingSpaces(), rest: String(rest).trimmingSpaces()))
    }
    for form in forms.keys { forms[form]?.sort { $0.base < $1.base } }
  }

  /// Returns the words for a written number in a form, or nil if it has none.
  func words(of number: WrittenFigures, in form: String) -> String? {
    guard let value = number.value else { return digits(number.whole + number.decimals, in: form) }
    guard let whole = words(of: value, in: form) else { return nil }
    if number.decimals.isEmpty { return whole }
    guard let point = points[form], let decimals = digits(number.decimals, in: form) else { return nil }
    return whole + " " + point + " " + decimals
  }

  /// Returns the words for a number in a form, or nil if it has none.
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

  private func figures(_ number: Int) -> String {
    String(String(number).map { digits[$0.wholeNumberValue ?? 0] })
  }

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
