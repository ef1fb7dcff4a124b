/// The forms in which numbers are said (`number.FORM.BASE` entries), in the manner of CLDR's spell-out rules: an entry is for the
/// numbers from its base on up to the next. Before `|` is what a number without a rest is, after it one with a rest; `{<}` is how
/// many times the power of ten is in it, `{>}` the rest, `{=}` the number itself, each in a form (`{>:and}`), else the rest in
/// the same form and the others in figures. What has no place is for the base alone.
struct SpokenNumbers: Sendable {
  private struct Entry {
    var base: Int
    var even, rest: String
  }

  private var forms: [String: [Entry]] = [:]
  /// The digits that figures are written in.
  private let digits: [Character]
  /// What stands before decimals, by form.
  private var points: [String: String] = [:]

  /// The entries by what follows `number.`: "day.1", "number.point".
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

  /// A number as it stands in a text, in a form; nil where it has none.
  func words(of number: WrittenFigures, in form: String) -> String? {
    guard let value = number.value else { return digits(number.whole + number.decimals, in: form) }
    guard let whole = words(of: value, in: form) else { return nil }
    if number.decimals.isEmpty { return whole }
    guard let point = points[form], let decimals = digits(number.decimals, in: form) else { return nil }
    return whole + " " + point + " " + decimals
  }

  /// A number in a form; nil where it has none.
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

  /// The power of ten that a base is counted in: tens, hundreds, thousands, millions.
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
