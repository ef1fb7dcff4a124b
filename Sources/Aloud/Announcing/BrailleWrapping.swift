/// Breaks a line of braille between words so that no piece has more than a number of cells, and says where it goes on.
/// Nothing is lost: taken together again, the pieces are the line.
package struct BrailleWrapping: Sendable {
  /// What a piece ends with that goes on within a word.
  let cutMark: Character
  /// Whether that stands, after a blank, at the end of a piece that goes on with the next word too.
  let marksWords: Bool
  /// What separates words: a space, or the cell without dots.
  let blank: Character
  /// With how many blanks a piece begins that goes on with what was before.
  let indent: Int

  /// On a display, which shows one piece at a time: each ends with dots 7 and 8 where more comes. `blank` separates words.
  package static func display(blank: Character) -> BrailleWrapping {
    BrailleWrapping(cutMark: "\u{28C0}", marksWords: true, blank: blank, indent: 0)
  }

  /// On paper, as braille books have it: what goes on begins in the third cell. A word is cut with dot 5, the mark of Unified
  /// English Braille for a line that goes on.
  package static let page = BrailleWrapping(cutMark: "\u{2810}", marksWords: false, blank: "\u{2800}", indent: 2)

  /// `line` in pieces of at most `cells` cells.
  package func wrap(_ line: String, cells: Int) -> [String] {
    var pieces: [String] = []
    var rest = units(of: line, cells: cells)[...]
    var lead = 0
    while rest.reduce(0, { $0 + $1.cells }) > cells - lead {
      let room = cells - lead, start = String(repeating: blank, count: lead)
      if let end = lastBlank(in: rest, room: marksWords ? room - 2 : room) {
        pieces.append(start + text(rest[..<end]) + (marksWords ? "\(blank)\(cutMark)" : ""))
        rest = rest[(end + 1)...]
      } else {
        let end = cut(rest, room: room - 1)
        pieces.append(start + text(rest[..<end]) + String(cutMark))
        rest = rest[end...]
      }
      lead = indent
    }
    pieces.append(String(repeating: blank, count: lead) + text(rest))
    return pieces
  }

  /// What is never parted: a character, and the cells that it takes.
  private typealias Unit = (text: String, cells: Int)

  /// A display has a cell for each sign of a character, or one for each column that it takes: whichever are more.
  private func units(of line: String, cells: Int) -> [Unit] {
    line.flatMap { character -> [Unit] in
      let count = max(CellWidth.width(of: character), character.unicodeScalars.count)
      // What is put together of more signs than a line has is parted all the same.
      guard count > cells - indent - 1 else { return [(String(character), count)] }
      return character.unicodeScalars.map { (String($0), max(CellWidth.width(of: Character($0)), 1)) }
    }
  }

  private func text(_ units: ArraySlice<Unit>) -> String { units.map(\.text).joined() }

  /// The last blank with a word before it that ends within `room` cells.
  private func lastBlank(in rest: ArraySlice<Unit>, room: Int) -> Int? {
    var (cells, found): (Int, Int?) = (0, nil)
    for index in rest.indices {
      if rest[index].text == String(blank), index > rest.startIndex, index + 1 < rest.endIndex { found = index }
      cells += rest[index].cells
      if cells > room {
        // The blank itself needs no room.
        return found
      }
    }
    return found
  }

  /// Where a word is cut that does not fit: within `room` cells, and not right before a blank, which would look like its end.
  private func cut(_ rest: ArraySlice<Unit>, room: Int) -> Int {
    var (cells, end) = (0, rest.startIndex)
    while end < rest.endIndex, cells + rest[end].cells <= room {
      cells += rest[end].cells
      end += 1
    }
    if end < rest.endIndex, end > rest.startIndex + 1, rest[end].text == String(blank) { end -= 1 }
    return max(end, rest.startIndex + 1)
  }
}
