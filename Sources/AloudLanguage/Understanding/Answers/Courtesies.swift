/// Words that change nothing beside what is meant, such as "please", "uh" and "could you" (LOOP-13).
public struct Courtesies: Sendable {
  /// The phrases, folded and without spaces.
  let letters: Set<String>
  /// The folded phrases.
  private let phrases: Set<String>
  /// The folded words that are left out only at the ends of a text, such as "and".
  private var joints: Set<String> = []
  /// The number of bytes and of words of the longest phrase.
  private let longest: (bytes: Int, words: Int)
  /// Longer texts are left as they are.
  private static let limit = 1_000

  /// Creates courtesies from phrases, which need not be folded.
  public init(_ phrases: [String]) {
    let folded = phrases.map { Folding.fold($0) }
    self.phrases = Set(folded)
    letters = Set(folded.map(WholePhrases.letters))
    longest = (folded.map(\.utf8.count).max() ?? 0, folded.map { $0.split(separator: " ").count }.max() ?? 0)
  }

  /// Returns these courtesies together with `requests`, such as "could you". The folded `joints` are left out only at the ends of a text.
  public func union(_ requests: [String], joints: Set<String>) -> Courtesies {
    var all = Courtesies(phrases + requests)
    all.joints = joints
    return all
  }

  /// Returns whether a text is one of the phrases.
  package func contains(_ text: String) -> Bool { letters.contains(WholePhrases.letters(text)) }

  /// Returns a text without the words around it, and then without those between its words too, as it was written. Empty if it has no
  /// such words, or no others.
  public func removed(from text: String) -> [String] {
    guard text.utf8.count <= Self.limit else { return [] }
    let whole = Self.trimmed(text[...])
    var rest = whole
    while let shorter = shortened(rest) { rest = shorter }
    return (rest.endIndex < whole.endIndex || rest.startIndex > whole.startIndex ? [String(rest)] : [])
      + [withoutPhrases(rest)].compactMap(\.self)
  }

  /// Returns nil if the text has no such words, or no others.
  private func withoutPhrases(_ text: Substring) -> String? {
    let words = text.split(separator: " ")
    let folded = words.map { Folding.fold($0) }
    var kept: [Substring] = []
    var index = 0
    while index < words.count {
      let count = stride(from: min(longest.words, words.count - index), to: 0, by: -1)
        .first { isPhrase(folded[index..<index + $0].joined(separator: " ")) }
      if count == nil { kept.append(words[index]) }
      index += count ?? 1
    }
    return kept.isEmpty || kept.count == words.count ? nil : kept.joined(separator: " ")
  }

  private func isPhrase(_ folded: String) -> Bool { phrases.contains(folded) && !joints.contains(folded) }

  /// Returns the phrase without the longest of the words at its beginning or end, or nil if there is none, or nothing else.
  private func shortened(_ phrase: Substring) -> Substring? {
    let ends = phrase.indices.dropFirst().filter { place in
      Self.isWordEnd(between: phrase[phrase.index(before: place)], and: phrase[place])
    }
    func isWord(_ part: Substring) -> Bool {
      part.utf8.count <= longest.bytes * 2 && letters.contains(WholePhrases.letters(String(part)))
    }
    func hasLetters(_ rest: Substring) -> Bool { !Folding.fold(rest).isEmpty }
    for end in ends.reversed() where isWord(phrase[..<end]) {
      let rest = Self.trimmed(phrase[end...])
      if hasLetters(rest) { return rest }
    }
    for start in ends where isWord(phrase[start...]) {
      let rest = Self.trimmed(phrase[..<start])
      if hasLetters(rest) { return rest }
    }
    return nil
  }

  private static func isWordEnd(between one: Character, and other: Character) -> Bool {
    !one.isLetter && !one.isNumber || !other.isLetter && !other.isNumber || Folding.isWordEnd(between: one, and: other)
  }

  /// Keeps signs that belong to a number: "-5", "3."
  private static func trimmed(_ phrase: Substring) -> Substring {
    func isBreak(_ character: Character) -> Bool { character.isWhitespace || ",;!?…、，！？،؛".contains(character) }
    let rest = phrase.drop(while: isBreak)
    return rest.lastIndex { !isBreak($0) }.map { rest[...$0] } ?? rest[..<rest.startIndex]
  }
}
