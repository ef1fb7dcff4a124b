/// A color of sRGB, as screens show it.
public struct Color: Sendable, Hashable {
  /// The parts, 0 to 255.
  public let red, green, blue: Int
  /// How much of it hides what is behind it, 0 to 100 percent.
  public let opacity: Int

  /// A color; parts that are out of range are brought into it.
  public init(red: Int, green: Int, blue: Int, opacity: Int = 100) {
    self.red = min(255, max(0, red))
    self.green = min(255, max(0, green))
    self.blue = min(255, max(0, blue))
    self.opacity = min(100, max(0, opacity))
  }

  /// The darkest and the lightest color.
  public static let black = Color(red: 0, green: 0, blue: 0), white = Color(red: 255, green: 255, blue: 255)

  /// The same color with some parts changed.
  public func with(red: Int? = nil, green: Int? = nil, blue: Int? = nil, opacity: Int? = nil) -> Color {
    Color(
      red: red ?? self.red, green: green ?? self.green, blue: blue ?? self.blue, opacity: opacity ?? self.opacity)
  }

  /// What is seen of it over another, which is taken as opaque.
  public func over(_ other: Color) -> Color {
    func mixed(_ own: Int, _ behind: Int) -> Int { (own * opacity + behind * (100 - opacity) + 50) / 100 }
    return Color(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}

extension Color {
  /// The color as CSS writes it, in lower case: "#006666", and with opacity "#00666680".
  public var hex: String {
    let parts = [red, green, blue] + (opacity == 100 ? [] : [(opacity * 255 + 50) / 100])
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The color that 3, 4, 6 or 8 digits of hex write, with or without "#" before them; nil for anything else.
  public init?(hex: some StringProtocol) {
    let digits = (hex.hasPrefix("#") ? hex.dropFirst() : hex[...]).utf8.map(Self.digit)
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    var parts: [Int] = []
    let length = digits.count < 6 ? 1 : 2
    for start in stride(from: 0, to: digits.count, by: length) {
      guard let first = digits[start], let last = digits[start + length - 1] else { return nil }
      parts.append(first * 16 + last)
    }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? (parts[3] * 100 + 127) / 255 : 100)
  }

  /// Hex as CSS writes it, of any that is read here. Unlike a color's own its opacity is none of whole percents.
  static func fullHex(_ text: String) -> String? {
    guard Color(hex: text) != nil else { return nil }
    var digits = (text.hasPrefix("#") ? String(text.dropFirst()) : text).lowercased()
    if digits.utf8.count < 6 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.utf8.count == 8, digits.hasSuffix("ff") { digits.removeLast(2) }
    return "#" + digits
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
    default: nil
    }
  }
}

extension Color {
  /// The contrast ratio with a color behind it, 1 to 21, as WCAG 2.2 defines it: of what is seen over that one, which is
  /// itself seen over white where it is not opaque.
  public func contrast(with other: Color) -> Double {
    let behind = other.over(.white)
    let one = over(behind).luminance, two = behind.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    0.2126 * LinearLight.of(red) + 0.7152 * LinearLight.of(green) + 0.0722 * LinearLight.of(blue)
  }
}
