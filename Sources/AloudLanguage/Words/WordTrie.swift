/// A trie of words and their tokens. Words are folded and have no spaces, because people (and recognisers) write both
/// "dreiundzwanzig" and "drei und zwanzig"; the trie records whether a word has spaces.
struct WordTrie<Token: Sendable & Equatable>: Sendable {
  /// The node for a letter, by the letter and the previous node. A single flat table is quick to build and to copy.
  private var nodes: [UInt64: Int32] = [:]
  /// The index in `meanings` for each node. Index 0 means none. All words begin at the first node.
  private var meaningOfNode: [Int32] = [0]
  private var meanings: [[Token]] = [[]]
  /// True, by meaning, if its word can have spaces.
  private var hasSpaces: [Bool] = [false]
  /// By meaning and token, the marks that its words are written with.
  private var written: [[Set<[Unicode.Scalar]>]] = [[]]
  let marks: LetterMarks

  init(_ marks: LetterMarks) { self.marks = marks }

  mutating func add(_ token: Token, _ word: WrittenWord) {
    var node: Int32 = 0
    for letter in word.folded.unicodeScalars where letter != " " { node = child(of: node, letter.value) }
    if node != 0 { add(token, at: node, hasSpaces: word.hasSpaces, marks.marks(in: word.text)) }
  }

  func tokens(of meaning: Int) -> [Token] { meanings[meaning] }

  func tokens(of meaning: Int, typedWith typed: [Unicode.Scalar]) -> [Token] {
    zip(meanings[meaning], written[meaning]).filter { _, written in
      written.contains { LetterMarks.allow($0, typedWith: typed) }
    }.map(\.0)
  }

  /// Calls `found` with each word at a position, the shortest first.
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

  private mutating func add(
    _ token: Token, at node: Int32, hasSpaces isParted: Bool, _ marks: [Unicode.Scalar]
  ) {
    let meaning = Int(meaningOfNode[Int(node)])
    if meaning == 0 {
      meaningOfNode[Int(node)] = Int32(meanings.count)
      meanings.append([token])
      hasSpaces.append(isParted)
      written.append([[marks]])
      return
    }
    if let place = meanings[meaning].firstIndex(of: token) {
      written[meaning][place].insert(marks)
    } else {
      meanings[meaning].append(token)
      written[meaning].append([marks])
    }
    if isParted { hasSpaces[meaning] = true }
  }

  private static func key(_ node: Int32, _ letter: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(letter)
  }
}
