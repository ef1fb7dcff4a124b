import Testing

@testable import AloudLanguage

/// Tables of what people say and write every day: chat forms, parts of the day, distances from another day, refusals.
enum EverydayPhrases {}

/// Phrases of every day in all languages that have words of values (DATE-4, PLACE-1).
struct EverydayPhrasesTests {
  @Test(
    "what people say and write every day is understood, and a word that is cut short never is another day (DATE-4)",
    arguments: [
      EverydayPhrases.english,
      EverydayPhrases.german,
      EverydayPhrases.french,
      EverydayPhrases.spanish,
      EverydayPhrases.portuguese,
      EverydayPhrases.italian,
      EverydayPhrases.dutch,
      EverydayPhrases.swedish,
      EverydayPhrases.russian,
      EverydayPhrases.bulgarian,
      EverydayPhrases.turkish,
      EverydayPhrases.hindi,
      EverydayPhrases.arabic,
      EverydayPhrases.hebrew,
      EverydayPhrases.persian,
      EverydayPhrases.japanese,
      EverydayPhrases.korean,
      EverydayPhrases.chinese,
      EverydayPhrases.thai,
    ])
  func phrases(_ phrases: SpokenPhrases) throws {
    let understander = Understander(try LoadedLocale(phrases.tag))
    let now = DateTime(day: Day(20_779), hour: 10)
    for line in phrases.lines {
      let kind = try #require(ValueKind(rawValue: line[0]))
      let found = understander.readings(of: line[1], as: kind, now: now)
      if line[2].hasPrefix("? ") {
        #expect(found.contains(String(line[2].dropFirst(2))), "\(phrases.tag) \(line[0]): \(line[1])")
      } else {
        #expect(found.first ?? "-" == line[2], "\(phrases.tag) \(line[0]): \(line[1])")
      }
    }
  }
}
