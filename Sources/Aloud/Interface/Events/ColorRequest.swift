/// A request of a color picker to the system (HUE-1, HUE-3).
public enum ColorRequest: Sendable, Equatable {
  /// The color of a picture at a point, counted from 0 at the top left.
  case pixel(path: String, x: Int, y: Int)
  /// The colors of the terminal.
  case terminal
  /// The saved palette, which all Aloud apps of the user share.
  case palette
  /// Adds a color to the end of the palette, unless it is already there.
  case keep(Color)
  /// Removes a color from the palette.
  case forget(Color)
}

/// The answer to a `ColorRequest`.
public enum ColorAnswer: Sendable, Equatable {
  case pixel(Color)
  /// The terminal's 16 colors, then its text color and its background color, as far as the terminal reports them.
  case terminal([Color])
  /// The saved palette after the request, the oldest color first.
  case palette([Color])
  case failed(ColorError)
}
