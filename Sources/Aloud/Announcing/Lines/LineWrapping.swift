/// Breaks a line where a reader would so that no piece is wider than a number of columns. Nothing is ever cut off (BTN-6).
public enum LineWrapping {
  /// `text` in lines of at most `columns` columns. All but the first begin `indent` columns further in, so that none is taken
  /// for a line of its own. A word that is wider than a line is broken between characters.
  public static func wrap(_ text: String, columns: Int, indent: Int = 0) -> [String] {
    let pieces = pieces(of: text, columns: columns, indent: indent)
    let space = String(repeating: " ", count: indent)
    return pieces.enumerated().map { $0 == 0 ? String($1) : space + $1 }
  }

  /// How far in the lines of one announcement begin where a line has so many columns.
  static func indent(for columns: Int) -> Int { columns >= 10 ? 2 : 0 }

  /// The pieces of `text` that stand on a line each. What is not in one of them is the space between two.
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
      // A character that is wider than a line can be the last.
      if start == widths.count, !endsWithSpace { return pieces }
    }
  }

  /// Where the next line begins after one that begins at `start`; nil where all that is left fits.
  private static func lineEnd(_ breaks: ReaderBreaks, _ widths: [Int], from start: Int, room: Int) -> Int? {
    var best: (place: ReaderBreaks.Place, end: Int)?
    var width = 0
    for index in start..<widths.count {
      // The space at which a line is broken takes no room.
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
