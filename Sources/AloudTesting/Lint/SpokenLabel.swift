internal import Aloud

/// A label as it sounds, word by word.
struct SpokenLabel {
  /// What speech recognition was measured to mix up, however it is spelled: commands of nine voices, heard with a grammar.
  private static let measured: [Set<String>] = [
    ["search", "stop"], ["confirm", "undo"], ["close tab", "last tab"], ["yesterday", "yes delete"],
  ]

  private let folded: String
  private let isEnglish: Bool
  private let words: [(text: Substring, sounds: Sounds)]

  /// The words of a title, by their phonemes where somebody knows them, else by their letters.
  init(_ title: LocalizedText, _ words: LintWords) {
    folded = words.folded(title)
    isEnglish = words.language.prefix { $0 != "-" } == "en"
    self.words = Self.pieces(of: folded).map { word in
      (word, Sounds(words.pronouncing?(String(word), words.language) ?? String(word)))
    }
  }

  /// The words of a text; figures in it are words of their own, also where a script has no spaces.
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

  /// Whether two labels that are written differently may be taken for one another. Words that they share tell nobody apart:
  /// what counts is how the others differ.
  func isLike(_ other: SpokenLabel) -> Bool {
    guard folded != other.folded, !words.isEmpty, !other.words.isEmpty else { return false }
    if isEnglish, Self.measured.contains([folded, other.folded]) { return true }
    if words.count == other.words.count {
      let differing = zip(words, other.words).filter { $0.text != $1.text }
      return differing.allSatisfy { $0.sounds.isLike($1.sounds) }
    }
    // What nobody can sound, such as a figure where only letters are known, tells them apart.
    guard !(words + other.words).contains(where: { $0.sounds.isEmpty }) else { return false }
    return Sounds(words.map(\.sounds)).isNearlySame(as: Sounds(other.words.map(\.sounds)))
  }
}
