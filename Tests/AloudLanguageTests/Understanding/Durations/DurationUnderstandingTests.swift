import Testing

@testable import AloudLanguage

struct DurationUnderstandingTests {
  private func readings(_ phrase: String, _ tag: String) throws -> [String] {
    Understander(try LoadedLocale(tag)).readings(of: phrase, as: .duration, now: DateTime(day: Day(20_777)))
  }

  @Test(
    "hours and their parts, as each language says them",
    arguments: [
      ("en", "half an hour", "1800"), ("en", "an hour and a half", "5400"), ("en", "three quarters of an hour", "2700"),
      ("en", "2h15", "8100"),
      ("en", "1 1/2 hours", "5400"), ("de", "eineinhalb Stunden", "5400"), ("de", "eine Dreiviertelstunde", "2700"),
      ("nl", "drie kwartier", "2700"), ("fr", "deux heures et quart", "8100"), ("it", "mezz’ora", "1800"),
      ("es", "dos horas y cuarto", "8100"), ("pt", "uma hora e meia", "5400"), ("ar", "ساعتين", "7200"),
      ("ar", "ساعة ونصف", "5400"), ("he", "שעתיים וחצי", "9000"), ("ja", "2時間半", "9000"),
      ("zh", "一个半小时", "5400"), ("ko", "한 시간 반", "5400"), ("hi", "सवा दो घंटे", "8100"),
      ("hi", "पौने दो घंटे", "6300"), ("tr", "bir buçuk saat", "5400"), ("ru", "5 с половиной часов", "19800"),
      ("fa", "سه ربع ساعت", "2700"), ("sv", "en halvtimme", "1800"), ("en", "PT1H30M", "5400"), ("en", "1:30", "5400"),
    ])
  func hours(_ tag: String, _ phrase: String, _ seconds: String) throws {
    #expect(try readings(phrase, tag) == [seconds])
  }

  @Test(
    "longer units, those of work, and several together",
    arguments: [
      ("en", "1 day, 2 hours and 5 minutes", "93900"), ("en", "two decades", "630720000"),
      ("en", "ten business days", "864000"), ("de", "ein Jahrhundert", "3153600000"), ("fr", "quinze jours", "1296000"),
      ("es", "20 años y 2 meses", "635904000"), ("ru", "пять лет", "157680000"), ("ko", "사흘", "259200"),
      ("zh", "两个星期", "1209600"), ("ja", "1年1か月と21日間", "35942400"), ("hi", "एक पखवाड़ा", "1209600"),
    ])
  func long(_ tag: String, _ phrase: String, _ seconds: String) throws {
    #expect(try readings(phrase, tag) == [seconds])
  }

  @Test("parts of a second are told to the millisecond, in plain decimals") func decimals() throws {
    #expect(try readings("3.5 seconds", "en") == ["3.5"])
    #expect(try readings("123,45 Sekunden", "de") == ["123.45"])
    #expect(try readings("0.0001 seconds", "en") == ["0"])
    #expect(try readings("1.1 hours", "en") == ["3960"])
    #expect(try readings("9999999999999 years", "en") == [])
  }

  @Test(
    "times, dates and bare numbers are no durations",
    arguments: [
      ("en", "3 o'clock"), ("en", "tomorrow"), ("en", "25"), ("en", "hours"), ("en", "10 a m"), ("en", "3 days ago"),
      ("en", "-5 hours"), ("en", "3-5 hours"), ("de", "drei Uhr"), ("zh", "三点"), ("zh", "星期三"), ("zh", "三月"),
      ("ja", "3時"), ("ja", "月曜日"), ("ko", "3시"), ("ar", "اليوم"), ("ar", "الساعة 3"), ("he", "היום"),
      ("tr", "saat üç"), ("sv", "i dag"), ("it", "ora"),
    ])
  func others(_ tag: String, _ phrase: String) throws { #expect(try readings(phrase, tag) == []) }
}
