/// All known words of a phrase by where they begin and end, and the ways to go from word to word through it.
struct Lattice<Token: Sendable & Equatable> {
  /// A word from one place to another.
  struct Edge {
    var end: Int
    /// Its meaning in the trie; below nought, a number or sign by its place in `own`.
    var meaning: Int
    /// Whether there is a space in it that the word doesn't have: "miljoen en" is "miljoenen" last of all.
    var isLoose = false
  }

  private let trie: WordTrie<Token>
  private(set) var edges: [Edge] = []
  /// What numbers in digits and signs do.
  private var own: [Token] = []
  /// Where the edges of each place begin; the longest words come first.
  private(set) var firstEdge: [Int] = [0]

  /// The words of a phrase; `token` says what a number in digits or a sign does, nil where it does nothing here.
  /// `mindsSpaces` is whether words as they are parted come before those that go over a space,
  /// `apart` whether no word is joined to another. Short words that do what `standsAlone` tells are never a part of a longer
  /// one: "moin" is no Monday.
  init(
    _ phrase: Phrase, _ store: WordStore<Token>, mindsSpaces: Bool = true, apart: Bool = false,
    standsAlone: (Token) -> Bool = { _ in false }, token: (Phrase.Symbol) -> Token?
  ) {
    trie = store.trie(for: phrase.symbols)
    for place in phrase.symbols.indices {
      if case .letter(let letter) = phrase.symbols[place] {
        // Scripts with capitals part their words; in others prefixes and words are written together.
        let mayStandAlone = letter.properties.isCased
        addWords(phrase, from: place, mindsSpaces, apart) { mayStandAlone && standsAlone($0) }
      } else if let token = token(phrase.symbols[place]) {
        own.append(token)
        edges.append(Edge(end: place + 1, meaning: -own.count))
      }
      firstEdge.append(edges.count)
    }
  }

  /// How many letters a word has at most that is not joined to others: names of days and months that are cut short.
  private static var shortest: Int { 4 }

  private mutating func addWords(
    _ phrase: Phrase, from place: Int, _ mindsSpaces: Bool, _ apart: Bool, _ standsAlone: (Token) -> Bool
  ) {
    if apart, !phrase.isWordEnd(place) { return }
    let first = edges.count
    var isSomeLoose = false
    trie.words(in: phrase.symbols, from: place) { end, meaning, hasSpaces in
      if apart, !phrase.isWordEnd(end) { return }
      if end - place <= Self.shortest, !phrase.isWordEnd(place) || !phrase.isWordEnd(end),
        trie.tokens(of: meaning).allSatisfy(standsAlone)
      {
        return
      }
      let isOverSpace = !hasSpaces && phrase.spaces(in: place..<end) > 0
      // "de la noche" is no "del" and "anoche": a word that is written in parts has whole words of the phrase.
      if isOverSpace, !phrase.isWordEnd(place) || !phrase.isWordEnd(end) { return }
      let isLoose = mindsSpaces && isOverSpace
      isSomeLoose = isSomeLoose || isLoose
      edges.append(Edge(end: end, meaning: meaning, isLoose: isLoose))
    }
    edges[first...].reverse()
    if isSomeLoose {
      let words = edges[first...]
      edges.replaceSubrange(first..., with: words.filter { !$0.isLoose } + words.filter(\.isLoose))
    }
  }

  /// What a word does.
  func tokens(of edge: Edge) -> [Token] { edge.meaning < 0 ? [own[-1 - edge.meaning]] : trie.tokens(of: edge.meaning) }

  /// What the words do that go from one place to another.
  func tokens(from start: Int, to end: Int) -> [Token] {
    guard start < end else { return [] }
    return edges[firstEdge[start]..<firstEdge[start + 1]].first { $0.end == end }.map(tokens) ?? []
  }

  /// Whether a word goes from one place to another, with no space in it that it doesn't have.
  func hasWord(from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    for index in firstEdge[start]..<firstEdge[start + 1] where edges[index].end == end && !edges[index].isLoose {
      return true
    }
    return false
  }

  /// Whether a word goes over a place.
  func isWithinWord(_ place: Int) -> Bool {
    edges[..<firstEdge[place]].contains { $0.end > place && !$0.isLoose }
  }

  /// Whether some word does something.
  func contains(where test: (Token) -> Bool) -> Bool { edges.contains { tokens(of: $0).contains(where: test) } }

  /// The places that whole words lead to from a place.
  func reached(from start: Int) -> [Bool] {
    var reached = Array(repeating: false, count: firstEdge.count)
    reached[start] = true
    for place in start..<firstEdge.count - 1 where reached[place] {
      for index in firstEdge[place]..<firstEdge[place + 1] { reached[edges[index].end] = true }
    }
    return reached
  }

  /// The places from which whole words lead through ranges to the end of the last; the end of each is where the next begins.
  func leading(through ranges: [Range<Int>]) -> [Bool] {
    var leading = Array(repeating: false, count: firstEdge.count)
    var isLeading = true
    for range in ranges.reversed() {
      leading[range.upperBound] = isLeading
      for place in range.reversed() {
        for index in firstEdge[place]..<firstEdge[place + 1]
        where edges[index].end <= range.upperBound && leading[edges[index].end] {
          leading[place] = true
          break
        }
      }
      isLeading = leading[range.lowerBound]
    }
    return leading
  }
}
