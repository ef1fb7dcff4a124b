/// Words by their letters, each with what it does. Letters are those of folded text; spaces don't part words, for people
/// (and recognisers) write "dreiundzwanzig" and "drei und zwanzig", but whether a word has any is known.
struct WordTrie<Token: Sendable & Equatable>: Sendable {
  /// The node that a letter leads to, by the letter and the node before: one flat table is quick to build and to copy.
  private var nodes: [UInt64: Int32] = [:]
  /// How each node is reached: the key it has in `nodes`. The first is where all words begin.
  private var keys: [UInt64] = [0]
  /// Which of `meanings` a node has; 0 is the first, which has none.
  private var meaningOfNode: [Int32] = [0]
  private var meanings: [[Token]] = [[]]
  /// Whether the word of a meaning can be written with spaces.
  private var hasSpaces: [Bool] = [false]

  /// Adds a word, as people write it.
  mutating func add(_ token: Token, _ word: String) {
    var node: Int32 = 0
    for letter in Folding.fold(word).unicodeScalars where letter != " " { node = child(of: node, letter.value) }
    if node != 0 { add(token, at: node, hasSpaces: word.utf8.contains(UInt8(ascii: " "))) }
  }

  /// Adds what another trie has, after what is here.
  mutating func add<Other>(_ other: WordTrie<Other>, _ wrap: (Other) -> Token) {
    var own: [Int32] = [0]
    for node in other.keys.indices.dropFirst() {
      let key = other.keys[node]
      let next = child(of: own[Int(key >> 32)], UInt32(truncatingIfNeeded: key))
      own.append(next)
      let meaning = Int(other.meaningOfNode[node])
      for token in other.meanings[meaning] { add(wrap(token), at: next, hasSpaces: other.hasSpaces[meaning]) }
    }
  }

  /// What the words of a meaning do.
  func tokens(of meaning: Int) -> [Token] { meanings[meaning] }

  /// Whether any word begins with a letter.
  func hasWord(beginningWith letter: Unicode.Scalar) -> Bool { nodes[Self.key(0, letter.value)] != nil }

  /// Tells each word that begins at a place, the shortest first: where it ends, its meaning, and whether it has spaces.
  func words(
    in symbols: [Phrase.Symbol], from start: Int, _ found: (_ end: Int, _ meaning: Int, _ hasSpaces: Bool) -> Void
  ) {
    var node: Int32 = 0
    var place = start
    while place < symbols.count, case .letter(let letter) = symbols[place],
      let next = nodes[Self.key(node, letter.value)]
    {
      node = next
      place += 1
      let meaning = Int(meaningOfNode[Int(node)])
      if meaning != 0 { found(place, meaning, hasSpaces[meaning]) }
    }
  }

  private mutating func child(of node: Int32, _ letter: UInt32) -> Int32 {
    let key = Self.key(node, letter)
    if let next = nodes[key] { return next }
    let next = Int32(keys.count)
    nodes[key] = next
    keys.append(key)
    meaningOfNode.append(0)
    return next
  }

  private mutating func add(_ token: Token, at node: Int32, hasSpaces isParted: Bool) {
    let meaning = Int(meaningOfNode[Int(node)])
    if meaning == 0 {
      meaningOfNode[Int(node)] = Int32(meanings.count)
      meanings.append([token])
      hasSpaces.append(isParted)
      return
    }
    if !meanings[meaning].contains(token) { meanings[meaning].append(token) }
    if isParted { hasSpaces[meaning] = true }
  }

  private static func key(_ node: Int32, _ letter: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(letter)
  }
}
