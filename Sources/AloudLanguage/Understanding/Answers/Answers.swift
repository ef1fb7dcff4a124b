/// Understands yes and no, in a phrase that is known as a whole, or whose parts all agree: "yes, of course", "no thanks, not now".
struct Answers: Sendable {
  /// A word of a phrase, folded, and the marks that it was typed with.
  private struct Piece {
    var letters: String
    var marks: [Unicode.Scalar]
  }

  private let wholes: OnceRead<WholePhrases>
  private let marks: LetterMarks
  /// The words that mean yes or no whatever follows, such as "nein", but not "nicht".
  private var plain: [String: Bool] = [:]
  /// The words that change nothing beside an answer.
  let courtesies: Courtesies
  /// The number of pieces of the longest of these words, and of those in `plain`.
  private var longest = 0

  init(_ lexicon: Lexicon, _ wholes: OnceRead<WholePhrases>) {
    self.wholes = wholes
    marks = LetterMarks(lexicon)
    var courtesies: [String] = []
    for line in lexicon.lines where line.kind == "boolean" {
      for word in line.words {
        switch line.name {
        case "yes", "no": plain[WholePhrases.letters(word)] = line.name == "yes"
        case "courtesy": courtesies.append(word)
        default: continue
        }
        longest = max(longest, Self.pieces(of: word).count)
      }
    }
    self.courtesies = Courtesies(courtesies)
  }

  /// Returns a Boolean value that indicates whether a phrase is a word that means yes or no by itself.
  func isWord(_ phrase: String) -> Bool { plain[WholePhrases.letters(phrase)] != nil }

  /// Nil if the phrase means neither or both.
  func value(_ phrase: String) -> Bool? {
    if let value = whole(pieces(phrase)[...]) { return value }
    let parts = phrase.split { ",;.!、。，！；،؛۔।".contains($0) }.map(pieces).filter { !$0.isEmpty }
    var answers: [Bool] = []
    for part in parts where !courtesies.letters.contains(Self.letters(part[...])) {
      guard let value = value(part) else { return parts.count == 1 ? nil : value(pieces(phrase)) }
      answers.append(value)
    }
    return Set(answers).count == 1 ? answers[0] : nil
  }

  /// Returns the answer that pieces give after removing words that change nothing or agree with it.
  private func value(_ all: [Piece]) -> Bool? {
    var pieces = all[...]
    var said: Bool?
    while !pieces.isEmpty {
      if let value = whole(pieces) { return said == nil || said == value ? value : nil }
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
  private func shortened(_ pieces: ArraySlice<Piece>) -> (rest: ArraySlice<Piece>, said: Bool?)? {
    let counts = stride(from: min(longest, pieces.count - 1), to: 0, by: -1)
    for count in counts {
      if courtesies.letters.contains(Self.letters(pieces.prefix(count))) { return (pieces.dropFirst(count), nil) }
      if courtesies.letters.contains(Self.letters(pieces.suffix(count))) { return (pieces.dropLast(count), nil) }
    }
    for count in counts {
      if let value = plain[Self.letters(pieces.prefix(count))] { return (pieces.dropFirst(count), value) }
      if plain[Self.letters(pieces.suffix(count))] == true { return (pieces.dropLast(count), true) }
    }
    return nil
  }

  private func whole(_ pieces: ArraySlice<Piece>) -> Bool? {
    wholes.value.value(Self.letters(pieces), .boolean, typedWith: pieces.flatMap(\.marks)).map { $0 == "true" }
  }

  private static func letters(_ pieces: ArraySlice<Piece>) -> String { pieces.lazy.map(\.letters).joined() }

  /// Returns the words between spaces. Letters of scripts without spaces are single pieces.
  private func pieces(_ phrase: some StringProtocol) -> [Piece] {
    phrase.split(separator: " ").flatMap { word in
      var pieces = Self.pieces(of: word).map { Piece(letters: $0, marks: []) }
      if !pieces.isEmpty { pieces[0].marks = marks.marks(in: word) }
      return pieces
    }
  }

  private static func pieces(of word: some StringProtocol) -> [String] {
    var pieces: [String] = []
    var isOpen = false
    // Thai, too, is written without spaces between words.
    func isAlone(_ letter: Unicode.Scalar) -> Bool {
      Folding.standsWithoutSpaces(letter) || (0x0E00...0x0E7F).contains(letter.value)
    }
    for letter in Folding.fold(String(word)).unicodeScalars {
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
