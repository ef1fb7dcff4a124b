import Expectations
import Testing

@testable import AloudLanguage

struct NumberWordsTests {
  /// The languages with words of values.
  private static let languages = LocaleFiles.bundled.tags(in: "values")

  @Test("VOICE-1: every number word from 0 to 100 means that number and nothing else", arguments: languages)
  func walk(_ tag: String) throws {
    let bytes = try #require(LocaleFiles.bundled.bytes("values/\(tag).txt"))
    let understander = Understander(try LoadedLocale(tag))
    let now = DateTime(day: Day(20_777))
    var seen: Set<Int> = []
    for line in try Lexicon(bytes, path: tag).lines where line.kind == "number" {
      guard let number = Int(line.name), (0...100).contains(number) else { continue }
      seen.insert(number)
      for word in line.words {
        expect(understander.readings(of: word, as: .number, now: now), is: ["\(number)"], "\(tag) \(word)")
      }
    }
    expect(seen, is: Set(0...100))
  }

  @Test("each language's numbers choose in a session", arguments: languages) func choosing(_ tag: String) throws {
    let bytes = try #require(LocaleFiles.bundled.bytes("values/\(tag).txt"))
    let locale = try LoadedLocale(tag)
    for line in try Lexicon(bytes, path: tag).lines where line.kind == "number" {
      guard let number = Int(line.name), (1...100).contains(number), let word = line.words.first else { continue }
      expect(NumberReading.number(Folding.fold(word), in: locale), is: number, "\(tag) \(word)")
    }
  }
}
