// Canonical decomposition is in the standard library, not yet under a public name; Foundation's is barred from the core.
@_spi(_Unicode) internal import Swift

/// What a language calls characters: a file of `locales/characters/`. Read when the first name is looked up.
struct CharacterNames: Sendable {
  /// The names of signs, and the words by which letters are spelled.
  private struct Words {
    var signs: [Character: String] = [:]
    var letters: [Character: String] = [:]
  }

  /// The language of the names.
  let language: String
  private let words: OnceRead<Words>

  /// The names of the first tag in `chain` that has some; without any, no character has a name.
  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    language = chain.first { files.has("characters/\($0).txt") } ?? "und"
    let path = "characters/\(language).txt"
    guard let bytes = files.lent(path) else {
      words = OnceRead(Words())
      return
    }
    // Those compiled in are tested; a translator's are read at once, because what is wrong in them has to be told.
    if files.areBundled {
      words = OnceRead { (try? Self.read(bytes.array, path: path)) ?? Words() }
    } else {
      words = OnceRead(try Self.read(bytes.array, path: path))
    }
  }

  /// Finds the first error in a file.
  ///
  /// - Throws: `LocaleFileError` where there is one.
  static func check(_ bytes: [UInt8], path: String) throws(LocaleFileError) { _ = try read(bytes, path: path) }

  /// The name of a sign; nil where it has none.
  func sign(_ character: Character) -> String? { words.value.signs[character] }

  /// The signs that have a name, with it, in the order of Unicode's numbers.
  var signs: [(sign: Character, name: String)] {
    words.value.signs.sorted { $0.key < $1.key }.map { (sign: $0.key, name: $0.value) }
  }

  /// The letters that have a word by which they are spelled, with it, in the order of Unicode's numbers.
  var spellings: [(letter: Character, word: String)] {
    words.value.letters.sorted { $0.key < $1.key }.map { (letter: $0.key, word: $0.value) }
  }

  /// Whether the language has an alphabet by which words are spelled.
  var canSpell: Bool { !words.value.letters.isEmpty }

  /// The words that a letter is spelled by: its own, else those of all its parts, such as a kana and its voicing mark; nil
  /// where there are none.
  func spelling(_ letter: Character) -> [String]? {
    let letters = words.value.letters
    if let word = letters[letter] ?? letters[Character(lower(letter))] { return [word] }
    let parts = lower(letter)._nfd.map { letters[Character($0)] }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  /// A letter in lower case, where that is one letter too.
  private func lower(_ letter: Character) -> String {
    let lower = letter.lowercased()
    return lower.count == 1 ? lower : String(letter)
  }

  private static func read(_ bytes: [UInt8], path: String) throws(LocaleFileError) -> Words {
    let file = try KeyValueFile(bytes, path: path)
    var words = Words()
    for key in file.keys {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let text = file[key], !text.isEmpty, let character = character(parts[0], parts[1]) else {
        throw file.error(about: key, .badValue(key: key))
      }
      if parts[0] == "sign" { words.signs[character] = text } else { words.letters[character] = text }
    }
    return words
  }

  /// The character of a key: a sign by the number that Unicode gives it, a letter as it is, or as a mark by its number.
  private static func character(_ kind: String, _ name: String) -> Character? {
    guard kind == "sign" || kind == "spell" else { return nil }
    if kind == "spell", name.count == 1 { return name.first }
    return UInt32(name, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
