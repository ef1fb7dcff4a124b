/// Understands phrases for colors: names, hex numbers, CSS functions, three numbers, and named components.
struct ColorUnderstanding: Sendable {
  private let names: ColorNames

  init(_ names: ColorNames) { self.names = names }

  /// Returns the color that a phrase makes of another, or nil if the phrase describes no change.
  func changed(_ color: Color, by phrase: String) -> Color? {
    ColorShifts(names).color(Folding.fold(phrase), of: color)
  }

  /// Returns the colors that a phrase can mean, in CSS notation, the likeliest first. `number` reads a number in the locale's
  /// words.
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

  /// Returns a color in the form in which it is announced: "dark teal, #006666".
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

  /// Returns the words without one filler at either end, or nil if there is none.
  private func withoutFiller(_ words: [String]) -> [String]? {
    for filler in names.words.own.fillers + names.words.english.fillers {
      if words.first == filler { return Array(words.dropFirst()) }
      if words.last == filler { return Array(words.dropLast()) }
      // Japanese and Chinese have no spaces between words.
      if words.count == 1, filler.unicodeScalars.allSatisfy(Folding.standsWithoutSpaces), words[0].hasSuffix(filler) {
        return [String(words[0].dropLast(filler.count))]
      }
    }
    return nil
  }
}

/// Converts the signs and digits of all scripts to ASCII.
enum PlainSigns {
  /// Returns a phrase in ASCII signs and lower case, without spaces at its ends: "＃００６６６６" becomes "#006666".
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
