/// The words of a lexicon that make up values, and how a phrase is cut into them.
struct ValueWords: Sendable {
  private var tokens: [String: [ValueToken]] = [:]
  /// How long the longest word is, in characters.
  private var longest = 0
  /// Phrases that are a value as a whole: "yes", "next to last".
  private(set) var wholes: [ValueKind: [String: String]] = [:]

  /// The words of a lexicon.
  init(_ lexicon: Lexicon) {
    for line in lexicon.lines {
      switch (line.kind, line.name) {
      case ("number", let name):
        if let token = Self.numberToken(name) { add(token, line.words) }
      case ("ordinal", "mark"): add(.ordinalMark, line.words)
      case ("ordinal", let name):
        if let value = Double(name) { add(.ordinal(value), line.words) } else { addWholes(.ordinal, name, line.words) }
      case ("fraction", let name):
        if let value = Double(name), value > 0 { add(.fraction(value), line.words) }
      default: addWholes(.boolean, line.name, line.words)
      }
    }
  }

  private mutating func addWholes(_ kind: ValueKind, _ value: String, _ words: [String]) {
    for word in words { wholes[kind, default: [:]][Folding.fold(word)] = value }
  }

  private static func numberToken(_ name: String) -> ValueToken? {
    if let value = Double(name) { return .value(value) }
    return switch name {
    case "and": .and
    case "minus": .minus
    case "point": .point
    case "over": .over
    case "parts": .parts
    case "filler": .filler
    default: nil
    }
  }

  private mutating func add(_ token: ValueToken, _ words: [String]) {
    for word in words { add(token, word) }
  }

  private mutating func add(_ token: ValueToken, _ word: String) {
    let folded = Folding.fold(word).filter { $0 != " " }
    guard !folded.isEmpty else { return }
    if tokens[folded]?.contains(token) != true { tokens[folded, default: []].append(token) }
    longest = max(longest, folded.count)
  }

  /// The ways to cut folded words into tokens, the longest words first; none where a word is not known. A word may be made
  /// of several ("dreiundzwanzig"), and several words be one ("to the").
  func cuts(_ folded: String, limit: Int = 24) -> [[ValueToken]] {
    var results: [[ValueToken]] = []
    var dead: Set<Int> = []
    let letters = folded.filter { $0 != " " }.map { $0 }
    guard letters.count <= 400 else { return [] }
    cut(letters, 0, [], &results, &dead, limit)
    return results
  }

  private func cut(
    _ letters: [Character], _ start: Int, _ done: [ValueToken], _ results: inout [[ValueToken]], _ dead: inout Set<Int>,
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
