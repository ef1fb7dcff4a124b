/// A method of breaking a line where a reader would, into pieces of a limited number of columns. Nothing is ever cut off (BTN-6).
public enum LineWrapping {
  /// Returns `text` in lines of at most `columns` columns. All but the first are indented by `indent` columns, so that none is
  /// taken for a separate line. A word that is wider than a line is broken between characters.
  public static func wrap(_ text: String, columns: Int, indent: Int = 0) -> [String] {
    let pieces = pieces(of: text, columns: columns, indent: indent)
    let space = String(repeating: " ", count: indent)
    return pieces.enumerated().map { $0 == 0 ? String($1) : space + $1 }
  }

  /// Returns the indent of continuation lines for a number of columns.
  static func indent(for columns: Int) -> Int { columns >= 10 ? 2 : 0 }

  /// Returns the pieces of `text`, one for each line. A space between two pieces belongs to neither.
  static func pieces(of text: String, columns: Int, indent: Int) -> [Substring] {
    guard text.utf8.count > columns, columns > 0 else { return [text[...]] }
    let breaks = ReaderBreaks(text[...])
    let widths = breaks.characters.map { CellWidth.width(of: $0) }
    var pieces: [Substring] = []
    var start = 0
    var index = text.startIndex
    while true {
      let room = pieces.isEmpty ? columns : max(1, columns - indent)
      guard let end = lineEnd(breaks, widths, from: start, room: room) else { return pieces + [text[index...]] }
      let endsWithSpace = breaks.characters[end - 1] == " " && breaks.places[end] != .forced
      let last = text.index(index, offsetBy: end - start - (endsWithSpace ? 1 : 0))
      pieces.append(text[index..<last])
      index = endsWithSpace ? text.index(after: last) : last
      start = end
      // A character that is wider than a line can be the last one.
      if start == widths.count, !endsWithSpace { return pieces }
    }
  }

  /// Returns the beginning of the line after the one that begins at `start`; nil if the rest fits.
  private static func lineEnd(_ breaks: ReaderBreaks, _ widths: [Int], from start: Int, room: Int) -> Int? {
    var best: (place: ReaderBreaks.Place, end: Int)?
    var width = 0
    for index in start..<widths.count {
      // The space at which a line is broken takes no column.
      let isSpace = breaks.characters[index] == " "
      if width + widths[index] > room, !(isSpace && width <= room && breaks.places[index + 1] != .forced) {
        return best?.end ?? start + 1
      }
      width += widths[index]
      let place = breaks.places[index + 1]
      if index + 1 < widths.count || place != .forced, best.map({ place >= $0.place }) ?? true {
        best = (place, index + 1)
      }
    }
    return width > room ? best?.end : nil
  }
}
