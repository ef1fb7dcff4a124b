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

  /// Returns a phrase folded and without courtesy words and the folded `requests` around it, and then without those between its
  /// words too; empty if it has none, or nothing else (LOOP-13).
  func withoutCourtesy(_ phrase: String, and requests: [String]) -> [String] {
    let whole = Folding.fold(phrase)
    var rest = whole[...]
    let all = (courtesyPhrases + requests).sorted { $0.utf8.count > $1.utf8.count }
    while let shorter = all.lazy.compactMap({ Self.rest(of: rest, without: $0) }).first { rest = shorter }
    if rest.isEmpty { return [] }
    let core = all.reduce(" \(rest) ") { $0.replacing(" \($1) ", with: " ") }.trimmingSpaces()
    return [String(rest), core].filter { $0.count < whole.count && !$0.isEmpty }
  }

  /// Returns nil if the word is neither at the beginning nor at the end.
  private static func rest(of phrase: Substring, without word: String) -> Substring? {
    guard !word.isEmpty, phrase.count > word.count else { return nil }
    if phrase.hasPrefix(word) {
      let rest = phrase.dropFirst(word.count)
      if Folding.isWordEnd(between: word.last, and: rest.first) { return rest.drop { $0 == " " } }
    }
    guard phrase.hasSuffix(word) else { return nil }
    let rest = phrase.dropLast(word.count)
    guard Folding.isWordEnd(between: rest.last, and: word.first) else { return nil }
    return rest.last == " " ? rest.dropLast() : rest
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
    for letter in Folding.fold(String(phrase)).unicodeScalars {
      if letter == " " {
        isOpen = false
      } else if isOpen, !Folding.standsWithoutSpaces(letter) {
        pieces[pieces.count - 1].unicodeScalars.append(letter)
      } else {
        pieces.append(String(letter))
        isOpen = !Folding.standsWithoutSpaces(letter)
      }
    }
    return pieces
  }
}
