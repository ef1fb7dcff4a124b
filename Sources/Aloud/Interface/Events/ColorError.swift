/// Why a color could not be had or kept.
public enum ColorError: Error, Sendable, Equatable {
  /// There is no picture at that path.
  case noFile(path: String)
  /// The picture may not be read, or is no file.
  case unreadable(path: String)
  /// The file is no picture, or a damaged one.
  case notPicture(path: String)
  /// The picture is larger than is safe to open.
  case tooLarge(path: String)
  /// The point is outside the picture, which is that wide and high.
  case outside(width: Int, height: Int)
  /// The library that reads pictures is not there.
  case noLibrary
  /// There is no terminal, or it does not answer.
  case noTerminal
  /// The palette had lines that are no colors: all of it was copied to that path, and these colors, with what was asked for
  /// done, are the palette now.
  case paletteDamaged([Color], copy: String)
  /// Another program holds the palette.
  case paletteLocked
  /// The palette has no such color to forget.
  case paletteLacks(Color)
  /// The palette has as many colors as it can hold.
  case paletteFull(limit: Int)
  /// There is no room on the disk; the palette is as it was.
  case diskFull
  /// The palette at that path can't be read or written, for another reason.
  case paletteFailed(path: String)

  /// The sentence that tells of it, and what to do.
  public var message: Message {
    switch self {
    case .noFile(let path): Message.colorErrorNoFile(file: Self.words(path))
    case .unreadable(let path): Message.colorErrorUnreadable(file: Self.words(path))
    case .notPicture(let path): Message.colorErrorNotPicture(file: Self.words(path))
    case .tooLarge(let path): Message.colorErrorTooLarge(file: Self.words(path))
    case .outside(let width, let height):
      Message.colorErrorOutside(right: .number(width - 1), bottom: .number(height - 1))
    case .noLibrary: Message.colorErrorNoLibrary(package: Self.words(Self.package))
    case .noTerminal: Message.colorErrorNoTerminal
    case .paletteDamaged(_, let copy): Message.colorErrorPaletteDamaged(file: Self.words(copy))
    case .paletteLocked: Message.colorErrorPaletteLocked
    case .paletteLacks(let color): Message.colorErrorPaletteLacks(color: .color(color))
    case .paletteFull(let limit): Message.colorErrorPaletteFull(limit: .number(limit))
    case .diskFull: Message.colorErrorDiskFull
    case .paletteFailed(let path): Message.colorErrorPaletteFailed(file: Self.words(path))
    }
  }

  /// What Debian calls the library that reads pictures.
  private static let package = "libgdk-pixbuf-2.0-0"

  private static func words(_ text: String) -> Message.Argument { .text(.verbatim(text)) }
}
