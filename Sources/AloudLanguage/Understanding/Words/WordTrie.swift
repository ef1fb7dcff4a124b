/// Words by their letters, each with what it does. Letters are those of folded text; spaces don't part words, for people
/// (and recognisers) write "dreiundzwanzig" and "drei und zwanzig", but whether a word has any is known.
struct WordTrie<Token: Sendable & Equatable>: Sendable {
  /// The node that a letter leads to, by the letter and the node before: one flat table is quick to build and to copy.
  private var nodes: [UInt64: Int32] = [:]
  /// Which of `meanings` a node has; 0 is the first, which has none. The first node is where all words begin.
  private var meaningOfNode: [Int32] = [0]
  private var meanings: [[Token]] = [[]]
  /// Whether the word of a meaning can be written with spaces.
  private var hasSpaces: [Bool] = [false]

  /// Adds a word.
  mutating func add(_ token: Token, _ word: WrittenWord) {
    var node: Int32 = 0
    for letter in word.folded.unicodeScalars where letter != " " { node = child(of: node, letter.value) }
    if node != 0 { add(token, at: node, hasSpaces: word.hasSpaces) }
  }

  /// What the words of a meaning do.
  func tokens(of meaning: Int) -> [Token] { meanings[meaning] }

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
    let next = Int32(meaningOfNode.count)
    nodes[key] = next
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
