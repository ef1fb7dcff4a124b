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
        #expect(understander.readings(of: word, as: .number, now: now) == ["\(number)"], "\(tag) \(word)")
      }
    }
    #expect(seen == Set(0...100))
  }

  @Test("each language's numbers choose in a session", arguments: languages) func choosing(_ tag: String) throws {
    let bytes = try #require(LocaleFiles.bundled.bytes("values/\(tag).txt"))
    let locale = try LoadedLocale(tag)
    for line in try Lexicon(bytes, path: tag).lines where line.kind == "number" {
      guard let number = Int(line.name), (1...100).contains(number), let word = line.words.first else { continue }
      #expect(NumberReading.number(Folding.fold(word), in: locale) == number, "\(tag) \(word)")
    }
  }

  private func readings(_ tag: String, _ phrase: String) throws -> [String] {
    Understander(try LoadedLocale(tag)).readings(of: phrase, as: .number, now: DateTime(day: Day(20_777)))
  }

  @Test(
    "what is a word by itself is not cut into parts",
    arguments: [
      ("de", "dreizehn", "13"), ("fr", "soixante-dix", "70"), ("fr", "quatre-vingt-quinze", "95"),
      ("nl", "vijftien", "15"), ("sv", "ett genom tre", "0.3333333333333333"), ("ar", "عشرين", "20"),
      ("de", "fünfzehntausend", "15000"), ("tr", "on bir", "11"), ("ko", "이십", "20"),
    ])
  func onlyOne(_ tag: String, _ phrase: String, _ value: String) throws {
    #expect(try readings(tag, phrase) == [value])
  }

  @Test(
    "each language's own rules hold in it, and in no other",
    arguments: [
      ("zh", "九十二万四", ["924000"]), ("zh", "一百零五", ["105"]), ("ja", "三十", ["30"]), ("ja", "九万四", ["90004"]),
      ("en", "nineteen eighty-four", ["1984"]), ("en", "nineteen oh one", ["1901"]), ("it", "dieci sette", []),
      ("es", "veinte treinta", []), ("en", "twenty milk", []), ("en", "5k", ["5000"]), ("de", "drei zehner", []),
    ])
  func rules(_ tag: String, _ phrase: String, _ values: [String]) throws {
    #expect(try readings(tag, phrase) == values)
  }

  @Test("a space tells words apart: \"miljoen en\" is not \"miljoenen\"") func spaces() throws {
    #expect(try readings("nl", "zes miljoen en een kwart").first == "6250000")
    #expect(try readings("nl", "zes miljoenen") == ["6000000"])
  }
}
