import Expectations
import Testing

@testable import AloudLanguage

struct RelativeTests {
  @Test(
    "a time away is a word where there is one, else a phrase in its plural form",
    arguments: [
      ("en", -1, RelativeUnit.day, "yesterday"), ("en", 3, .day, "in 3 days"), ("en", -1, .hour, "1 hour ago"),
      ("de", 2, .day, "übermorgen"), ("de", -2, .week, "vor 2 Wochen"), ("ru", 3, .day, "через 3 дня"),
      ("ru", 5, .day, "через 5 дней"), ("ar", 2, .day, "بعد الغد"), ("ar", 2, .month, "خلال شهرين"),
      ("pl", -5, .month, "5 miesięcy temu"), ("en", 0, .second, "now"), ("en", -1234, .year, "1,234 years ago"),
      ("en", Int.min, .day, "9,223,372,036,854,775,807 days ago"),
    ])
  func relative(_ tag: String, _ offset: Int, _ unit: RelativeUnit, _ text: String) throws {
    try expect(LocaleTable(tag).relative(offset, unit), is: text)
  }

  @Test("fields and weekdays have names") func names() throws {
    let table = try LocaleTable("de")
    expect(table.name(of: .dayPeriod), is: "Tageshälfte")
    expect(DateField.allCases.map { table.name(of: $0) }.allSatisfy { !$0.isEmpty })
    expect(
      (0...8).map { table.name(ofWeekday: $0) },
      is: [
        "", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag", "",
      ])
    expect(table.firstWeekday, is: 1)
    expect(table.weekend == (6, 7))
    try expect(LocaleTable("fa").weekend == (5, 5))
    try expect(LocaleTable("en").hourCycle, is: .h12)
  }
}
