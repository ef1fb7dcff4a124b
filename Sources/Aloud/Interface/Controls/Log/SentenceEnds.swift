/// Where the sentences of a text end, in any of the languages that are told: by marks, not by a list of abbreviations.
enum SentenceEnds {
  /// How long a sentence without an end may get, in characters, before it is cut at a space: somebody listens.
  static let longest = 1_000

  /// The sentences of a text that have surely ended, in order; where the text `isWhole`, what is left is one too.
  static func sentences(of text: Substring, isWhole: Bool) -> (sentences: [Substring], rest: Substring) {
    var sentences: [Substring] = []
    var rest = text.drop(while: \.isWhitespace)
    while let end = end(of: rest) {
      sentences.append(rest[..<end])
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    if isWhole, !rest.isEmpty {
      sentences.append(rest)
      rest = rest[rest.endIndex...]
    }
    return (sentences, rest)
  }

  /// Marks that end a sentence before a space, and those that need none.
  private static let marks: Set<Character> = [".", "!", "?", "…", "؟", "۔", "।", "॥"]
  private static let wideMarks: Set<Character> = ["。", "！", "？", "｡", "．"]
  /// What may stand between the mark and the end.
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）", "*", "_", "`", "“"]

  /// Where the first sentence has surely ended; nil where more is needed to know.
  private static func end(of text: Substring) -> Substring.Index? {
    var place = text.startIndex
    var word = text.startIndex
    var count = 0
    var space: Substring.Index?
    while place < text.endIndex {
      let character = text[place]
      let next = text.index(after: place)
      if character.isWhitespace { (word, space) = (next, place) }
      if wideMarks.contains(character) || marks.contains(character) {
        let end = text[next...].firstIndex { !closings.contains($0) && !marks.contains($0) && !wideMarks.contains($0) }
        guard let end else { return nil }
        if wideMarks.contains(character) { return end }
        if text[end].isWhitespace {
          guard let following = text[end...].first(where: { !$0.isWhitespace }) else { return nil }
          if !following.isLowercase, character != "." || !isAbbreviated(text[word..<place]) { return end }
        }
        // What stands between is of marks alone.
        count += text.distance(from: place, to: end)
        if count > longest { return end }
        place = end
        continue
      }
      count += 1
      if count > longest, let space { return space }
      if count > 2 * longest { return next }
      place = next
    }
    return nil
  }

  /// Whether the word before a full stop is one that it belongs to: a number that counts, a letter alone ("z. B.", "e.g."), and
  /// what people call others by.
  private static func isAbbreviated(_ word: Substring) -> Bool {
    let plain = word.drop { !$0.isLetter && !$0.isNumber }
    if plain.isEmpty { return false }
    if plain.allSatisfy({ ("0"..."9").contains($0) }) { return plain.count <= 2 }
    // Signs of Chinese and Japanese are words by themselves.
    if plain.count == 1 { return plain.allSatisfy(\.isCased) }
    return plain.contains(".") && plain.split(separator: ".").allSatisfy { $0.count == 1 }
      || titles.contains(plain.lowercased())
  }

  private static let titles: Set<String> = [
    "dr", "mr", "mrs", "ms", "prof", "sr", "st", "vs", "bzw", "etc", "ca", "nr",
  ]
}
