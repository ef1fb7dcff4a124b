/// Where the user is in looking for a color.
struct ColorSearch: Sendable, Equatable {
  var way = ColorWay.grid
  /// The saved palette, and the terminal's colors, once they have been asked for.
  var palette: [Color] = []
  var terminal: [Color] = []
  /// The hue, saturation and brightness that were chosen: many of them make the same color, so they are kept apart from it.
  var spectrum = ColorSpectrum(.black)

  /// The colors that the way lists.
  var listed: [Color] { way == .palette ? palette : terminal }
}
