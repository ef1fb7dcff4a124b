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
