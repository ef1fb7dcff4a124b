/// Parses colors in CSS's functional notation, and three bare numbers: "rgb(0 102 102 / 50%)", "hsl(180, 100%, 20%)", "0 102 102".
/// Source: CSS Color Module Level 4 (W3C). hsb is not part of CSS, but usual in color pickers.
enum ColorFunction {
  /// A number, and whether it is a percentage.
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

  /// Returns the color that a text in plain lower-case characters describes, or nil if there is none.
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
