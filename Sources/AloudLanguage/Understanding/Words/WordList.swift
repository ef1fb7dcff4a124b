/// Words and what each does, in the order they were added.
struct WordList<Token: Sendable & Equatable>: Sendable {
  private(set) var words: [(word: WrittenWord, token: Token)] = []
  /// How each word begins.
  private(set) var beginnings: [WordBeginning] = []

  /// Whether any word begins so, or is the first letter alone.
  func hasWord(_ beginning: WordBeginning) -> Bool {
    let letter = beginning.shortened
    return beginnings.contains { $0 == beginning || $0 == letter }
  }

  /// Adds a word; one without letters is none.
  mutating func add(_ token: Token, _ word: WrittenWord) {
    guard let beginning = word.beginning else { return }
    words.append((word, token))
    beginnings.append(beginning)
  }

  /// Adds a word, as people write it.
  mutating func add(_ token: Token, _ word: String) { add(token, WrittenWord(word[...])) }

  /// Adds what another list has, after what is here, but for what `wrap` makes nothing of.
  mutating func add<Other>(_ other: WordList<Other>, _ wrap: (Other) -> Token?) {
    words.reserveCapacity(words.count + other.words.count)
    for (index, (word, token)) in other.words.enumerated() {
      guard let token = wrap(token) else { continue }
      words.append((word, token))
      beginnings.append(other.beginnings[index])
    }
  }
}
