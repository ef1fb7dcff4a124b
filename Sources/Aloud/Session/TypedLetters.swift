/// Letters that people type as others where their keyboard lacks them: in German "ae" for "ä" (LOOP-2). Which these are, the
/// wording tells.
extension Session {
  /// How many places of a line may be other letters.
  private var respelledPlaces: Int { 4 }
  /// How long, in bytes, a line may be that can be a label or a command.
  private var respelledLength: Int { 200 }

  /// Understands a line; where it is refused, what it may have been typed for is understood instead, if that is something.
  mutating func understandAsTyped(_ line: Line) {
    // What a recogniser has heard is spelled as it should be.
    let spellings = line.isRecognised ? [] : respellings(of: line.text)
    if spellings.isEmpty { return understand(line) }
    let before = self
    understand(line)
    for spelling in spellings where isRefused {
      var other = before
      other.understand(Line(spelling, isTypedAhead: line.isTypedAhead))
      let wasNotUnderstood = failures > before.failures, isUnderstood = other.failures <= before.failures
      if !other.isRefused || wasNotUnderstood && isUnderstood { return self = other }
    }
  }

  private var isRefused: Bool { response.announcements.first?.kind == .refusal }

  /// What a line may have been typed for: with the letters in all places that may be others first.
  private func respellings(of text: String) -> [String] {
    let places = respellable(text)
    guard !places.isEmpty else { return [] }
    let folded = Folding.fold(text)
    var spellings: [String] = []
    for choice in (1..<1 << places.count).reversed() {
      var spelling = text
      for (index, place) in places.enumerated().reversed() where choice & 1 << index != 0 {
        spelling.replaceSubrange(place.range, with: place.letter)
      }
      if Folding.fold(spelling) != folded { spellings.append(spelling) }
    }
    return spellings
  }

  /// Where a text has letters that may stand for another, and for which.
  private func respellable(_ text: String) -> [(range: Range<String.Index>, letter: String)] {
    guard !vocabulary.typedLetters.isEmpty, text.utf8.count <= respelledLength else { return [] }
    let lowered = text.lowercased()
    // Where lower case is another length, places in the one are none in the other.
    guard lowered.utf8.count == text.utf8.count else { return [] }
    var places: [(Range<String.Index>, String)] = []
    // Nearly no line has any: to look for them costs less than to look for where they are.
    for (typed, letter) in vocabulary.typedLetters where lowered.cut(at: typed) != nil {
      for range in lowered.ranges(of: typed) { places.append((range, letter)) }
    }
    return Array(places.sorted { $0.0.lowerBound < $1.0.lowerBound }.prefix(respelledPlaces))
  }
}
