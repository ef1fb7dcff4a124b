/// A word as people write it. Few of a language's 15,000 words are ever folded: their beginning tells whether a phrase can contain
/// them.
struct WrittenWord: Sendable {
  let text: Substring
  /// The first two letters of the folded word, or nil if it has none.
  let beginning: WordBeginning?

  /// Creates a word from its own text or a part of a list.
  init(_ text: Substring) {
    self.text = text
    beginning = Folding.beginning(of: text)
  }

  /// The folded word.
  var folded: String { Folding.fold(text) }

  /// A Boolean value that indicates whether the word has spaces.
  var hasSpaces: Bool { text.utf8.contains(UInt8(ascii: " ")) }
}

extension WrittenWord {
  /// Returns the words between vertical bars, without the spaces around them.
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
