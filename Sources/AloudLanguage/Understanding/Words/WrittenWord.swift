/// A word as people write it. Of a language's 15,000 few are ever folded: how it begins tells whether a phrase can have it.
struct WrittenWord: Sendable {
  let text: Substring
  /// The first two letters that folding leaves of it; nil where it leaves none.
  let beginning: WordBeginning?

  /// A word by itself, or a part of a text that lists some.
  init(_ text: Substring) {
    self.text = text
    beginning = Folding.beginning(of: text)
  }

  /// It, folded.
  var folded: String { Folding.fold(text) }

  /// Whether it is written with spaces.
  var hasSpaces: Bool { text.utf8.contains(UInt8(ascii: " ")) }
}

extension WrittenWord {
  /// The words between bars, without the spaces around them.
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
