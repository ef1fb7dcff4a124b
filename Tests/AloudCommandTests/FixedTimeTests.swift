import Testing

@testable import AloudCommand

struct FixedTimeTests {
  @Test("a fixed time is a Gregorian day, with or without a time") func read() throws {
    let time = try #require(FixedTime(argument: "2026-11-20T15:30"))
    #expect([time.year, time.month, time.day, time.hour, time.minute, time.second] == [2026, 11, 20, 15, 30, 0])
    #expect(FixedTime(argument: "2024-02-29") != nil)
  }

  @Test(
    "a day that there is not, or a year past 9999, is no fixed time",
    arguments: [
      "2026-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "10000-01-01",
      "9223372036854775807-01-01", "2026-11", "",
    ])
  func refused(argument: String) {
    #expect(FixedTime(argument: argument) == nil)
  }
}
