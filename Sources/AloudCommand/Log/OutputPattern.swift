/// A pattern that a whole line of output may match: `{file}:{n}:{n}: error: *`.
///
/// `*` stands for any text, `{n}` for a number, `{file}` for a path without spaces, `{title}` for a text without the lines around it,
/// `{hash}` for hexadecimal digits, `{percent}` for a number that is progress, and `{done}` and `{all}` for two numbers that together are.
struct OutputPattern: Sendable, Equatable {
  enum Place: String, Sendable {
    case n, file, title, hash, percent, done, all
  }

  private enum Piece: Sendable, Equatable {
    case text([UInt8])
    case any
    case place(Place)
  }

  private let pieces: [Piece]

  /// Creates a pattern from its text. Returns nil if that has a place that does not exist.
  init?(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "*" {
        pieces.append(.any)
        rest = rest.dropFirst()
      } else if first == "{", let end = rest.firstIndex(of: "}"), end > rest.index(after: rest.startIndex) {
        guard let place = Place(rawValue: String(rest[..<end].dropFirst())) else { return nil }
        pieces.append(.place(place))
        rest = rest[end...].dropFirst()
      } else {
        let plain = rest.dropFirst().prefix { $0 != "*" && $0 != "{" }
        pieces.append(.text(Array(String(first).utf8) + Array(plain.utf8)))
        rest = rest.dropFirst(1 + plain.count)
      }
    }
    self.pieces = pieces
  }

  /// Returns the texts at the places of a line that matches, given as its UTF-8 without whitespace at the end; nil if it does not.
  func match(_ line: ArraySlice<UInt8>) -> [Place: String]? {
    var found: [Place: String] = [:]
    return Self.match(pieces[...], line, &found) ? found : nil
  }

  private static func match(
    _ pieces: ArraySlice<Piece>, _ line: ArraySlice<UInt8>, _ found: inout [Place: String]
  ) -> Bool {
    guard let piece = pieces.first else { return line.isEmpty }
    let later = pieces.dropFirst()
    switch piece {
    case .text(let text): return line.starts(with: text) && match(later, line.dropFirst(text.count), &found)
    case .any:
      return later.isEmpty || ends(of: line, before: later.first).contains { match(later, line[$0...], &found) }
    case .place(.title):
      let end = ends(of: line, before: later.first).first { match(later, line[$0...], &found) }
      guard let end else { return false }
      found[.title] = String(decoding: line[..<end], as: UTF8.self).withoutRules
      return true
    case .place(let place):
      let taken = line.prefix(while: place == .file ? isOfPath : place == .hash ? isHexadecimal : isDigit)
      guard !taken.isEmpty, match(later, line[taken.endIndex...], &found) else { return false }
      found[place] = String(decoding: taken, as: UTF8.self)
      return true
    }
  }

  /// Returns where a text of any length may end before a piece, the earliest first.
  private static func ends(of line: ArraySlice<UInt8>, before piece: Piece?) -> any Sequence<Int> {
    guard let piece else { return CollectionOfOne(line.endIndex) }
    guard case .text(let text) = piece, let first = text.first else { return line.startIndex...line.endIndex }
    return (line.startIndex..<line.endIndex).lazy.filter { line[$0] == first }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || byte &- 0x61 < 6 }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    byte > 0x20 && ![":", "(", ")", "\"", "'", ","].contains(Unicode.Scalar(byte))
  }
}

extension String {
  /// The text without the signs that programs draw lines with, at both ends.
  fileprivate var withoutRules: String {
    let isRule = { (character: Character) in character.isWhitespace || "=-_#*".contains(character) }
    let rest = drop(while: isRule)
    return String(rest.dropLast(rest.reversed().prefix(while: isRule).count))
  }
}
