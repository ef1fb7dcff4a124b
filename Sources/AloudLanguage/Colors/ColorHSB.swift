/// Hue, saturation and brightness: the spectrum's way to a color.
///
/// They are rounded to whole numbers, and many of them share a color of 8 bits a part (all hues of black do): who lets
/// somebody change one of them keeps all three.
extension Color {
  /// The color of a hue in degrees (any number; 0 is red), with saturation and brightness in percent.
  public init(hue: Int, saturation: Int, brightness: Int, opacity: Int = 100) {
    let (hue, saturation, brightness) = (Double(hue), Double(saturation) / 100, Double(brightness) / 100)
    self.init(hue: hue, saturation: saturation, value: brightness, opacity: opacity)
  }

  /// The color that CSS's hsl() writes: a hue in degrees, saturation and lightness in percent.
  init(hue: Double, saturation: Double, lightness: Double, opacity: Int = 100) {
    let lightness = min(1, max(0, lightness / 100))
    let value = lightness + min(1, max(0, saturation / 100)) * min(lightness, 1 - lightness)
    self.init(hue: hue, saturation: value > 0 ? 2 * (1 - lightness / value) : 0, value: value, opacity: opacity)
  }

  /// Saturation and value from 0 to 1.
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

  /// The hue in degrees, 0 to 359; 0 for grays, which have none.
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

  /// How far it is from gray, 0 to 100 percent.
  public var saturation: Int { highest == 0 ? 0 : (spread * 200 + highest) / (highest * 2) }

  /// How far it is from black, 0 to 100 percent.
  public var brightness: Int { (highest * 200 + 255) / 510 }
}
