// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{color}, contrast {white} on white, {black} on black”
  package static func colorContrast(color: Argument, white: Argument, black: Argument) -> Message {
    Message("color.contrast", ["color": color, "white": white, "black": black])
  }

  /// “The disk is full, so the palette was not saved. Free some space and try again.”
  package static var colorErrorDiskFull: Message { Message("color.error.diskFull") }

  /// “{file}: there is no such picture. Check the path.”
  package static func colorErrorNoFile(file: Argument) -> Message { Message("color.error.noFile", ["file": file]) }

  /// “Pictures can't be read on this computer yet. Install {package} and try again.”
  package static func colorErrorNoLibrary(package: Argument) -> Message {
    Message("color.error.noLibrary", ["package": package])
  }

  /// “The terminal does not tell its colors. Choose a color in another way.”
  package static var colorErrorNoTerminal: Message { Message("color.error.noTerminal") }

  /// “{file}: this is no picture that can be read. Use a PNG, JPEG, GIF or BMP file.”
  package static func colorErrorNotPicture(file: Argument) -> Message {
    Message("color.error.notPicture", ["file": file])
  }

  /// “This point is outside the picture: x goes from 0 to {right}, y from 0 to {bottom}.”
  package static func colorErrorOutside(right: Argument, bottom: Argument) -> Message {
    Message("color.error.outside", ["right": right, "bottom": bottom])
  }

  /// “The saved palette was damaged. A copy of it is in {file}; the colors that could be read are kept.”
  package static func colorErrorPaletteDamaged(file: Argument) -> Message {
    Message("color.error.paletteDamaged", ["file": file])
  }

  /// “The saved palette in {file} can't be used. Check the permissions of the folder.”
  package static func colorErrorPaletteFailed(file: Argument) -> Message {
    Message("color.error.paletteFailed", ["file": file])
  }

  /// “The saved palette has {limit} colors and is full. Forget one first.”
  package static func colorErrorPaletteFull(limit: Argument) -> Message {
    Message("color.error.paletteFull", ["limit": limit])
  }

  /// “Not in the palette: {color}.”
  package static func colorErrorPaletteLacks(color: Argument) -> Message {
    Message("color.error.paletteLacks", ["color": color])
  }

  /// “Another program is using the saved palette. Nothing was changed; try again.”
  package static var colorErrorPaletteLocked: Message { Message("color.error.paletteLocked") }

  /// “{file}: this picture is too large. Use a smaller copy of it.”
  package static func colorErrorTooLarge(file: Argument) -> Message { Message("color.error.tooLarge", ["file": file]) }

  /// “{file}: this picture can't be read. Check that it is a file, and its permissions.”
  package static func colorErrorUnreadable(file: Argument) -> Message {
    Message("color.error.unreadable", ["file": file])
  }

  /// “{name}, {hex}”
  package static func colorNamed(name: Argument, hex: Argument) -> Message {
    Message("color.named", ["name": name, "hex": hex])
  }

  /// “{color}, {percent} opaque”
  package static func colorOpacity(color: Argument, percent: Argument) -> Message {
    Message("color.opacity", ["color": color, "percent": percent])
  }
}
