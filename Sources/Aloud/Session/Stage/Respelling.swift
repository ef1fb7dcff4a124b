/// Letters that people type as others where their keyboard lacks them: in German "ae" for "ä" (LOOP-2). Which these are, the
/// wording tells.
struct Respelling: Sendable {
  /// How many places of a line may be other letters.
  private static let places = 4
  /// How long, in bytes, a line may be that can be a label or a command.
  private static let length = 200

  /// What a line may have been typed for: with the letters in all places that may be others first.
  let spellings: [String]

  /// What a line may have been typed for, in the words of a vocabulary. What a recogniser has heard is spelled as it should
  /// be.
  init(_ line: Line, _ vocabulary: Vocabulary) {
    let places = line.isRecognised ? [] : Self.respellable(line.text, vocabulary)
    guard !places.isEmpty else {
      spellings = []
      return
    }
    let folded = Folding.fold(line.text)
    spellings = (1..<1 << places.count).reversed().compactMap { choice in
      var spelling = line.text
      for (index, place) in places.enumerated().reversed() where choice & 1 << index != 0 {
        spelling.replaceSubrange(place.range, with: place.letter)
      }
      return Folding.fold(spelling) == folded ? nil : spelling
    }
  }

  /// Where a text has letters that may stand for another, and for which.
  private static func respellable(
    _ text: String, _ vocabulary: Vocabulary
  ) -> [(range: Range<String.Index>, letter: String)] {
    guard !vocabulary.typedLetters.isEmpty, text.utf8.count <= length else { return [] }
    let lowered = text.lowercased()
    // Where lower case is another length, places in the one are none in the other.
    guard lowered.utf8.count == text.utf8.count else { return [] }
    var found: [(Range<String.Index>, String)] = []
    // Nearly no line has any: to look for them costs less than to look for where they are.
    for (typed, letter) in vocabulary.typedLetters where lowered.cut(at: typed) != nil {
      for range in lowered.ranges(of: typed) { found.append((range, letter)) }
    }
    return Array(found.sorted { $0.0.lowerBound < $1.0.lowerBound }.prefix(places))
  }
}
