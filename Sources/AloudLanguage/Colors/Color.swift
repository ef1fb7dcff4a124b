/// A color in the sRGB color space.
public struct Color: Sendable, Hashable {
  /// The components, from 0 to 255.
  public let red, green, blue: Int
  /// The opacity in percent, from 0 to 100.
  public let opacity: Int

  /// Creates a color. Components that are out of range are clamped.
  public init(red: Int, green: Int, blue: Int, opacity: Int = 100) {
    self.red = min(255, max(0, red))
    self.green = min(255, max(0, green))
    self.blue = min(255, max(0, blue))
    self.opacity = min(100, max(0, opacity))
  }

  /// The darkest and the lightest color.
  public static let black = Color(red: 0, green: 0, blue: 0), white = Color(red: 255, green: 255, blue: 255)

  /// Returns the color with some components replaced.
  public func with(red: Int? = nil, green: Int? = nil, blue: Int? = nil, opacity: Int? = nil) -> Color {
    Color(
      red: red ?? self.red, green: green ?? self.green, blue: blue ?? self.blue, opacity: opacity ?? self.opacity)
  }

  /// Returns the color that is seen when this one is laid over another, which is treated as opaque.
  public func over(_ other: Color) -> Color {
    func mixed(_ own: Int, _ behind: Int) -> Int { (own * opacity + behind * (100 - opacity) + 50) / 100 }
    return Color(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}

extension Color {
  /// The color in CSS notation, in lower case: "#006666", or "#00666680" with opacity.
  public var hex: String {
    let parts = [red, green, blue] + (opacity == 100 ? [] : [(opacity * 255 + 50) / 100])
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Creates a color from 3, 4, 6 or 8 hexadecimal digits, with or without a leading "#". Returns nil for anything else.
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

  /// Returns the full CSS notation of a hexadecimal color, or nil if the text is not one. Unlike `hex`, the result keeps
  /// the opacity that was written and does not round it to whole percents.
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
  /// Returns the contrast ratio with a background color, from 1 to 21, as WCAG 2.2 defines it. This color is laid over the
  /// background; a background that is not opaque is itself laid over white.
  public func contrast(with other: Color) -> Double {
    let behind = other.over(.white)
    let one = over(behind).luminance, two = behind.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    0.2126 * LinearLight.of(red) + 0.7152 * LinearLight.of(green) + 0.0722 * LinearLight.of(blue)
  }
}
