/// A word as people write it. Few of a language's 15,000 words are ever folded: their beginning tells whether one can occur.
struct WrittenWord: Sendable {
  let text: Substring
  let beginning: WordBeginning?

  init(_ text: Substring) {
    self.text = text
    beginning = Folding.beginning(of: text)
  }

  var folded: String { Folding.fold(text) }
  var hasSpaces: Bool { text.utf8.contains(UInt8(ascii: " ")) }
}

extension WrittenWord {
  /// The words stand between vertical bars, with spaces around them that are left out.
  static func list(_ text: String) -> [WrittenWord] {
    let bytes = text.utf8
    let bar = UInt8(ascii: "|")
    var words: [WrittenWord] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: bar) ?? bytes.endIndex
      let word = bytes[start..<end].trimmingSpaces()
      if !word.isEmpty { words.append(WrittenWord(Substring(word))) }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return words
  }
}

/// The first two letters of a folded word. The second is zero if there is none.
struct WordBeginning: Sendable, Hashable {
  private let letters: UInt64

  private init(letters: UInt64) { self.letters = letters }

  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
    self.init(letters: UInt64(first.value) << 32 | UInt64(second?.value ?? 0))
  }

  init?(folded: String) {
    var letters = folded.unicodeScalars.makeIterator()
    func next() -> Unicode.Scalar? {
      while let letter = letters.next() { if letter != " " { return letter } }
      return nil
    }
    guard let first = next() else { return nil }
    self.init(first, next())
  }

  var shortened: WordBeginning { WordBeginning(letters: letters & ~0xFFFF_FFFF) }

  /// True if all letters are from a to z, which fold to themselves.
  var isPlain: Bool { [letters >> 32, letters & 0xFFFF_FFFF].allSatisfy { $0 == 0 || (0x61...0x7A).contains($0) } }

  /// A hash below 4,096.
  var place: Int { Int((letters &* 0x9E37_79B9_7F4A_7C15) >> 52) }
}
