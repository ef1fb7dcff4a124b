/// A method of breaking a line where a reader would, into pieces of a limited number of columns. Nothing is ever cut off
/// (BTN-6).
public enum LineWrapping {
  /// Returns `text` in lines of at most `columns` columns. All but the first are indented by `indent` columns, so that none is
  /// taken for a separate line. A word that is wider than a line is broken between characters.
  public static func wrap(_ text: String, columns: Int, indent: Int = 0) -> [String] {
    let pieces = pieces(of: text, columns: columns, indent: indent)
    let space = String(repeating: " ", count: indent)
    return pieces.enumerated().map { $0 == 0 ? String($1) : space + $1 }
  }

  static func indent(for columns: Int) -> Int { columns >= 10 ? 2 : 0 }

  /// One for each line. A space between two pieces belongs to neither.
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

  /// The beginning of the line after the one that begins at `start`; nil if the rest fits.
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

extension [TextRun] {
  func wrapped(columns: Int, indent: Int) -> [[TextRun]] {
    let text = text
    return LineWrapping.pieces(of: text, columns: columns, indent: indent).map { piece in
      slice(
        text.utf8.distance(
          from: text.startIndex, to: piece.startIndex)..<text.utf8.distance(from: text.startIndex, to: piece.endIndex))
    }
  }

  private func slice(_ bytes: Range<Int>) -> [TextRun] {
    var slice: [TextRun] = []
    var start = 0
    for run in self {
      let end = start + run.text.utf8.count
      let inside = bytes.clamped(to: start..<end)
      if !inside.isEmpty {
        var part = run
        let utf8 = run.text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: inside.lowerBound - start)
        part.text = String(run.text[first..<utf8.index(first, offsetBy: inside.count)])
        slice.append(part)
      }
      start = end
    }
    return slice
  }
}

/// The places where a reader would break a line: those that UAX 14 allows, except inside text that is read as a unit.
private struct ReaderBreaks {
  enum Place: Sendable, Comparable {
    /// A place inside a word, used only if nothing else fits.
    case forced
    /// A place that the writing system allows, inside text that is read as a unit.
    case allowed
    case good
  }

  let characters: [Character]
  let places: [Place]

  init(_ text: Substring) {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks(scalars)
    characters = Array(text)
    let hasKana = characters.contains { $0.leading.isHiragana || $0.leading.isKatakana }
    var places = [Place](repeating: .forced, count: characters.count + 1)
    var start = 0
    for (index, character) in characters.enumerated() {
      if index > 0, breaks.isAllowed[start] { places[index] = Self.place(characters, at: index, inJapanese: hasKana) }
      // A break replaces one space, which can be any one of several.
      if index > 0, character == " ", characters[index - 1] == " " { places[index] = .good }
      start += character.unicodeScalars.count
    }
    if characters.last == " " { places[characters.count] = .good }
    self.places = places
  }

  /// Rates a place that the writing system allows. The number of an item stays with its text. These are broken only if
  /// necessary: a word of kana, kana that continue a word, a word of ideographs in Japanese, a number with its counter (4個),
  /// and a date such as "26. 11. 22.".
  private static func place(_ characters: [Character], at index: Int, inJapanese: Bool) -> Place {
    let next = characters[index], last = characters[index - 1]
    if last == " " {
      guard index > 2, characters[index - 2] == ".", characters[index - 3].isNumber else { return .good }
      if characters[..<(index - 2)].allSatisfy(\.isNumber) { return .forced }
      return next.isNumber ? .allowed : .good
    }
    let (one, other) = (last.leading, next.leading)
    let isIdeograph = one.properties.isIdeographic
    let isDigit = one.properties.generalCategory == .decimalNumber
    let isOne =
      if other.isHiragana {
        one.isHiragana || one.isKatakana || isIdeograph || isDigit
      } else {
        other.isKatakana && one.isKatakana || other.properties.isIdeographic && (isDigit || inJapanese && isIdeograph)
      }
    return isOne ? .allowed : .good
  }
}

extension Character { fileprivate var leading: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] } }
