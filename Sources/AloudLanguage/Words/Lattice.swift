/// All known words of a phrase, by where they begin and end, and the paths from word to word.
struct Lattice<Token: Sendable & Equatable> {
  struct Edge {
    var end: Int
    /// The meaning of the word in the trie. A negative value stands for a number or sign in `own`.
    var meaning: Int
    /// True if the phrase has a space inside the word that the word lacks. "Miljoen en" is "miljoenen" only as a last resort.
    var isLoose = false
  }

  private let trie: WordTrie<Token>
  private(set) var edges: [Edge] = []
  /// The tokens of numbers in digits and signs, and of words of which others fold alike.
  private var own: [[Token]] = []
  /// The index of each position's first edge. The longest words come first.
  private(set) var firstEdge: [Int] = [0]

  /// Creates the lattice of a phrase. `token` returns the token of a number in digits or a sign, or nil if it has none here.
  /// `mindsSpaces` puts words before those that extend over a space of the phrase, and `apart` rules out that words are joined.
  /// Short words whose tokens satisfy `standsAlone` are never a part of a longer word: "moin" is not Monday.
  init(
    _ phrase: Phrase, _ store: WordStore<Token>, mindsSpaces: Bool = true, apart: Bool = false,
    standsAlone: (Token) -> Bool = { _ in false }, token: (Phrase.Symbol) -> Token?
  ) {
    trie = store.trie(for: phrase.symbols)
    for place in phrase.symbols.indices {
      if case .letter(let letter) = phrase.symbols[place] {
        // Scripts with letter case separate words; in others, prefixes and words are written together.
        let isCased = letter.properties.isCased
        addWords(phrase, from: place, mindsSpaces, apart, isCased: isCased) { isCased && standsAlone($0) }
      } else if let token = token(phrase.symbols[place]) {
        own.append([token])
        edges.append(Edge(end: place + 1, meaning: -own.count))
      }
      firstEdge.append(edges.count)
    }
  }

  /// The maximum length in letters of words that must stand alone: abbreviated names of days and months.
  private static var shortest: Int { 4 }

  private mutating func addWords(
    _ phrase: Phrase, from place: Int, _ mindsSpaces: Bool, _ apart: Bool, isCased: Bool,
    _ standsAlone: (Token) -> Bool
  ) {
    if apart, !phrase.isWordEnd(place) { return }
    let first = edges.count
    var isSomeLoose = false
    trie.words(in: phrase.symbols, from: place) { end, meaning, hasSpaces in
      if apart, !phrase.isWordEnd(end) { return }
      let isWhole = phrase.isWordEnd(place) && phrase.isWordEnd(end)
      if !isWhole, end - place <= Self.shortest, trie.tokens(of: meaning).allSatisfy(standsAlone) { return }
      // A word does not begin with a word of a single letter: "hum" is not "h" and "um".
      if isCased, end == place + 1, phrase.isWordEnd(place), !phrase.isWordEnd(end) { return }
      let isOverSpace = !hasSpaces && phrase.spaces(in: place..<end) > 0
      // A word that extends over a space must consist of whole words of the phrase: "de la noche" is not "del" and "anoche".
      if isOverSpace, !isWhole { return }
      let isLoose = mindsSpaces && isOverSpace
      var meaning = meaning
      // "Mốt" is not "một", although they fold alike. Letters without marks can mean any.
      let typed = phrase.marks(in: place..<end).filter(trie.marks.contains)
      if !typed.isEmpty {
        let tokens = trie.tokens(of: meaning, typedWith: typed)
        if tokens.isEmpty { return }
        own.append(tokens)
        meaning = -own.count
      }
      isSomeLoose = isSomeLoose || isLoose
      edges.append(Edge(end: end, meaning: meaning, isLoose: isLoose))
    }
    edges[first...].reverse()
    if isSomeLoose {
      let words = edges[first...]
      edges.replaceSubrange(first..., with: words.filter { !$0.isLoose } + words.filter(\.isLoose))
    }
  }

  func tokens(of edge: Edge) -> [Token] { edge.meaning < 0 ? own[-1 - edge.meaning] : trie.tokens(of: edge.meaning) }
  func edges(from place: Int) -> ArraySlice<Edge> { edges[firstEdge[place]..<firstEdge[place + 1]] }

  func tokens(from start: Int, to end: Int) -> [Token] {
    guard start < end else { return [] }
    return edges(from: start).first { $0.end == end }.map(tokens) ?? []
  }

  func tokens(in symbols: Range<Int>) -> [Token] { tokens(from: symbols.lowerBound, to: symbols.upperBound) }

