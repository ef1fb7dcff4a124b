/// A color given by hue (degrees), saturation and brightness (percent).
struct ColorSpectrum: Sendable, Equatable {
  var hue, saturation, brightness: Int

  /// Creates the components of a color.
  init(_ color: Color) { (hue, saturation, brightness) = (color.hue, color.saturation, color.brightness) }

  /// Returns the color with these components.
  func color(opacity: Int) -> Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}
