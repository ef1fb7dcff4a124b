import Expectations
import Testing

@testable import Aloud

/// LOOP-9: a text and the moment at one of its ends.
struct DatedTextTests {
  private static let now = DateTime(day: Day(year: 2026, month: 11, day: 22) ?? Day(0), hour: 10)

  @Test(
    "the longest end that means a moment is cut off, or else a beginning that counts from today",
    arguments: [
      ("en", "buy oats tomorrow at five", "buy oats", "tomorrow at five"),
      ("en", "call Ann on Friday", "call Ann", "on Friday"), ("en", "buy oats tomorrow", "buy oats", "tomorrow"),
      ("en", "Tea by monday", "Tea", "by monday"), ("en", "tomorrow call Ann", "call Ann", "tomorrow"),
      ("en", "tomorrow at five call Ann", "call Ann", "tomorrow at five"),
      ("de", "morgen Hafer kaufen", "Hafer kaufen", "morgen"), ("ja", "明日牛乳を買う", "牛乳を買う", "明日"),
      ("ko", "내일 우유 사기", "우유 사기", "내일"), ("zh", "明天买牛奶", "买牛奶", "明天"),
      ("tr", "yarın süt al", "süt al", "yarın"), ("nl", "morgen haver kopen", "haver kopen", "morgen"),
      ("hi", "कल दूध खरीदना", "दूध खरीदना", "कल"),
      ("fa", "فردا شیر بخر", "شیر بخر", "فردا"),
    ])
  func cut(_ tag: String, _ all: String, _ text: String, _ moment: String) throws {
    let dated = try #require(DatedText(all, Understander(LoadedLocale(tag)), now: Self.now))
    expect(dated.text == text && dated.moment == moment)
  }

  @Test(
    "a number, a moment alone, words alone and a beginning that may be part of a name are no text with a moment",
    arguments: [
      "buy 2 eggs", "buy eggs 12", "tomorrow", "buy oats", "", "Sunday roast", "May Day speech", "Today's news",
      "two minutes steak",
    ])
  func none(_ all: String) throws {
    try expectNil(DatedText(all, Understander(LoadedLocale("en")), now: Self.now))
  }
}
