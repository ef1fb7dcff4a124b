import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-3: every date goes through the table. All locales are compared with ICU in AloudEndToEndTests/Oracle.
struct DateFormatTests {
  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> DateTime {
    DateTime(day: try #require(Day(year: year, month: month, day: day)), hour: hour, minute: minute)
  }

  @Test(
    "dates stand in the locale's order, calendar and digits",
    arguments: [
      ("en", DateStyle.full, "Friday, November 20, 2026"), ("en-GB", .full, "Friday, 20 November 2026"),
      ("en-CA", .numeric, "2026-11-20"), ("de", .long, "20. November 2026"), ("de-AT", .short, "20.11.26"),
      ("th", .long, "20 พฤศจิกายน 2569"), ("fa", .numeric, "۱۴۰۵/۸/۲۹"), ("ja", .full, "2026年11月20日金曜日"),
      ("ru", .monthDay, "20 ноября"), ("ru", .yearMonth, "ноябрь 2026\u{202F}г."), ("pl", .yearMonth, "listopad 2026"),
      ("ar-EG", .long, "٢٠ نوفمبر ٢٠٢٦"),
    ])
  func styles(_ tag: String, _ style: DateStyle, _ text: String) throws {
    try expect(LocaleTable(tag).dateFormat(style).string(moment(2026, 11, 20)), is: text)
  }

  @Test(
    "on request dates are told in another calendar",
    arguments: [
      ("en", CalendarSystem.hebrew, "10 Kislev 5787"), ("he", .hebrew, "י׳ בכסלו תשפ״ז"),
      ("en", .islamicUmmAlQura, "Jumada II 10, 1448 AH"), ("fa", .gregory, "۲۰ نوامبر ۲۰۲۶"),
      ("ja", .japanese, "令和8年11月20日"), ("zh-Hant", .roc, "民國115年11月20日"), ("en", .buddhist, "November 20, 2569 BE"),
    ])
  func calendars(_ tag: String, _ calendar: CalendarSystem, _ text: String) throws {
    try expect(LocaleTable(tag).dateFormat(.long, calendar: calendar).string(moment(2026, 11, 20)), is: text)
  }

  @Test("the first year of a Japanese era has its name, and before Meiji the years are Gregorian") func japanese()
    throws
  {
    let format = try LocaleTable("ja").dateFormat(.long, calendar: .japanese)
    expect(format.string(try moment(2019, 5, 1)), is: "令和元年5月1日")
    expect(format.string(try moment(2019, 4, 30)), is: "平成31年4月30日")
    expect(format.string(try moment(1868, 10, 22)), is: "西暦1868年10月22日")
  }

  @Test("the second Adar of a leap year has its own name") func adar() throws {
    let format = try LocaleTable("en").dateFormat(.long, calendar: .hebrew)
    expect(format.string(try moment(2024, 3, 24)), is: "14 Adar II 5784")
    expect(format.string(try moment(2024, 2, 23)), is: "14 Adar I 5784")
    expect(format.string(try moment(2025, 3, 14)), is: "14 Adar 5785")
  }

  @Test(
    "hours are counted by the clock of the style",
    arguments: [
      ("en", TimeStyle.short, 0, 5, "12:05\u{202F}AM"), ("en", .short, 12, 0, "12:00\u{202F}PM"),
      ("en", .twentyFourHour, 0, 5, "00:05"), ("de", .short, 0, 5, "00:05"),
      ("de", .twelveHour, 15, 30, "3:30\u{202F}PM"),
      ("en", .dayPeriod, 15, 30, "3:30 in the afternoon"), ("en", .dayPeriod, 12, 0, "12:00 noon"),
      ("en", .dayPeriod, 12, 1, "12:01 in the afternoon"), ("ko", .short, 15, 30, "오후 3:30"),
      ("zh-Hant", .short, 0, 5, "凌晨12:05"), ("ja", .hour12, 12, 0, "午後0時"),
    ])
  func times(_ tag: String, _ style: TimeStyle, _ hour: Int, _ minute: Int, _ text: String) throws {
    try expect(LocaleTable(tag).timeFormat(style).string(moment(2026, 11, 20, hour, minute)), is: text)
  }

  @Test("a date and a time are joined as the locale joins them") func joining() throws {
    let moment = try moment(2026, 11, 20, 15, 30)
    let english = try LocaleTable("en"), german = try LocaleTable("de")
    expect(english.dateTimeFormat(.long, .short).string(moment), is: "November 20, 2026, 3:30\u{202F}PM")
    expect(
      english.dateTimeFormat(.long, .short, isSentence: true).string(moment), is: "November 20, 2026 at 3:30\u{202F}PM")
    expect(german.dateTimeFormat(.numeric, .short, isSentence: true).string(moment), is: "20.11.2026, 15:30")
  }

  @Test("years before Christ, far years and absurd times are written, not refused") func extremes() throws {
    let table = try LocaleTable("en")
    expect(table.dateFormat(.long).string(DateTime(day: Day(-1_000_000_000))).contains("273"))
    expect(table.dateFormat(.long).string(DateTime(day: Day(1_000_000_000))).contains("273"))
    expect(table.dateFormat(.long, calendar: .persian).string(DateTime(day: Day(-1_000_000_000))).contains("-"))
  }

  @Test("a format remembers the order of its fields") func fields() throws {
    try expect(LocaleTable("en-CA").dateFormat(.numeric).fields, is: [.year, .month, .day])
    try expect(LocaleTable("en-CA").dateFormat(.long).fields, is: [.month, .day, .year])
    try expect(LocaleTable("ko").timeFormat(.short).fields, is: [.dayPeriod, .hour, .minute])
  }
}
