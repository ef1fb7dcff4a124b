/// A color by hue (degrees), saturation and brightness (percent).
struct ColorSpectrum: Sendable, Equatable {
  var hue, saturation, brightness: Int

  /// The place of a color.
  init(_ color: Color) { (hue, saturation, brightness) = (color.hue, color.saturation, color.brightness) }

  /// The color there.
  func color(opacity: Int) -> Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}
