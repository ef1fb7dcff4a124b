internal import Aloud

/// A label as it sounds, word by word.
struct SpokenLabel {
  /// Pairs that speech recognition was measured to confuse, however spelled: commands in nine voices, heard with a grammar.
  private static let measured: [Set<String>] = [
    ["search", "stop"], ["confirm", "undo"], ["close tab", "last tab"], ["yesterday", "yes delete"],
  ]

  private let folded: String
  private let isEnglish: Bool
  private let words: [(text: Substring, sounds: Sounds)]

  /// Creates the words of a title, with their phonemes if known, or else their letters.
  init(_ title: LocalizedText, _ words: LintWords) {
    folded = words.folded(title)
    isEnglish = words.language.prefix { $0 != "-" } == "en"
    self.words = Self.pieces(of: folded).map { word in
      (word, Sounds(words.pronouncing?(String(word), words.language) ?? String(word)))
    }
  }

  /// Returns the words of a text. Digits form separate words, even in scripts without spaces.
  private static func pieces(of folded: String) -> [Substring] {
    folded.split(separator: " ").flatMap { word -> [Substring] in
      var pieces: [Substring] = [], rest = word
      while let first = rest.first {
        let piece = rest.prefix { $0.isNumber == first.isNumber }
        pieces.append(piece)
        rest = rest[piece.endIndex...]
      }
      return pieces
    }
  }

  /// Returns a Boolean value that indicates whether two different labels can be confused. Words they share do not distinguish them;
  /// only the differing words count.
  func isLike(_ other: SpokenLabel) -> Bool {
    guard folded != other.folded, !words.isEmpty, !other.words.isEmpty else { return false }
    if isEnglish, Self.measured.contains([folded, other.folded]) { return true }
    if words.count == other.words.count {
      let differing = zip(words, other.words).filter { $0.text != $1.text }
      return differing.allSatisfy { $0.sounds.isLike($1.sounds) }
    }
    // A word without known sounds, such as a digit where only letters are known, distinguishes the labels.
    guard !(words + other.words).contains(where: { $0.sounds.isEmpty }) else { return false }
    return Sounds(words.map(\.sounds)).isNearlySame(as: Sounds(other.words.map(\.sounds)))
  }
}
