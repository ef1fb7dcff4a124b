/// All known words of a phrase by where they begin and end, and the ways to go from word to word through it.
struct Lattice<Token: Sendable & Equatable> {
  /// A word from one place to another.
  private struct Edge {
    var end: Int
    var tokens: [Token]
    /// Whether there are more spaces in it than the word has: "miljoen en" is "miljoenen" last of all.
    var isLoose = false
  }

  private var edges: [Edge] = []
  /// Where the edges of each place begin; the longest words come first.
  private var firstEdge: [Int] = [0]

  /// The words of a phrase; `token` says what a number in digits or a sign does, nil where it does nothing here.
  /// `mindsSpaces` is whether words as they are parted come before those that go over a space.
  init(_ phrase: Phrase, _ trie: WordTrie<Token>, mindsSpaces: Bool = true, token: (Phrase.Symbol) -> Token?) {
    let symbols = phrase.symbols
    for place in symbols.indices {
      let first = edges.count
      if case .letter = symbols[place] {
        trie.words(in: symbols, from: place) { end, tokens, spaces in
          let isLoose = mindsSpaces && phrase.spaces(in: place..<end) > spaces
          edges.append(Edge(end: end, tokens: tokens, isLoose: isLoose))
        }
        edges[first...].reverse()
        if edges[first...].contains(where: \.isLoose) {
          edges.replaceSubrange(first..., with: edges[first...].filter { !$0.isLoose } + edges[first...].filter(\.isLoose))
        }
      } else if let token = token(symbols[place]) {
        edges.append(Edge(end: place + 1, tokens: [token]))
      }
      firstEdge.append(edges.count)
    }
  }

  /// The readings that whole words give; where these give none, those of words cut into parts that are words: "dreizehn" is
  /// 13, never 3 and 10. `read` is called for the ways through the ranges, one after the other, the longest words first.
  /// It answers nil where the words make no sense, and nothing where they do but mean what doesn't exist.
  func readings<Reading: Equatable>(_ ranges: [Range<Int>], _ read: ([Token]) -> [Reading]?) -> [Reading] {
    var walk = Walk(self, ranges)
    guard walk.isPossible else { return [] }
    var readings: [Reading] = []
    var makesSense = false
    for cutsWords in [false, true] {
      walk.run(cutsWords: cutsWords) { tokens in
        guard let found = read(tokens) else { return }
        makesSense = true
        for reading in found where !readings.contains(reading) { readings.append(reading) }
      }
      if makesSense || !walk.hasCutWords { break }
    }
    return readings
  }

  /// Whether some word does something.
  func contains(where test: (Token) -> Bool) -> Bool { edges.contains { $0.tokens.contains(where: test) } }

  /// The places that whole words lead to from a place.
  func reached(from start: Int) -> [Bool] {
    var reached = Array(repeating: false, count: firstEdge.count)
    reached[start] = true
    for place in start..<firstEdge.count - 1 where reached[place] {
      for edge in edges[firstEdge[place]..<firstEdge[place + 1]] { reached[edge.end] = true }
    }
    return reached
  }

  /// The places from which whole words lead to the end.
  func reachingEnd() -> [Bool] {
    var reaching = Array(repeating: false, count: firstEdge.count)
    reaching[firstEdge.count - 1] = true
    for place in (0..<firstEdge.count - 1).reversed() {
      reaching[place] = edges[firstEdge[place]..<firstEdge[place + 1]].contains { reaching[$0.end] }
    }
    return reaching
  }

  fileprivate func ends(from start: Int, upTo limit: Int, _ found: (Int, [Token]) -> Void) {
    for edge in edges[firstEdge[start]..<firstEdge[start + 1]] where edge.end <= limit { found(edge.end, edge.tokens) }
  }

  fileprivate func hasWord(from start: Int, to end: Int) -> Bool {
    edges[firstEdge[start]..<firstEdge[start + 1]].contains { $0.end == end && !$0.isLoose }
  }
}

/// One walk through all ways of a lattice.
private struct Walk<Token: Sendable & Equatable> {
  /// How many ways are tried.
  private let limit = 60
  private let lattice: Lattice<Token>
  private let ranges: [Range<Int>]
  /// Whether the end can be reached from a place.
  private var isViable: [Bool]
  private var tokens: [Token] = []
  private var starts: [Int] = []
  private var count = 0
  private(set) var hasCutWords = false
  private var cutsWords = false

  init(_ lattice: Lattice<Token>, _ ranges: [Range<Int>]) {
    self.lattice = lattice
    self.ranges = ranges.filter { !$0.isEmpty }
    isViable = Array(repeating: false, count: (self.ranges.last?.upperBound ?? 0) + 1)
    var isNextViable = true
    for range in self.ranges.reversed() {
      var viable = isViable
      viable[range.upperBound] = isNextViable
      for place in range.reversed() {
        lattice.ends(from: place, upTo: range.upperBound) { end, _ in if viable[end] { viable[place] = true } }
      }
      isNextViable = viable[range.lowerBound]
      isViable = viable
    }
  }

  var isPossible: Bool { ranges.first.map { isViable[$0.lowerBound] } ?? false }

  mutating func run(cutsWords: Bool, _ visit: ([Token]) -> Void) {
    (self.cutsWords, count, tokens, starts) = (cutsWords, 0, [], [])
    go(from: ranges[0].lowerBound, in: 0, visit)
  }

  private mutating func go(from place: Int, in index: Int, _ visit: ([Token]) -> Void) {
    guard count < limit else { return }
    let range = ranges[index]
    if place == range.upperBound {
      if index + 1 < ranges.count { return go(from: ranges[index + 1].lowerBound, in: index + 1, visit) }
      count += 1
      return visit(tokens)
    }
    starts.append(place)
    var next: [(Int, [Token])] = []
    lattice.ends(from: place, upTo: range.upperBound) { end, tokens in if isViable[end] { next.append((end, tokens)) } }
    for (end, found) in next {
      if !cutsWords, isCut(to: end, since: range.lowerBound) {
        hasCutWords = true
        continue
      }
      for token in found {
        tokens.append(token)
        go(from: end, in: index, visit)
        tokens.removeLast()
      }
    }
    starts.removeLast()
  }

  /// Whether the last words, to a place, are together one that is known.
  private func isCut(to end: Int, since first: Int) -> Bool {
    for start in starts.dropLast().reversed() {
      if start < first { return false }
      if lattice.hasWord(from: start, to: end) { return true }
    }
    return false
  }
}
