import Testing

@testable import AloudLanguage

/// Phrases as people say them, written for this test: not those of the suite of spoken values.
struct SpokenPhrasesTests {
  @Test(
    "what people say for numbers, dates, times and lengths of time is understood (DATE-4)",
    arguments: [
      SpokenPhrases.english,
      SpokenPhrases.german,
      SpokenPhrases.french,
      SpokenPhrases.spanish,
      SpokenPhrases.italian,
      SpokenPhrases.portuguese,
      SpokenPhrases.dutch,
      SpokenPhrases.swedish,
      SpokenPhrases.arabic,
      SpokenPhrases.chinese,
      SpokenPhrases.japanese,
      SpokenPhrases.korean,
      SpokenPhrases.hindi,
      SpokenPhrases.turkish,
      SpokenPhrases.russian,
      SpokenPhrases.hebrew,
      SpokenPhrases.persian,
    ])
  func phrases(_ phrases: SpokenPhrases) throws {
    let understander = Understander(try LoadedLocale(phrases.tag))
    let now = DateTime(day: Day(20_777), hour: 15, minute: 30)
    for line in phrases.lines {
      let kind = try #require(ValueKind(rawValue: line[0]))
      let found = understander.readings(of: line[1], as: kind, now: now).first
      #expect(found ?? "-" == line[2], "\(phrases.tag) \(line[0]): \(line[1])")
    }
  }
}
