import Aloud
import Expectations
import Testing

@testable import AloudApp

struct FixedTimeTests {
  @Test("a fixed time is a Gregorian day, with or without a time") func read() throws {
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    expect(FixedTime(argument: "2026-11-20T15:30")?.moment, is: DateTime(day: day, hour: 15, minute: 30))
    expect(FixedTime(argument: "2024-02-29") != nil)
  }

  @Test(
    "a day that there is not, or a year past 9999, is no fixed time",
    arguments: [
      "2026-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "10000-01-01",
      "9223372036854775807-01-01", "2026-11", "",
    ])
  func refused(argument: String) {
    expectNil(FixedTime(argument: argument))
  }
}
