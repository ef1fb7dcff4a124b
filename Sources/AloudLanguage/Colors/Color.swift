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
    Color(red: red ?? self.red, green: green ?? self.green, blue: blue ?? self.blue, opacity: opacity ?? self.opacity)
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

  /// Unlike `hex`, keeps the opacity that was written, unrounded. Returns nil if the text is not a hexadecimal color.
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

/// Hue, saturation and brightness.
///
/// The values are rounded to whole numbers, and several of them can give the same 8-bit color (all hues of black do). Code that
/// lets a user change one of the values must therefore keep all three.
extension Color {
  /// Creates a color from a hue in degrees (any number; 0 is red), and saturation and brightness in percent.
  public init(hue: Int, saturation: Int, brightness: Int, opacity: Int = 100) {
    let (hue, saturation, brightness) = (Double(hue), Double(saturation) / 100, Double(brightness) / 100)
    self.init(hue: hue, saturation: saturation, value: brightness, opacity: opacity)
  }

  /// Creates the color that CSS's hsl() describes: a hue in degrees, and saturation and lightness in percent.
  init(hue: Double, saturation: Double, lightness: Double, opacity: Int = 100) {
    let lightness = min(1, max(0, lightness / 100))
    let value = lightness + min(1, max(0, saturation / 100)) * min(lightness, 1 - lightness)
    self.init(hue: hue, saturation: value > 0 ? 2 * (1 - lightness / value) : 0, value: value, opacity: opacity)
  }

  /// Creates a color from a hue in degrees, and a saturation and value from 0 to 1.
  init(hue: Double, saturation: Double, value: Double, opacity: Int) {
    let saturation = min(1, max(0, saturation)), value = min(1, max(0, value))
    let turned = hue.truncatingRemainder(dividingBy: 360)
    func part(_ shift: Double) -> Int {
      let place = (shift + (turned < 0 ? turned + 360 : turned) / 60).truncatingRemainder(dividingBy: 6)
      return Int((255 * value * (1 - saturation * max(0, min(place, 4 - place, 1)))).rounded())
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  private var highest: Int { max(red, green, blue) }
  private var spread: Int { highest - min(red, green, blue) }

  /// The hue in degrees, from 0 to 359. Grays have no hue and return 0.
  public var hue: Int {
    guard spread > 0 else { return 0 }
    let (difference, sixth) =
      highest == red ? (green - blue, 0.0) : highest == green ? (blue - red, 2) : (red - green, 4)
    return (Int(((Double(difference) / Double(spread) + sixth) * 60).rounded()) + 360) % 360
  }

  /// The saturation in percent, from 0 (gray) to 100.
  public var saturation: Int { highest == 0 ? 0 : (spread * 200 + highest) / (highest * 2) }

  /// The brightness in percent, from 0 (black) to 100.
  public var brightness: Int { (highest * 200 + 255) / 510 }
}

/// The linear light intensity of sRGB components. Source: IEC 61966-2-1.
enum LinearLight {
  static func of(_ part: Int) -> Double { table[part] }

  private static let table = (0...255).map { part -> Double in
    let value = Double(part) / 255
    if value <= 0.04045 { return value / 12.92 }
    // Raises the base to the power of 2.4; the standard library has no such function.
    let base = (value + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// Returns the root of a number from 0 to 1. Newton's method gives the same result on every machine.
  static func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var result = 1.0
    while true {
      let power = (1..<degree).reduce(1.0) { power, _ in power * result }
      let next = result - (result - number / power) / Double(degree)
      // The iteration approaches the root from above and stops when it no longer decreases.
      if next >= result { return result }
      result = next
    }
  }
}
