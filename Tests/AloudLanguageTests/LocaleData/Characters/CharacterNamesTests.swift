import Expectations
import Testing

@testable import AloudLanguage

/// The files of `locales/characters/`.
struct CharacterNamesTests {
  @Test("EDIT-2: every language names the signs of ASCII", arguments: LoadedLocale.bundledTags)
  func signs(tag: String) throws {
    // A variant has the file of its language, unless it has one of its own.
    let paths = [tag, LocaleTag(tag).language].map { "characters/\($0).txt" }
    let path = try #require(paths.first { LocaleFiles.bundled.bytes($0) != nil })
    try CharacterNames.check(try #require(LocaleFiles.bundled.bytes(path)), path: path)
    let names = try LoadedLocale(tag).characters
    let signs = (0x21...0x7E).compactMap(Unicode.Scalar.init).map(Character.init).filter {
      !$0.isLetter && !$0.isNumber
    }
    expect(signs.count, is: 32)
    for sign in signs { expect(names.sign(sign)?.isEmpty, is: false, "\(sign)") }
    expect(Set(signs.compactMap(names.sign)).count, is: signs.count)
  }

  @Test("EDIT-2: an alphabet has each letter of its language", arguments: ["en", "de", "fr", "es", "it", "pt"])
  func letters(tag: String) throws {
    let names = try LoadedLocale(tag).characters
    for letter in "abcdefghijklmnopqrstuvwxyz" { expect(names.spelling(letter)?.count, is: 1, "\(letter)") }
  }

  @Test(
    "an error in a translator's file is told with its line",
    arguments: ["sign.x = y", "spell.xy = z", "other.61 = y", "sign.21 ="])
  func errors(line: String) {
    #expect(throws: LocaleFileError.self) {
      try CharacterNames.check(Array("# names\n\(line)\n".utf8), path: "characters/nl.txt")
    }
  }
}
