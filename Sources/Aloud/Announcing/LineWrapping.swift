/// Breaks a line between words so that no piece is wider than a number of columns. Nothing is ever cut off (BTN-6).
public enum LineWrapping {
  /// `text` in lines of at most `columns` columns; a word that is wider than that is broken between characters.
  public static func wrap(_ text: String, columns: Int) -> [String] {
    guard text.utf8.count > columns, columns > 0 else { return [text] }
    var lines: [String] = []
    var line = ""
    var width = 0
    var isEmpty = true
    for word in text.split(separator: Character(" "), omittingEmptySubsequences: false) {
      let wordWidth = word.reduce(0) { $0 + Self.width($1) }
      if !isEmpty, width + 1 + wordWidth > columns {
        lines.append(line)
        line = ""
        width = 0
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        width += 1
      }
      isEmpty = false
      if wordWidth <= columns {
        line += word
        width += wordWidth
      } else {
        for character in word {
          let characterWidth = Self.width(character)
          if width > 0, width + characterWidth > columns {
            lines.append(line)
            line = ""
            width = 0
          }
          line.append(character)
          width += characterWidth
        }
      }
    }
    lines.append(line)
    return lines
  }

  /// How many columns a character takes on a terminal: two for wide East Asian ones and emoji.
  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x200B...0x200F: return 0
    case 0...0x10FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: return 2
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD: return 2
    default: return 1
    }
  }
}
