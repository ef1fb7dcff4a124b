import Testing

@testable import Aloud

struct DateTimeUnderstandingTests {
  /// Friday, 2026-11-20, 15:30.
  private let now = DateTime(day: Day(20_777), hour: 15, minute: 30)

  private func first(_ phrase: String, _ kind: ValueKind, _ tag: String = "en") throws -> String? {
    Understander(try Locale(tag)).readings(of: phrase, as: kind, now: now).first
  }

  @Test(
    "a date and a time in either order, and moments so far away",
    arguments: [
      ("en", "tomorrow morning at 7", "2026-11-21T07:00:00"), ("en", "at 7 tomorrow", "2026-11-21T07:00:00"),
      ("en", "half past three on March 3", "2027-03-03T03:30:00"), ("en", "8pm", "2026-11-20T20:00:00"),
      ("en", "2026-12-24 18:00", "2026-12-24T18:00:00"), ("en", "in 45 minutes from now", "2026-11-20T16:15:00"),
      ("en", "1 day and 16 hours ago", "2026-11-18T23:30:00"), ("en", "now", "2026-11-20T15:30:00"),
      ("ja", "明日の朝7時", "2026-11-21T07:00:00"), ("de", "morgen um halb acht", "2026-11-21T07:30:00"),
    ])
  func moments(_ tag: String, _ phrase: String, _ text: String) throws {
    #expect(try first(phrase, .datetime, tag) == text)
  }

  @Test(
    "dates and times in words",
    arguments: [
      ("en", ValueKind.date, "the twenty-third of March", "2027-03-23"), ("en", .date, "next Friday", "2026-11-27"),
      ("en", .date, "in three days", "2026-11-23"), ("en", .time, "half past three", "03:30:00"),
      ("en", .time, "quarter to nine in the evening", "20:45:00"), ("en", .date, "in a year", "2027-11-20"),
      ("de", .date, "übermorgen", "2026-11-22"), ("fr", .time, "huit heures et quart", "08:15:00"),
      ("es", .time, "las nueve menos cuarto", "08:45:00"), ("ja", .date, "令和8年11月20日", "2026-11-20"),
    ])
  func words(_ tag: String, _ kind: ValueKind, _ phrase: String, _ text: String) throws {
    #expect(try first(phrase, kind, tag) == text)
  }

  @Test("an amount of minutes is no time of day") func amounts() throws {
    #expect(try first("3 minutes", .time) == nil)
    #expect(try first("30分", .time, "ja") == nil)
  }

  @Test("a moment far away goes over midnight, months and years") func shifts() {
    var shift = MomentShift()
    shift.add(-16, .hour)
    shift.add(-1, .month)
    #expect(shift.from(now) == DateTime(day: Day(20_777 - 32), hour: 23, minute: 30))
    var far = MomentShift()
    far.add(99_999, .year)
    #expect(far.from(now).day > now.day)
  }
}
