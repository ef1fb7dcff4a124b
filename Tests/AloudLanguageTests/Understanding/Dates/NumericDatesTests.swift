import Expectations
import Testing

@testable import AloudLanguage

struct NumericDatesTests {
  private let today = Day(20_777)

  private func days(_ phrase: String, _ order: [DateField] = [.day, .month, .year]) -> [String] {
    (NumericDates.days(phrase, order: NumericOrders(order), today: today) ?? []).map(ISODate.text)
  }

  @Test("ISO and the locale's own order come first; what can't be so is read in another order") func orders() {
    expect(days("2026-11-20"), is: ["2026-11-20"])
    expect(days("3/4/2027").first, is: "2027-04-03")
    expect(days("3/4/2027", [.month, .day, .year]), is: ["2027-03-04"])
    expect(days("4-22", [.day, .month, .year]).first, is: "2027-04-22")
    expect(days("21.04.16").first, is: "2016-04-21")
    expect(days("05/05/71").first, is: "1971-05-05")
    expect(days("٢١/٠٤/٢٠٢٧").first, is: "2027-04-21")
    expect(days("2010 01 29"), is: ["2010-01-29"])
  }

  @Test("a reading that nobody means is none: a year first only where nothing else is a day") func likely() {
    expect(days("3-7-07", [.month, .day, .year]), is: ["2007-03-07", "2007-07-03"])
    expect(days("21/04/16"), is: ["2016-04-21"])
    expect(days("99/04/16"), is: ["1999-04-16"])
    expect(days("2026-05-03"), is: ["2026-05-03"])
    expect(days("03-7-07", [.year, .month, .day]), is: ["2003-07-07"])
    expect(days("3-7-07", [.year, .month, .day]), is: ["2007-07-03", "2007-03-07"])
  }

  @Test("only where the month comes first, or the year never last, are there two orders") func oneOrder() throws {
    expect(days("3-7-07"), is: ["2007-07-03"])
    expect(days("4/22"), is: days("22/4"))
    func inSwedish(_ phrase: String) throws -> [String] {
      let order = NumericOrders(try LoadedLocale("sv").table)
      return (NumericDates.days(phrase, order: order, today: today) ?? []).map(ISODate.text)
    }
    try expect(inSwedish("21/04/16"), is: ["2016-04-21"])
    try expect(inSwedish("21-04-16"), is: ["2021-04-16"])
    try expect(inSwedish("4/5/2027"), is: ["2027-05-04"])
  }

  @Test("dates that don't exist, and numbers that are no date, have no reading") func none() {
    for phrase in ["31/02/2026", "2026-13-40", "5", "1/2/3/4", "", "1..", "12 apples", "99999999999999999999-1-1"] {
      expect(days(phrase).isEmpty, "\(phrase)")
    }
  }

  @Test(
    "two digits are a year from eighty years ago, without the first, to twenty years ahead",
    arguments: [
      (2026, 46, 2046), (2026, 47, 1947), (2026, 0, 2000), (2099, 5, 2105), (2099, 19, 2119), (2099, 20, 2020),
      (2000, 99, 1999), (2000, 20, 2020),
    ]) func century(now: Int, digits: Int, year: Int) throws
  {
    let today = try #require(Day(year: now, month: 12, day: 31))
    expect(NumericDates.year(ofTwoDigits: digits, today: today), is: year)
  }
}
