/// The widths of characters on a terminal, in columns. Source: East Asian Width of Unicode (UAX #11), with two columns for
/// emoji.
package enum CellWidth {
  /// The width of the widest scalar, because marks take no column and joined emoji are one.
  package static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      width = max(width, Self.width(of: scalar))
      // An emoji in its colored form is wide, whatever its width is otherwise.
      if scalar.value == 0xFE0F, character.unicodeScalars.first?.isASCII == false { return 2 }
    }
    return width
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: return 1
    case 0x00AD: return 1
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: return 2
    case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: return 2
    case 0x1F1E6...0x1F1FF: return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
