/// Cuts folded words into known ones, each with what it does. A word may be made of several ("dreiundzwanzig"), and several
/// be one ("next to last").
struct WordCutter<Token: Sendable & Equatable>: Sendable {
  private var tokens: [String: [Token]] = [:]
  /// How long the longest word is, in characters.
  private var longest = 0

  /// Adds a word, as people write it.
  mutating func add(_ token: Token, _ word: String) {
    let folded = Folding.fold(word).filter { $0 != " " }
    guard !folded.isEmpty, tokens[folded]?.contains(token) != true else { return }
    tokens[folded, default: []].append(token)
    longest = max(longest, folded.count)
  }

  /// Adds what another cutter knows.
  mutating func add<Other>(_ other: WordCutter<Other>, _ wrap: (Other) -> Token) {
    for (word, known) in other.tokens { for token in known { tokens[word, default: []].append(wrap(token)) } }
    longest = max(longest, other.longest)
  }

  /// The ways to cut, the longest words first; none where something is not known.
  func cuts(_ folded: String, limit: Int = 60) -> [[Token]] {
    let letters = Array(folded.filter { $0 != " " })
    guard letters.count <= 400 else { return [] }
    var results: [[Token]] = []
    var dead: Set<Int> = []
    cut(letters, 0, [], &results, &dead, limit)
    return results
  }

  private func cut(
    _ letters: [Character], _ start: Int, _ done: [Token], _ results: inout [[Token]], _ dead: inout Set<Int>,
    _ limit: Int
  ) {
    if start == letters.count { return results.append(done) }
    guard results.count < limit, !dead.contains(start) else { return }
    let before = results.count
    for length in stride(from: min(longest, letters.count - start), to: 0, by: -1) {
      for token in tokens[String(letters[start..<start + length])] ?? [] {
        cut(letters, start + length, done + [token], &results, &dead, limit)
      }
    }
    if results.count == before { dead.insert(start) }
  }
}
