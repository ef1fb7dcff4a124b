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
      let wordWidth = word.reduce(0) { $0 + CellWidth.width(of: $1) }
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
          let characterWidth = CellWidth.width(of: character)
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
}
