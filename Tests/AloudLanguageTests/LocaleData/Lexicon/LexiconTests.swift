import Expectations
import Testing

@testable import AloudLanguage

struct LexiconTests {
  private func lines(_ text: String) throws -> [Lexicon.Line] {
    try Lexicon(Array(text.utf8), path: "values/de.txt").lines
  }

  @Test("every line has a kind, a name and its words") func lines() throws {
    let lines = try lines("number.20 = zwanzig | 20er\nunit.week.2 = x\ntime.next.9 = y\nweekday.7.ago = z\n")
    expect(lines.map(\.kind), is: ["number", "unit", "time", "weekday"])
    expect(lines.map(\.name), is: ["20", "week.2", "next.9", "7.ago"])
    expect(lines[0].words, is: ["zwanzig", "20er"])
  }

  @Test(
    "a key that nobody reads is told",
    arguments: [
      "number.x", "number.-1", "unit.week.x", "unit.day.0", "time.next.25", "time.25:00", "weekday.8", "weekday.8.ago",
      "date.sometime", "boolean.maybe", "month.13", "day.400", "amount.x", "words.1", "number",
      "date.on.02-30", "date.on.5", "date.day.32", "date.ago.1", "time.clock.25:00", "boolean.and",
      "ordinal.end", "ordinal.ending+1", "ordinal.current+x", "ordinal.current1",
    ])
  func unknown(_ key: String) {
    #expect(throws: LocaleFileError(file: "values/de.txt", line: 1, kind: .badValue(key: key))) {
      try lines("\(key) = x\n")
    }
  }
}
