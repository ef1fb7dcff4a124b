import Expectations
import Testing

@testable import AloudLanguage

struct DurationTextTests {
  @Test(
    "hours and minutes, without what is none",
    arguments: [
      ("en", 135, "2 hours, 15 minutes"), ("en", 61, "1 hour, 1 minute"), ("en", 120, "2 hours"),
      ("en", 15, "15 minutes"), ("en", 0, "0 minutes"), ("en", -5, "0 minutes"), ("en", 1_439, "23 hours, 59 minutes"),
      ("de", 135, "2 Stunden, 15 Minuten"), ("de", 61, "1 Stunde, 1 Minute"), ("de", 0, "0 Minuten"),
      ("ar", 135, "ساعتان و15 دقيقة"), ("ar", 61, "ساعة واحدة ودقيقة واحدة"), ("ar", 185, "3 ساعات و5 دقائق"),
      ("ar", 2, "دقيقتان"), ("ja", 135, "2時間15分"), ("ja", 15, "15分"), ("ja", 0, "0分"),
    ])
  func text(_ tag: String, _ minutes: Int, _ text: String) throws {
    try expect(LoadedLocale(tag).wording.text(.duration(minutes: minutes)), is: text)
  }
}
