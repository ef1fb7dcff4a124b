/// A finder of the ends of sentences, in all languages that are announced. Punctuation decides, with only a short list of
/// abbreviations.
enum SentenceEnds {
  /// The length of a sentence without an end, in characters, at which it is cut at a space, because somebody is waiting to hear it.
  static let longest = 1_000

  /// Returns the sentences that have certainly ended, in order, and the rest. If the text `isWhole`, the rest is a sentence too.
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

  /// The marks that end a sentence before a space; `wideMarks` need no space.
  private static let marks: Set<Character> = [".", "!", "?", "…", "؟", "۔", "।", "॥"]
  private static let wideMarks: Set<Character> = ["。", "！", "？", "｡", "．"]
  /// The characters that may stand between the mark and the end.
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）", "*", "_", "`", "“"]

  /// Returns the end of the first sentence; nil if more text is needed to know.
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
        // The characters in between are only marks.
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

  /// Returns a Boolean value that indicates whether a full stop belongs to the word before it: an ordinal number, a single letter
  /// ("z. B.", "e.g."), a title or a common abbreviation.
  private static func isAbbreviated(_ word: Substring) -> Bool {
    let plain = word.drop { !$0.isLetter && !$0.isNumber }
    if plain.isEmpty { return false }
    if plain.allSatisfy({ ("0"..."9").contains($0) }) { return plain.count <= 2 }
    // Chinese and Japanese characters are words by themselves.
    if plain.count == 1 { return plain.allSatisfy(\.isCased) }
    return plain.contains(".") && plain.split(separator: ".").allSatisfy { $0.count == 1 }
      || titles.contains(plain.lowercased())
  }

  private static let titles: Set<String> = [
    "dr", "mr", "mrs", "ms", "prof", "sr", "st", "vs", "bzw", "etc", "ca", "nr",
  ]
}
