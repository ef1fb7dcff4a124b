/// Words by their letters, each with what it does. Letters are those of folded text; spaces don't part words, for people
/// (and recognisers) write "dreiundzwanzig" and "drei und zwanzig", but how many a word has is known.
struct WordTrie<Token: Sendable & Equatable>: Sendable {
  /// The node that a letter leads to, by the letter and the node before: one flat table is quick to build and to copy.
  private var nodes: [UInt64: Int32] = [:]
  /// How each node is reached: the key it has in `nodes`. The first is where all words begin.
  private var keys: [UInt64] = [0]
  /// Which of `meanings` a node has; 0 is the first, which has none.
  private var meaningOfNode: [Int32] = [0]
  private var meanings: [[Token]] = [[]]
  /// How many spaces the word of a meaning has at most.
  private var spaces: [Int] = [0]

  /// Adds a word, as people write it.
  mutating func add(_ token: Token, _ word: String) {
    var node: Int32 = 0
    var count = 0
    for letter in Folding.fold(word).unicodeScalars {
      if letter == " " { count += 1 } else { node = child(of: node, letter.value) }
    }
    if node != 0 { add(token, at: node, spaces: count) }
  }

  /// Adds what another trie has, after what is here.
  mutating func add<Other>(_ other: WordTrie<Other>, _ wrap: (Other) -> Token) {
    var own: [Int32] = [0]
    for node in other.keys.indices.dropFirst() {
      let key = other.keys[node]
      let next = child(of: own[Int(key >> 32)], UInt32(truncatingIfNeeded: key))
      own.append(next)
      let meaning = Int(other.meaningOfNode[node])
      for token in other.meanings[meaning] { add(wrap(token), at: next, spaces: other.spaces[meaning]) }
    }
  }

  /// What the words of a meaning do.
  func tokens(of meaning: Int) -> [Token] { meanings[meaning] }

  /// Tells each word that begins at a place, the shortest first: where it ends, its meaning, and how many spaces it has.
  func words(
    in symbols: [Phrase.Symbol], from start: Int, _ found: (_ end: Int, _ meaning: Int, _ spaces: Int) -> Void
  ) {
    var node: Int32 = 0
    var place = start
    while place < symbols.count, case .letter(let letter) = symbols[place], let next = nodes[Self.key(node, letter.value)] {
      node = next
      place += 1
      let meaning = Int(meaningOfNode[Int(node)])
      if meaning != 0 { found(place, meaning, spaces[meaning]) }
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

  private mutating func add(_ token: Token, at node: Int32, spaces count: Int) {
    let meaning = Int(meaningOfNode[Int(node)])
    if meaning == 0 {
      meaningOfNode[Int(node)] = Int32(meanings.count)
      meanings.append([token])
      spaces.append(count)
      return
    }
    if !meanings[meaning].contains(token) { meanings[meaning].append(token) }
    spaces[meaning] = max(spaces[meaning], count)
  }

  private static func key(_ node: Int32, _ letter: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(letter)
  }
}
