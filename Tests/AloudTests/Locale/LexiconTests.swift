import Testing

@testable import Aloud

struct LexiconTests {
  @Test("VOICE-1: the number words from 0 to 100 are known in every bundled locale") func complete() throws {
    for tag in Locale.bundledTags {
      let bytes = try #require(LocaleFiles.bundled.bytes("lexicon/\(tag).txt"))
      let lexicon = try Lexicon(bytes, path: "lexicon/\(tag).txt")
      let file = try KeyValueFile(bytes, path: tag)
      for number in 0...100 {
        let words = try #require(file["number.\(number)"], "\(tag) \(number)").alternatives()
        #expect(!words.isEmpty)
        for word in words { #expect(lexicon.number(Folding.fold(word)) == number, "\(tag) \(word)") }
      }
    }
  }

  @Test("a word that means no number means none") func unknown() throws {
    #expect(try Locale("en").lexicon.number("milk") == nil)
    #expect(try Locale("en").lexicon.number("") == nil)
  }
}
