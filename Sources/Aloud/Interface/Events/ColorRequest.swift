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

/// An error that occurs when a color can't be obtained or kept.
public enum ColorError: Error, Sendable, Equatable {
  /// There is no picture at that path.
  case noFile(path: String)
  /// The picture can't be read for lack of permission, or the path is not a file.
  case unreadable(path: String)
  /// The file is not a picture, or is damaged.
  case notPicture(path: String)
  /// The picture is larger than is safe to open.
  case tooLarge(path: String)
  /// The point is outside the picture, which has the given width and height.
  case outside(width: Int, height: Int)
  /// The library that reads pictures is not installed.
  case noLibrary
  /// There is no terminal, or the terminal does not answer.
  case noTerminal
  /// The palette had lines that are not colors. The whole palette was copied to that path; it now consists of the given colors,
  /// with the requested change made.
  case paletteDamaged([Color], copy: String)
  /// Another program has locked the palette.
  case paletteLocked
  /// The palette does not contain the color to forget.
  case paletteLacks(Color)
  /// The palette has reached its limit of colors.
  case paletteFull(limit: Int)
  /// The disk is full; the palette is unchanged.
  case diskFull
  /// The palette at that path can't be read or written, for another reason.
  case paletteFailed(path: String)

  /// The message that describes the error and the remedy.
  public var message: Message {
    switch self {
    case .noFile(let path): .colorErrorNoFile(file: Self.words(path))
    case .unreadable(let path): .colorErrorUnreadable(file: Self.words(path))
    case .notPicture(let path): .colorErrorNotPicture(file: Self.words(path))
    case .tooLarge(let path): .colorErrorTooLarge(file: Self.words(path))
    case .outside(let width, let height): .colorErrorOutside(right: .number(width - 1), bottom: .number(height - 1))
    // The Debian package of the library that reads pictures.
    case .noLibrary: .colorErrorNoLibrary(package: Self.words("libgdk-pixbuf-2.0-0"))
    case .noTerminal: .colorErrorNoTerminal
    case .paletteDamaged(_, let copy): .colorErrorPaletteDamaged(file: Self.words(copy))
    case .paletteLocked: .colorErrorPaletteLocked
    case .paletteLacks(let color): .colorErrorPaletteLacks(color: .color(color))
    case .paletteFull(let limit): .colorErrorPaletteFull(limit: .number(limit))
    case .diskFull: .colorErrorDiskFull
    case .paletteFailed(let path): .colorErrorPaletteFailed(file: Self.words(path))
    }
  }

  private static func words(_ text: String) -> Message.Argument { .text(.verbatim(text)) }
}
