import Aloud
import Testing

/// PLACE-3: every number goes through the table.
struct NumberFormatTests {
  @Test(
    "numbers are grouped by three",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_345, "12,345"), (1_000_000, "1,000,000"), (-5, "-5"),
      (-1234, "-1,234"), (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func english(_ number: Int, _ text: String) throws {
    #expect(try Locale("en").table.numbers.string(number) == text)
  }

  @Test("where two digits must stand before the first separator, four digits stand alone") func minimumGrouping() throws
  {
    var format = try Locale("en").table.numbers
    format.minimumGrouping = 2
    #expect(format.string(9999) == "9999")
    #expect(format.string(10_000) == "10,000")
  }

  @Test("a share has the locale's own pattern") func percent() throws {
    #expect(try Locale("en").table.numbers.percent(40) == "40%")
    #expect(try Locale("de").table.numbers.percent(40) == "40\u{A0}%")
    var format = try Locale("en").table.numbers
    format.percentPattern = "no place"
    #expect(format.percent(40) == "40")
  }
}
