/// Understands phrases for colors: names, hex numbers, CSS functions, three numbers, and named components.
struct ColorUnderstanding: Sendable {
  let names: ColorNames

  init(_ names: ColorNames) { self.names = names }

  /// In CSS notation, the likeliest first. `number` reads a number in the locale's words.
  func readings(_ phrase: String, number: (String) -> Int?) -> [String] {
    let text = PlainSigns.text(phrase)
    let folded = Folding.fold(phrase)
    if text.hasPrefix("#") { return Color.fullHex(text).map { [$0] } ?? [] }
    let named = named(folded)
    if !named.isEmpty { return named.map(\.hex) }
    let color = ColorFunction.color(text) ?? ColorParts(names).color(folded, number: number) ?? told(text)
    return (color?.hex ?? bareHex(text)).map { [$0] } ?? []
  }

  /// Returns a hex color without "#". Four digits are more likely a year, and different letters alone a word such as "add".
  private func bareHex(_ text: String) -> String? {
    let isWord = !text.contains(where: \.isNumber) && Set(text).count > 1
    return isWord || text.utf8.count == 4 ? nil : Color.fullHex(text)
  }

  /// Reads a color as it is announced: "dark teal, #006666".
  private func told(_ text: String) -> Color? {
    guard let mark = text.firstIndex(of: "#"), let color = Color(hex: text[mark...]) else { return nil }
    return Folding.fold(text[..<mark]) == Folding.fold(names.name(of: color)) ? color : nil
  }

  /// Returns the colors of a name, ignoring words without meaning beside it ("the color red", 赤色).
  private func named(_ folded: String) -> [Color] {
    var words = folded.split(separator: " ").map(String.init)
    while !words.isEmpty {
      let found = names.colors(named: words.joined(separator: " "))
      if !found.isEmpty { return found }
      guard let shorter = withoutFiller(words) else { return [] }
      words = shorter
    }
    return []
  }

  /// Takes one filler off either end. Returns nil if there is none.
  private func withoutFiller(_ words: [String]) -> [String]? {
    for filler in names.bothWords.flatMap(\.fillers) {
      if words.first == filler { return Array(words.dropFirst()) }
      if words.last == filler { return Array(words.dropLast()) }
      // Japanese and Chinese have no spaces between words.
      if words.count == 1, filler.isUnspaced, words[0].hasSuffix(filler) {
        return [String(words[0].dropLast(filler.count))]
      }
    }
    return nil
  }
}

