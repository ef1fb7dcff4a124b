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
    let sixth: Double =
      if highest == red {
        Double(green - blue) / Double(spread)
      } else if highest == green {
        Double(blue - red) / Double(spread) + 2
      } else {
        Double(red - green) / Double(spread) + 4
      }
    return (Int((sixth * 60).rounded()) + 360) % 360
  }

  /// The saturation in percent, from 0 (gray) to 100.
  public var saturation: Int { highest == 0 ? 0 : (spread * 200 + highest) / (highest * 2) }

  /// The brightness in percent, from 0 (black) to 100.
  public var brightness: Int { (highest * 200 + 255) / 510 }
}
