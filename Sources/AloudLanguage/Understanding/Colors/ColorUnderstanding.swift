/// Understands phrases that mean a color: names, hex, CSS's functions, three numbers, and parts by their names.
struct ColorUnderstanding: Sendable {
  private let names: ColorNames

  init(_ names: ColorNames) { self.names = names }

  /// The color that a phrase makes of another; nil where it says nothing of the kind.
  func changed(_ color: Color, by phrase: String) -> Color? {
    ColorShifts(names).color(Folding.fold(phrase), of: color)
  }

  /// What a phrase can mean, as CSS writes it, the likeliest first. `number` reads a number in the locale's words.
  func readings(_ phrase: String, number: (String) -> Int?) -> [String] {
    let text = PlainSigns.text(phrase)
    let folded = Folding.fold(phrase)
    if text.hasPrefix("#") { return Color.fullHex(text).map { [$0] } ?? [] }
    let named = named(folded)
    if !named.isEmpty { return named.map(\.hex) }
    let color = ColorFunction.color(text) ?? ColorParts(names).color(folded, number: number) ?? told(text)
    return (color?.hex ?? bareHex(text)).map { [$0] } ?? []
  }

  /// Hex without "#". Of four digits it is a year sooner than a color, and of different letters alone a word: "add".
  private func bareHex(_ text: String) -> String? {
    let isWord = !text.contains(where: \.isNumber) && Set(text).count > 1
    return isWord || text.utf8.count == 4 ? nil : Color.fullHex(text)
  }

  /// A color as it is told: "dark teal, #006666".
  private func told(_ text: String) -> Color? {
    guard let mark = text.firstIndex(of: "#"), let color = Color(hex: text[mark...]) else { return nil }
    return Folding.fold(text[..<mark]) == Folding.fold(names.name(of: color)) ? color : nil
  }

  /// The colors of a name, with or without words beside it that say nothing ("the color red", 赤色).
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

  /// The words without one that says nothing; nil where each of them does.
  private func withoutFiller(_ words: [String]) -> [String]? {
    for filler in names.words.own.fillers + names.words.english.fillers {
      if words.first == filler { return Array(words.dropFirst()) }
      if words.last == filler { return Array(words.dropLast()) }
      // No spaces part the words of Japanese and Chinese.
      if words.count == 1, filler.unicodeScalars.allSatisfy(Folding.standsWithoutSpaces), words[0].hasSuffix(filler) {
        return [String(words[0].dropLast(filler.count))]
      }
    }
    return nil
  }
}

/// The signs and digits of all scripts as ASCII has them, in lower case, without spaces at the ends.
enum PlainSigns {
  /// A phrase in plain signs: "＃００６６６６" is "#006666".
  static func text(_ phrase: String) -> String {
    var result = ""
    for scalar in phrase.unicodeScalars {
      switch scalar.value {
      // The wide forms stand in the order of ASCII.
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