/// Converts the signs and digits of all scripts to ASCII.
private enum PlainSigns {
  /// Returns a phrase in lower case, without spaces at its ends: "＃００６６６６" becomes "#006666".
  static func text(_ phrase: String) -> String {
    var result = ""
    for scalar in phrase.unicodeScalars {
      switch scalar.value {
      // The full-width forms have the order of ASCII.
      case 0xFF01...0xFF5E: result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      case 0x060C, 0x3001: result += ","
      case 0x066A: result += "%"
      default:
        if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
          result += String(Int(value))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result.lowercased().trimmingSpaces()
  }
}

/// Understands colors whose components are named, in any order: "red 255 green 0 blue 12".
private struct ColorParts {
  private let words: [(word: [Character], part: ColorWords.Part)]
  private let fillers: Set<String>

  init(_ names: ColorNames) {
    words = names.bothWords.flatMap { names in
      ColorWords.Part.allCases.flatMap { part in (names.parts[part] ?? []).map { (Array($0), part) } }
    }
    .sorted { $0.word.count > $1.word.count }
    fillers = Set(names.bothWords.flatMap(\.fillers))
  }

  /// The phrase must be folded, and name all components.
  func color(_ folded: String, number: (String) -> Int?) -> Color? {
    let letters = Array(folded)
    guard letters.count <= 200, var last = part(in: letters, at: 0) else { return nil }
    var amounts: [ColorWords.Part: Int] = [:]
    var start = last.end
    for place in start...letters.count where place >= start {
      let next = part(in: letters, at: place)
      guard place == letters.count || next != nil else { continue }
      guard amounts[last.part] == nil, let amount = amount(letters[start..<place], number) else { return nil }
      amounts[last.part] = amount
      if let next { (last, start) = (next, next.end) }
    }
    return Self.color(amounts)
  }

  /// In scripts with spaces, the name must be a whole word.
  private func part(in letters: [Character], at place: Int) -> (part: ColorWords.Part, end: Int)? {
    for (word, part) in words where letters[place...].starts(with: word) {
      let end = place + word.count
      let before = place > 0 ? letters[place - 1] : " ", after = end < letters.count ? letters[end] : " "
      if Self.parts(before, word[0]), Self.parts(word[word.count - 1], after) { return (part, end) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether two adjacent characters can belong to different words.
  private static func parts(_ one: Character, _ other: Character) -> Bool {
    guard one.isLetter, other.isLetter else { return true }
    return [one, other].contains { String($0).isUnspaced }
  }

  private func amount(_ letters: ArraySlice<Character>, _ number: (String) -> Int?) -> Int? {
    var words = String(letters).split(separator: " ")[...]
    while let last = words.last, fillers.contains(String(last)) { words.removeLast() }
    while let first = words.first, fillers.contains(String(first)) { words.removeFirst() }
    return number(words.joined(separator: " "))
  }

  private static func color(_ amounts: [ColorWords.Part: Int]) -> Color? {
    let opacity = amounts[.opacity] ?? 100
    let shares = [opacity, amounts[.saturation] ?? 0, amounts[.brightness] ?? 0, amounts[.lightness] ?? 0]
    guard shares.allSatisfy((0...100).contains) else { return nil }
    let others = amounts.filter { $0.key != .opacity }
    guard others.count == 3 else { return nil }
    if let red = others[.red], let green = others[.green], let blue = others[.blue] {
      guard [red, green, blue].allSatisfy((0...255).contains) else { return nil }
      return Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    guard let hue = others[.hue], (0...360).contains(hue), let saturation = others[.saturation] else { return nil }
    if let brightness = others[.brightness] {
      return Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }
    return others[.lightness].map { lightness in
      Color(hue: Double(hue), saturation: Double(saturation), lightness: Double(lightness), opacity: opacity)
    }
  }
}

/// Parses colors in CSS's functional notation, and three bare numbers: "rgb(0 102 102 / 50%)", "hsl(180, 100%, 20%)", "0 102 102".
/// Source: CSS Color Module Level 4 (W3C). hsb is not part of CSS, but usual in color pickers.
private enum ColorFunction {
  private struct Amount {
    var value: Double
    var isPercent: Bool

    /// The value as a component from 0 to 255, or nil if it is out of range. Clamping could give a color that nobody meant.
    var part: Int? {
      let value = isPercent ? value * 255 / 100 : value
      return (0...255).contains(value) ? Int(value.rounded()) : nil
    }

    /// The value as a percentage, with or without a percent sign, or nil if it is out of range.
    var share: Double? { (0...100).contains(value) ? value : nil }

    /// The value as an opacity in percent, or nil if it is out of range. Plain numbers in CSS are from 0 to 1.
    var opacity: Int? {
      let value = isPercent ? value : value * 100
      return (0...100).contains(value) ? Int(value.rounded()) : nil
    }
  }

  /// The text must be in plain lower-case characters.
  static func color(_ text: String) -> Color? {
    let name = text.prefix { $0.isLetter }
    guard name.isEmpty || ["rgb", "rgba", "hsl", "hsla", "hsb", "hsv"].contains(name) else { return nil }
    var rest = text.dropFirst(name.count).trimmingSpaces()
    if rest.hasPrefix("(") && rest.hasSuffix(")") { rest = String(rest.dropFirst().dropLast()) }
    let amounts = rest.split { " ,;/\t\u{A0}\u{3000}".contains($0) }.map { amount(String($0)) }
    let known = amounts.compactMap(\.self)
    guard known.count == amounts.count, known.count == 3 || known.count == 4 && !name.isEmpty else { return nil }
    guard let opacity = known.count == 4 ? known[3].opacity : 100 else { return nil }
    return name.hasPrefix("h") ? hue(name, known, opacity) : parts(known, opacity)
  }

  private static func parts(_ amounts: [Amount], _ opacity: Int) -> Color? {
    guard let red = amounts[0].part, let green = amounts[1].part, let blue = amounts[2].part else { return nil }
    return Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  private static func hue(_ name: Substring, _ amounts: [Amount], _ opacity: Int) -> Color? {
    guard let saturation = amounts[1].share, let last = amounts[2].share else { return nil }
    if name.hasPrefix("hsl") {
      return Color(hue: amounts[0].value, saturation: saturation, lightness: last, opacity: opacity)
    }
    return Color(hue: amounts[0].value, saturation: saturation / 100, value: last / 100, opacity: opacity)
  }

  private static func amount(_ text: String) -> Amount? {
    var digits = text
    let sign = ["%", "deg", "°"].first { digits.hasSuffix($0) }
    if let sign { digits.removeLast(sign.count) }
    // `Double` would also accept "inf" and "0x1p3".
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }),
      let value = Double(digits), value.magnitude < 100_000
    else { return nil }
    return Amount(value: value, isPercent: sign == "%")
  }
}
