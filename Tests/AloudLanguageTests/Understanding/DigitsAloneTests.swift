import AloudLanguage
import Expectations
import Testing

/// What is in digits alone means the same where the words of a language are looked at too: with a space, they are.
struct DigitsAloneTests {
  @Test("dates, times and numbers in digits alone", arguments: LoadedLocale.bundledTags)
  func digits(_ tag: String) throws {
    let understander = Understander(try LoadedLocale(tag))
    let now = DateTime(day: try #require(Day(year: 2026, month: 11, day: 20)), hour: 15, minute: 30)
    for date in ["2026-12-24", "2024-02-29", "1999-01-01", "2026-11-20"] {
      expect(understander.days(date, today: now.day), is: understander.days(date + " ", today: now.day))
      expect(understander.moments(date, now: now), is: understander.moments(date + " ", now: now))
    }
    for time in ["13:00", "17:30", "23:59:59", "15:30"] {
      expect(
        understander.readings(of: time, as: .time, now: now),
        is: understander.readings(of: time + " ", as: .time, now: now))
    }
  }

  @Test("what only looks like ISO 8601 is none", arguments: ["+026-12-01", "2026-13-05", "2026-02-30"])
  func nearly(_ phrase: String) throws {
    let understander = Understander(try LoadedLocale("en"))
    let today = try #require(Day(year: 2026, month: 11, day: 20))
    expect(understander.days(phrase, today: today), is: understander.days(phrase + " ", today: today))
  }
}
