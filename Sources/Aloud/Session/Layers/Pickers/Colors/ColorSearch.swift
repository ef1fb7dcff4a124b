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
