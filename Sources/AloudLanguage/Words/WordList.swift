struct WordList<Token: Sendable & Equatable>: Sendable {
  private(set) var words: [(word: WrittenWord, token: Token)] = []
  private(set) var beginnings: [WordBeginning] = []

  /// A word that consists of the first letter alone counts, too.
  func hasWord(_ beginning: WordBeginning) -> Bool {
    let letter = beginning.shortened
    return beginnings.contains { $0 == beginning || $0 == letter }
  }

  /// Leaves out a word without letters.
  mutating func add(_ token: Token, _ word: WrittenWord) {
    guard let beginning = word.beginning else { return }
    words.append((word, token))
    beginnings.append(beginning)
  }

  mutating func add(_ token: Token, _ word: String) { add(token, WrittenWord(word[...])) }
  mutating func add(_ token: Token, _ line: Lexicon.Line) { for word in line.writtenWords { add(token, word) } }

  /// Leaves out words for which `wrap` returns nil.
  mutating func add<Other>(_ other: WordList<Other>, _ wrap: (Other, WrittenWord) -> Token?) {
    words.reserveCapacity(words.count + other.words.count)
    for (index, (word, token)) in other.words.enumerated() {
      guard let token = wrap(token, word) else { continue }
      words.append((word, token))
      beginnings.append(other.beginnings[index])
    }
  }
}
