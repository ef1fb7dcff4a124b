struct ColorSearch: Sendable, Equatable {
  var way = ColorWay.grid
  /// Empty until they have been requested.
  var palette: [Color] = []
  var terminal: [Color] = []
  /// Stored apart from the color because many hues, saturations and brightnesses make the same color.
  var spectrum = ColorSpectrum(.black)

  var listed: [Color] { way == .palette ? palette : terminal }
}

/// A way to look for a color (HUE-1).
enum ColorWay: String, Sendable, Equatable, CaseIterable {
  case grid, spectrum, sliders, palette, terminal

  var title: LocalizedText { .message("colorPicker.\(rawValue)") }
}

/// A color given by hue (degrees), saturation and brightness (percent).
struct ColorSpectrum: Sendable, Equatable {
  var hue, saturation, brightness: Int

  init(_ color: Color) { (hue, saturation, brightness) = (color.hue, color.saturation, color.brightness) }

  func color(opacity: Int) -> Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}
