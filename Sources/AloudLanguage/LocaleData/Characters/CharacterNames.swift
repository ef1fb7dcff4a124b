// Canonical decomposition is in the standard library, but not yet public. The core must not use Foundation's.
@_spi(_Unicode) internal import Swift

/// The names of characters in a language: a file of `locales/characters/`. It is read when the first name is looked up.
struct CharacterNames: Sendable {
  private struct Words {
    var signs: [Character: String] = [:]
    var letters: [Character: String] = [:]
  }

  let language: String
  private let words: OnceRead<Words>

  /// Reads the names of the first tag in `chain` that has some. If none has, no character has a name.
  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    let found = try files.first(of: chain, in: "characters", or: Words(), read: Self.read)
    language = found?.tag ?? "und"
    words = found?.content ?? OnceRead(Words())
  }

  static func check(_ bytes: [UInt8], path: String) throws(LocaleFileError) { _ = try read(bytes, path: path) }
  func sign(_ character: Character) -> String? { words.value.signs[character] }

  var signs: [(sign: Character, name: String)] {
    words.value.signs.sorted { $0.key < $1.key }.map { (sign: $0.key, name: $0.value) }
  }

  var spellings: [(letter: Character, word: String)] {
    words.value.letters.sorted { $0.key < $1.key }.map { (letter: $0.key, word: $0.value) }
  }

  var canSpell: Bool { !words.value.letters.isEmpty }

  /// Returns a letter's own word, else those of all its parts, such as a kana and its voicing mark, or nil if there are none.
  func spelling(_ letter: Character) -> [String]? {
    let letters = words.value.letters
    if let word = letters[letter] ?? letters[Character(lower(letter))] { return [word] }
    let parts = lower(letter)._nfd.map { letters[Character($0)] }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  /// Returns the letter itself if its lower case is more than one letter.
  private func lower(_ letter: Character) -> String {
    let lower = letter.lowercased()
    return lower.count == 1 ? lower : String(letter)
  }

  private static func read(_ bytes: [UInt8], path: String) throws(LocaleFileError) -> Words {
    let file = try KeyValueFile(bytes, path: path)
    var words = Words()
    for key in file.keys {
      guard let (kind, name) = key.cut(at: "."), let text = file[key], !text.isEmpty,
        let character = character(kind, name)
      else { throw file.badValue(key) }
      if kind == "sign" { words.signs[character] = text } else { words.letters[character] = text }
    }
    return words
  }

  /// Returns the character of a key: a sign is given by its Unicode number, a letter as it is, and a mark by its number.
  private static func character(_ kind: Substring, _ name: Substring) -> Character? {
    guard kind == "sign" || kind == "spell" else { return nil }
    if kind == "spell", name.count == 1 { return name.first }
    return UInt32(name, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
