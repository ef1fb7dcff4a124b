/// What comes of a `ColorRequest`.
public enum ColorAnswer: Sendable, Equatable {
  case pixel(Color)
  /// The terminal's 16 colors, then that of its text and that of its background: those of them that it tells.
  case terminal([Color])
  /// The saved palette as it is now, the oldest first.
  case palette([Color])
  case failed(ColorProblem)
}
