import Testing

@testable import Aloud

/// LOOP-9: a text and the moment that it ends with.
struct EndingMomentTests {
  private static let now = DateTime(day: Day(year: 2026, month: 11, day: 22) ?? Day(0), hour: 10)

  @Test(
    "the longest end that means a moment is cut off",
    arguments: [
      ("buy oats tomorrow at five", "buy oats", "tomorrow at five"), ("call Ann on Friday", "call Ann", "on Friday"),
      ("buy oats tomorrow", "buy oats", "tomorrow"), ("Tea by monday", "Tea", "by monday"),
    ])
  func cut(_ all: String, _ text: String, _ moment: String) throws {
    let ending = try #require(EndingMoment(all, Understander(LoadedLocale("en")), now: Self.now))
    #expect(ending.text == text && ending.moment == moment)
  }

  @Test(
    "a number, a moment alone and words alone are no text with a moment",
    arguments: ["buy 2 eggs", "buy eggs 12", "tomorrow", "buy oats", ""])
  func none(_ all: String) throws {
    #expect(try EndingMoment(all, Understander(LoadedLocale("en")), now: Self.now) == nil)
  }
}