  /// Words with an extra space do not count.
  func hasWord(from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    return edges(from: start).contains { $0.end == end && !$0.isLoose }
  }

  func isWithinWord(_ place: Int) -> Bool { edges[..<firstEdge[place]].contains { $0.end > place && !$0.isLoose } }
  func contains(where test: (Token) -> Bool) -> Bool { edges.contains { tokens(of: $0).contains(where: test) } }

  func reached(from start: Int) -> [Bool] {
    var reached = Array(repeating: false, count: firstEdge.count)
    reached[start] = true
    for place in start..<firstEdge.count - 1 where reached[place] {
      for edge in edges(from: place) { reached[edge.end] = true }
    }
    return reached
  }

  /// Returns the positions from which whole words lead through the ranges, each of which continues in the next, to the end.
  func leading(through ranges: [Range<Int>]) -> [Bool] {
    var leading = Array(repeating: false, count: firstEdge.count)
    var isLeading = true
    for range in ranges.reversed() {
      leading[range.upperBound] = isLeading
      for place in range.reversed() {
        leading[place] = edges(from: place).contains { $0.end <= range.upperBound && leading[$0.end] }
      }
      isLeading = leading[range.lowerBound]
    }
    return leading
  }
}

extension Lattice {
  /// Returns the readings from whole words. If there are none, words are split into shorter ones; otherwise they are not, so that
  /// "dreizehn" is 13, never 3 and 10. `read` is called for each path through the ranges, the longest words first. It returns nil
  /// if the words make no sense, and an empty array if they make sense but mean nothing that exists.
  func readings<Reading: Equatable>(_ ranges: [Range<Int>], _ read: ([Token]) -> [Reading]?) -> [Reading] {
    readingsAndCuts(ranges, read).readings
  }

  func readingsAndCuts<Reading: Equatable>(
    _ ranges: [Range<Int>], _ read: ([Token]) -> [Reading]?
  ) -> (readings: [Reading], areCut: Bool) {
    var walk = LatticeWalk(self, ranges)
    guard walk.isPossible else { return ([], false) }
    var readings: [Reading] = []
    var makesSense = false
    var areCut = false
    for cutsWords in [false, true] {
      areCut = cutsWords
      walk.run(cutsWords: cutsWords) { tokens in
        guard let found = read(tokens) else { return }
        makesSense = true
        for reading in found where !readings.contains(reading) { readings.append(reading) }
      }
      if makesSense || !walk.hasCutWords { break }
    }
    return (readings, areCut)
  }
}

private struct LatticeWalk<Token: Sendable & Equatable> {
  private let pathLimit = 60
  private let lattice: Lattice<Token>
  private let ranges: [Range<Int>]
  private let isLeading: [Bool]
  private var tokens: [Token] = []
  private var starts: [Int] = []
  private var count = 0
  private var cutsWords = false
  private(set) var hasCutWords = false

  init(_ lattice: Lattice<Token>, _ ranges: [Range<Int>]) {
    self.lattice = lattice
    self.ranges = ranges.filter { !$0.isEmpty }
    isLeading = lattice.leading(through: self.ranges)
  }

  var isPossible: Bool { ranges.first.map { isLeading[$0.lowerBound] } ?? false }

  mutating func run(cutsWords: Bool, _ visit: ([Token]) -> Void) {
    (self.cutsWords, count, tokens, starts) = (cutsWords, 0, [], [])
    go(from: ranges[0].lowerBound, in: 0, visit)
  }

  private mutating func go(from place: Int, in index: Int, _ visit: ([Token]) -> Void) {
    guard count < pathLimit else { return }
    let range = ranges[index]
    if place == range.upperBound {
      if index + 1 < ranges.count { return go(from: ranges[index + 1].lowerBound, in: index + 1, visit) }
      count += 1
      return visit(tokens)
    }
    starts.append(place)
    for edge in lattice.edges(from: place) {
      guard edge.end <= range.upperBound, isLeading[edge.end] else { continue }
      if !cutsWords, isCut(to: edge.end, since: range.lowerBound) {
        hasCutWords = true
        continue
      }
      for token in lattice.tokens(of: edge) {
        tokens.append(token)
        go(from: edge.end, in: index, visit)
        tokens.removeLast()
      }
    }
    starts.removeLast()
  }

  /// True if the last words up to a position are together a known word.
  private func isCut(to end: Int, since first: Int) -> Bool {
    var index = starts.count - 1
    while index > 0, starts[index - 1] >= first {
      index -= 1
      if lattice.hasWord(from: starts[index], to: end) { return true }
    }
    return false
  }
}
