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
