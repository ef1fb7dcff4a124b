import Expectations
import Testing

@testable import AloudLanguage

/// LOOP-2: a line may be a number.
struct NumberReadingTests {
  @Test(
    "LOOP-2: numbers in digits of any script and in words",
    arguments: [
      ("en", "3", 3), ("en", "0", 0), ("en", "007", 7), ("en", "1,000,000", 1_000_000), ("en", "1 000", 1000),
      ("en", "three", 3), ("en", "Twenty-One", 21), ("en", "TWENTY ONE", 21), ("en", "one hundred", 100),
      ("en", "two hundred and five", 205), ("fr", "mille deux cent", 1200),
      ("ar", "٣", 3), ("ar-EG", "١٬٠٠٠", 1000), ("ar", "ثلاثة", 3), ("de", "einundzwanzig", 21), ("de", "1.000", 1000),
    ])
  func reads(_ locale: String, _ text: String, _ number: Int) throws {
    expect(NumberReading.number(Folding.fold(text), in: try LoadedLocale(locale)), is: number)
  }

  @Test(
    "LOOP-5: what is not quite a number is none, and what only amounts to one is left to labels",
    arguments: [
      "", "3.5", "3 apples", "apples 3", "1,00", "99999999999999999999", "12 34", "3rd street", "twenty milk",
      "both", "a", "none", "a pair", "two dozen", "third", "minus five", "one half", "three point five", "five people",
      "hundred 5",
      String(repeating: "nine ", count: 300),
    ])
  func refuses(_ text: String) throws {
    expectNil(NumberReading.number(Folding.fold(text), in: try LoadedLocale("en")))
  }
}
