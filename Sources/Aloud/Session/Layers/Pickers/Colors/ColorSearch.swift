/// The state of the search for a color.
struct ColorSearch: Sendable, Equatable {
  var way = ColorWay.grid
  /// The saved palette and the terminal's colors, after they have been requested.
  var palette: [Color] = []
  var terminal: [Color] = []
  /// The chosen hue, saturation and brightness. They are stored apart from the color because many of them make the same color.
  var spectrum = ColorSpectrum(.black)

  /// The colors that the current way lists.
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

  /// Creates the components of a color.
  init(_ color: Color) { (hue, saturation, brightness) = (color.hue, color.saturation, color.brightness) }

  /// Returns the color with these components.
  func color(opacity: Int) -> Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}
