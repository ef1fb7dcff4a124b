/// What a color picker asks of the outside (HUE-1, HUE-3).
public enum ColorRequest: Sendable, Equatable {
  /// The color of a picture at a point, counted from 0 at the top left.
  case pixel(path: String, x: Int, y: Int)
  /// The terminal's own colors.
  case terminal
  /// The saved palette, which every Aloud app of the user shares.
  case palette
  /// Puts a color at the palette's end, unless it is there.
  case keep(Color)
  /// Takes a color out of the palette.
  case forget(Color)
}

/// What comes of a `ColorRequest`.
public enum ColorAnswer: Sendable, Equatable {
  case pixel(Color)
  /// The terminal's 16 colors, then that of its text and that of its background: those of them that it tells.
  case terminal([Color])
  /// The saved palette as it is now, the oldest first.
  case palette([Color])
  case failed(ColorError)
}
