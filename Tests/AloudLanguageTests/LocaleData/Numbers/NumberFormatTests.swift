import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-3: every number goes through the table.
struct NumberFormatTests {
  @Test(
    "numbers are grouped by three",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_345, "12,345"), (1_000_000, "1,000,000"), (-5, "-5"),
      (-1234, "-1,234"), (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func english(_ number: Int, _ text: String) throws {
    try expect(LoadedLocale("en").table.numbers.string(number), is: text)
  }

  @Test("a number without decimal places is rounded to a whole one") func withoutPlaces() throws {
    let numbers = try LoadedLocale("en").table.numbers
    expect(numbers.string(1_234.5, places: 0) == "1,234" && numbers.string(-0.4, places: 0) == "0")
  }

  @Test("where two digits must stand before the first separator, four digits stand alone") func minimumGrouping() throws
  {
    var format = try LoadedLocale("en").table.numbers
    format.minimumGrouping = 2
    expect(format.string(9999), is: "9999")
    expect(format.string(10_000), is: "10,000")
  }

  @Test(
    "India groups by two after the first three, and in its own digits where they are usual",
    arguments: [
      ("hi", 12_345_678, "1,23,45,678"), ("en-IN", 100_000, "1,00,000"), ("mr", 1_234_567, "१२,३४,५६७"),
      ("bn", 1_234, "১,২৩৪"), ("es", 1234, "1234"), ("es", 12_345, "12.345"), ("pl", 1234, "1234"),
    ])
  func groups(_ tag: String, _ number: Int, _ text: String) throws {
    try expect(LocaleTable(tag, files: .bundled).numbers.string(number), is: text)
  }

  @Test(
    "parts of one stand after the locale's own separator",
    arguments: [
      ("en", 1_234_567.5, "1,234,567.5"), ("de", -0.125, "-0,125"), ("en", 0.0004, "0"), ("en", -0.0001, "0"),
      ("fa", 1.5, "۱٫۵"), ("en", 2.0, "2"), ("en", 0.9999, "1"), ("fr", 1e9, "1\u{202F}000\u{202F}000\u{202F}000"),
    ])
  func decimals(_ tag: String, _ number: Double, _ text: String) throws {
    try expect(LocaleTable(tag, files: .bundled).numbers.string(number), is: text)
  }

  @Test("a number that is none, or too large to be exact, is still told") func extremes() throws {
    let numbers = try LocaleTable("en", files: .bundled).numbers
    expect(numbers.string(.nan), is: "nan")
    expect(numbers.string(.infinity), is: "inf")
    expect(numbers.string(1e300), is: "1e+300")
  }

  @Test("a share has the locale's own pattern") func percent() throws {
    try expect(LoadedLocale("en").table.numbers.percent(40), is: "40%")
    try expect(LoadedLocale("de").table.numbers.percent(40), is: "40\u{A0}%")
    var format = try LoadedLocale("en").table.numbers
    format.percentPattern = "no place"
    expect(format.percent(40), is: "40")
  }

  @Test("as many decimals as are wanted are written, noughts too") func minimumPlaces() throws {
    let numbers = try LoadedLocale("de").table.numbers
    expect(numbers.string(3, places: 1, minimumPlaces: 1), is: "3,0")
    expect(numbers.string(3.14, places: 2, minimumPlaces: 1), is: "3,14")
    expect(numbers.string(3.1, places: 2), is: "3,1")
  }
}
