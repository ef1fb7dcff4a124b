/// Understands yes and no, in a phrase that is known as a whole, or whose parts all agree: "yes, of course", "no thanks, not now".
struct Answers: Sendable {
  private let wholes: OnceRead<WholePhrases>
  /// The words that mean yes or no whatever follows, such as "nein", but not "nicht".
  private var plain: [String: Bool] = [:]
  /// The words that change nothing beside an answer, such as "please", by their letters.
  private var courtesies: Set<String> = []
  /// The courtesies as folded text.
  private var courtesyPhrases: [String] = []
  /// The number of pieces of the longest of these words, and of those in `plain`.
  private var longest = 0

  init(_ lexicon: Lexicon, _ wholes: OnceRead<WholePhrases>) {
    self.wholes = wholes
    for line in lexicon.lines where line.kind == "boolean" {
      for word in line.words {
        switch line.name {
        case "yes", "no": plain[WholePhrases.letters(word)] = line.name == "yes"
        case "courtesy": courtesies.insert(WholePhrases.letters(word))
        default: continue
        }
        longest = max(longest, Self.pieces(word).count)
      }
      if line.name == "courtesy" { courtesyPhrases += line.words.map { Folding.fold($0) } }
    }
  }

  /// Returns a phrase without courtesy words and the folded `requests` around it, and then, folded, without those between its words
  /// too; empty if it has none, or nothing else (LOOP-13).
  func withoutCourtesy(_ phrase: String, and requests: [String]) -> [String] {
    let all = courtesyPhrases + requests
    let words = (letters: Set(all.map(WholePhrases.letters)), longest: all.map(\.utf8.count).max() ?? 0)
    let whole = Self.trimmed(phrase[...])
    var rest = whole
    while let shorter = Self.shortened(rest, words) { rest = shorter }
    let folded = Folding.fold(rest)
    let core = all.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(" \(folded) ") { $0.replacing(" \($1) ", with: " ") }.trimmingSpaces()
    return (rest.count < whole.count ? [String(rest)] : []) + (core.isEmpty || core == folded ? [] : [core])
  }

  /// Returns the phrase without the longest of the words at its beginning or end, or nil if there is none, or nothing else.
  private static func shortened(_ phrase: Substring, _ words: (letters: Set<String>, longest: Int)) -> Substring? {
    let ends = phrase.indices.dropFirst().filter { place in
      isWordEnd(between: phrase[phrase.index(before: place)], and: phrase[place])
    }
    func isWord(_ part: Substring) -> Bool {
      part.utf8.count <= words.longest * 2 && words.letters.contains(WholePhrases.letters(String(part)))
    }
    func hasLetters(_ rest: Substring) -> Bool { !Folding.fold(rest).isEmpty }
    for end in ends.reversed() where isWord(phrase[..<end]) {
      let rest = trimmed(phrase[end...])
      if hasLetters(rest) { return rest }
    }
    for start in ends where isWord(phrase[start...]) {
      let rest = trimmed(phrase[..<start])
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

  /// Returns a Boolean value that indicates whether a phrase is a word that means yes or no by itself.
  func isWord(_ phrase: String) -> Bool { plain[WholePhrases.letters(phrase)] != nil }

  /// Nil if the phrase means neither or both.
  func value(_ phrase: String) -> Bool? {
    if let value = whole(WholePhrases.letters(phrase)) { return value }
    let parts = phrase.split { ",;.!、。，！；،؛۔।".contains($0) }.map(Self.pieces).filter { !$0.isEmpty }
    var answers: [Bool] = []
    for part in parts where !courtesies.contains(part.joined()) {
      guard let value = value(part) else { return value(Self.pieces(phrase)) }
      answers.append(value)
    }
    return Set(answers).count == 1 ? answers[0] : nil
  }

  /// Returns the answer that pieces give after removing words that change nothing or agree with it.
  private func value(_ all: [String]) -> Bool? {
    var pieces = all[...]
    var said: Bool?
    while !pieces.isEmpty {
      if let value = whole(pieces.joined()) { return said == nil || said == value ? value : nil }
      guard let (rest, value) = shortened(pieces) else { return nil }
      if let value {
        if let said, said != value { return nil }
        said = value
      }
      pieces = rest
    }
    return nil
  }

  /// Returns the pieces without a word that changes nothing or is an answer by itself, and that answer. "No" is removed only at the
  /// beginning, because after other words it can be their negation.
  private func shortened(_ pieces: ArraySlice<String>) -> (rest: ArraySlice<String>, said: Bool?)? {
    let counts = stride(from: min(longest, pieces.count - 1), to: 0, by: -1)
    for count in counts {
      if courtesies.contains(pieces.prefix(count).joined()) { return (pieces.dropFirst(count), nil) }
      if courtesies.contains(pieces.suffix(count).joined()) { return (pieces.dropLast(count), nil) }
    }
    for count in counts {
      if let value = plain[pieces.prefix(count).joined()] { return (pieces.dropFirst(count), value) }
      if plain[pieces.suffix(count).joined()] == true { return (pieces.dropLast(count), true) }
    }
    return nil
  }

  private func whole(_ letters: String) -> Bool? { wholes.value.value(letters, .boolean).map { $0 == "true" } }

  /// Returns the words between spaces. Letters of scripts without spaces are single pieces.
  private static func pieces(_ phrase: some StringProtocol) -> [String] {
    var pieces: [String] = []
    var isOpen = false
    // Thai, too, is written without spaces between words.
    func isAlone(_ letter: Unicode.Scalar) -> Bool {
      Folding.standsWithoutSpaces(letter) || (0x0E00...0x0E7F).contains(letter.value)
    }
    for letter in Folding.fold(String(phrase)).unicodeScalars {
      if letter == " " {
        isOpen = false
      } else if isOpen, !isAlone(letter) {
        pieces[pieces.count - 1].unicodeScalars.append(letter)
      } else {
        pieces.append(String(letter))
        isOpen = !isAlone(letter)
      }
    }
    return pieces
  }
}
