/// A pattern that a whole line of output may match: `{file}:{n}:{n}: error: *`.
///
/// `*` stands for any text, `{n}` for a number, `{file}` for a path without spaces, `{title}` for a text without the lines around it,
/// `{hash}` for hexadecimal digits, `{percent}` for a number that is progress, `{done}` and `{all}` for two numbers that together are, and `{line}` and `{count}` for the lines of a file.
struct OutputPattern: Sendable, Equatable {
  enum Place: String, Sendable { case n, file, title, hash, percent, done, all, line, count }

  private enum Piece: Sendable, Equatable {
    case text([UInt8])
    case any
    case place(Place)
  }

  private let pieces: [Piece]

  /// Nil if the text has a place that does not exist.
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

  /// In bytes. What a longer line is need not be known, and finding out might take long.
  private static let longest = 2_000

  /// Returns the texts at the places of a line that matches, given as its UTF-8 without whitespace at the end; nil if it does not.
  func match(_ line: [UInt8]) -> [Place: String]? {
    var found: [(place: Place, bytes: Range<Int>)] = []
    guard line.count <= Self.longest, match(from: 0, line, at: 0, &found) else { return nil }
    return Dictionary(
      found.map { place, bytes in
        let text = String(decoding: line[bytes], as: UTF8.self)
        return (place, place == .title ? text.withoutRules : text)
      }
    ) { _, last in last }
  }

  /// Matches the pieces from an index on with the line from a position on. The places are found from the last to the first.
  private func match(
    from index: Int, _ line: [UInt8], at start: Int, _ found: inout [(place: Place, bytes: Range<Int>)]
  ) -> Bool {
    guard index < pieces.count else { return start == line.count }
    switch pieces[index] {
    case .text(let text):
      let end = start + text.count
      guard end <= line.count else { return false }
      for offset in text.indices where line[start + offset] != text[offset] { return false }
      return match(from: index + 1, line, at: end, &found)
    case .any: return matchAny(before: index + 1, line, at: start, &found) != nil
    case .place(.title):
      guard let end = matchAny(before: index + 1, line, at: start, &found) else { return false }
      found.append((.title, start..<end))
      return true
    case .place(let place):
      var end = start
      while end < line.count, place.takes(line[end]) { end += 1 }
      guard end - start >= place.shortest, match(from: index + 1, line, at: end, &found) else { return false }
      found.append((place, start..<end))
      return true
    }
  }

  private func matchAny(
    before index: Int, _ line: [UInt8], at start: Int, _ found: inout [(place: Place, bytes: Range<Int>)]
  ) -> Int? {
    guard index < pieces.count else { return line.count }
    var first: UInt8?
    if case .text(let text) = pieces[index] { first = text[0] }
    for end in start...line.count where first == nil || end < line.count && line[end] == first {
      if match(from: index, line, at: end, &found) { return end }
    }
    return nil
  }
}

extension OutputPattern.Place {
  /// In bytes. Words such as "add" are hexadecimal too, but no program shortens a hash to so few digits.
  fileprivate var shortest: Int { self == .hash ? 7 : 1 }

  fileprivate func takes(_ byte: UInt8) -> Bool {
    let isDigit = byte &- 0x30 < 10
    return switch self {
    case .n, .percent, .done, .all, .line, .count: isDigit
    case .hash: isDigit || byte &- 0x61 < 6
    case .file: byte > 0x20 && ![":", "(", ")", "\"", "'", ","].contains(Unicode.Scalar(byte))
    case .title: true
    }
  }
}

extension String {
  fileprivate var withoutRules: String {
    let isRule = { (character: Character) in character.isWhitespace || "=-_#*!".contains(character) }
    let rest = drop(while: isRule)
    return String(rest.dropLast(rest.reversed().prefix(while: isRule).count))
  }
}
