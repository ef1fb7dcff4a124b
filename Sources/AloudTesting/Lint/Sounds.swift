internal import Aloud

/// The sounds of a word, without stress and length, and their distance from those of another word.
struct Sounds: Equatable {
  /// The greatest distance, as a share of the longer word, at which two words can be confused.
  private static let likeness = 0.16
  /// The greatest distance, as a share of the longer phrase, at which phrases with different numbers of words can be confused.
  private static let nearSameness = 0.1

  private let sounds: [Unicode.Scalar]

  /// Leaves out marks of stress, length and ties, and merges doubled sounds.
  init(_ text: String) {
    sounds = text.unicodeScalars.reduce(into: []) { sounds, scalar in
      guard scalar.properties.isAlphabetic, !Self.marks.contains(scalar), sounds.last != scalar else { return }
      sounds.append(scalar)
    }
  }

  init(_ words: [Sounds]) { sounds = words.flatMap(\.sounds) }

  var isEmpty: Bool { sounds.isEmpty }

  func isLike(_ other: Sounds) -> Bool { isWithin(Self.likeness, of: other) }

  func isNearlySame(as other: Sounds) -> Bool { isWithin(Self.nearSameness, of: other) }

  private func isWithin(_ share: Double, of other: Sounds) -> Bool {
    let longer = max(sounds.count, other.sounds.count)
    // Letters and digits without known sounds can't be compared.
    guard !sounds.isEmpty, !other.sounds.isEmpty else { return false }
    return distance(to: other) <= share * Double(longer)
  }

  private func distance(to other: Sounds) -> Double {
    var row = other.sounds.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + Self.loss(of: $1)) }
    for sound in sounds {
      var next = [row[0] + Self.loss(of: sound)]
      for (index, theirs) in other.sounds.enumerated() {
        next.append(
          min(
            row[index] + Self.change(sound, theirs), row[index + 1] + Self.loss(of: sound),
            next[index] + Self.loss(of: theirs)))
      }
      row = next
    }
    return row[row.count - 1]
  }

  /// The cost is high for stops and sibilants, which are heard, and low for vowels, nasals and liquids.
  private static func loss(of sound: Unicode.Scalar) -> Double { isVowel(sound) || soft.contains(sound) ? 0.5 : 1 }

  private static func change(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Double {
    if one == other { return 0 }
    if pairs.contains(where: { $0.contains(one) && $0.contains(other) }) { return 0.25 }
    if isVowel(one), isVowel(other) { return 0.7 }
    return kinds.contains { $0.contains(one) && $0.contains(other) } ? 0.5 : 1
  }

  private static func isVowel(_ sound: Unicode.Scalar) -> Bool { vowels.contains(sound) }

  private static let marks = Set("ˈˌːˑʲʰ".unicodeScalars)
  private static let vowels = Set("aeiouyæɐɑɒɔəɚɛɜɝɞɨɪɯɵøœɶɤʉʊʌʏᵻäöüáéíóúàèìòùâêîôû".unicodeScalars)
  private static let soft = Set("mnŋɲlrɹɾɫʎjwhʔ".unicodeScalars)
  /// Consonants that differ only in voicing, and neighbouring vowels.
  private static let pairs = [
    "pb", "td", "kg", "kɡ", "fv", "sz", "ʃʒ", "θð", "cɟ", "xɣ", "ɪi", "ʊu", "eɛ", "ɛɪ", "oɔ", "aɑ", "aæ", "əɐ", "yi",
    "ye",
  ].map { Set($0.unicodeScalars) }
  /// Consonants with the same manner of articulation.
  private static let kinds = ["pbtdkgɡcɟq", "fvszʃʒθðçxɣhʁ", "mnŋɲ", "lrɹɾɫʎjw"].map { Set($0.unicodeScalars) }
}

struct SpokenLabel {
  /// Pairs that speech recognition was measured to confuse, however spelled: commands in nine voices, heard with a grammar.
  private static let measured: [Set<String>] = [
    ["search", "stop"], ["confirm", "undo"], ["close tab", "last tab"], ["yesterday", "yes delete"],
  ]

  private let folded: String
  private let isEnglish: Bool
  private let words: [(text: Substring, sounds: Sounds)]

  init(_ title: LocalizedText, _ words: Linter) {
    folded = words.folded(title)
    isEnglish = words.language.prefix { $0 != "-" } == "en"
    self.words = Self.pieces(of: folded).map { word in
      (word, Sounds(words.pronouncing?(String(word), words.language) ?? String(word)))
    }
  }

  /// Digits form separate words, even in scripts without spaces.
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

  /// Words that two labels share do not distinguish them; only the differing words count.
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
