/// The sounds of a word, without stress and length, and how far they are from those of another.
struct Sounds: Equatable {
  /// How far two words may be apart, of the length of the longer one, to be taken for one another.
  private static let likeness = 0.16
  /// The same of phrases that have more or fewer words than each other.
  private static let nearSameness = 0.1

  private let sounds: [Unicode.Scalar]

  /// The sounds in a text of phonemes or letters: marks of stress, of length and of ties are none, and what is doubled is one.
  init(_ text: String) {
    sounds = text.unicodeScalars.reduce(into: []) { sounds, scalar in
      guard scalar.properties.isAlphabetic, !Self.marks.contains(scalar), sounds.last != scalar else { return }
      sounds.append(scalar)
    }
  }

  /// The sounds of words, one after the other.
  init(_ words: [Sounds]) { sounds = words.flatMap(\.sounds) }

  /// Whether there are none.
  var isEmpty: Bool { sounds.isEmpty }

  /// Whether one word may be taken for the other.
  func isLike(_ other: Sounds) -> Bool { isWithin(Self.likeness, of: other) }

  /// Whether they hardly differ at all.
  func isNearlySame(as other: Sounds) -> Bool { isWithin(Self.nearSameness, of: other) }

  private func isWithin(_ share: Double, of other: Sounds) -> Bool {
    let longer = max(sounds.count, other.sounds.count)
    // Letters and digits that nothing is known of can't be compared.
    guard !sounds.isEmpty, !other.sounds.isEmpty else { return false }
    return distance(to: other) <= share * Double(longer)
  }

  /// What it costs to turn one into the other: sounds of a kind are near each other.
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

  /// A stop or a sibilant that is missing is heard; a vowel, a nasal or a liquid hardly.
  private static func loss(of sound: Unicode.Scalar) -> Double {
    isVowel(sound) || soft.contains(sound) ? 0.5 : 1
  }

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
  /// Consonants that differ in voice alone, and vowels that are next to each other.
  private static let pairs = [
    "pb", "td", "kg", "kɡ", "fv", "sz", "ʃʒ", "θð", "cɟ", "xɣ", "ɪi", "ʊu", "eɛ", "ɛɪ", "oɔ", "aɑ", "aæ", "əɐ", "yi",
    "ye",
  ].map { Set($0.unicodeScalars) }
  /// Consonants that are made the same way.
  private static let kinds = ["pbtdkgɡcɟq", "fvszʃʒθðçxɣhʁ", "mnŋɲ", "lrɹɾɫʎjw"].map { Set($0.unicodeScalars) }
}
