import Testing

@testable import AloudLanguage

struct DateTimeUnderstandingTests {
  /// Friday, 2026-11-20, 15:30.
  private let now = DateTime(day: Day(20_777), hour: 15, minute: 30)

  private func first(_ phrase: String, _ kind: ValueKind, _ tag: String = "en") throws -> String? {
    Understander(try LoadedLocale(tag)).readings(of: phrase, as: kind, now: now).first
  }

  @Test(
    "a date and a time in either order, and moments so far away",
    arguments: [
      ("en", "tomorrow morning at 7", "2026-11-21T07:00:00"), ("en", "at 7 tomorrow", "2026-11-21T07:00:00"),
      ("en", "half past three on March 3", "2027-03-03T03:30:00"), ("en", "8pm", "2026-11-20T20:00:00"),
      ("en", "2026-12-24 18:00", "2026-12-24T18:00:00"), ("en", "in 45 minutes from now", "2026-11-20T16:15:00"),
      ("en", "1 day and 16 hours ago", "2026-11-18T23:30:00"), ("en", "now", "2026-11-20T15:30:00"),
      ("en", "end of Sunday", "2026-11-22T23:59:59"), ("en", "Fri Oct 26 15:50:06 2018", "2018-10-26T15:50:06"),
      ("en", "2026-12-16T12:23:59", "2026-12-16T12:23:59"), ("nl", "zeven op 15", "2026-12-15T07:00:00"),
      ("es", "anoche a las 7", "2026-11-19T19:00:00"), ("ja", "12月22日26時", "2026-12-23T02:00:00"),
      ("en", "half past seven", "2026-11-20T07:30:00"), ("de", "heute um 7", "2026-11-20T07:00:00"),
      ("ja", "明日の朝7時", "2026-11-21T07:00:00"), ("de", "morgen um halb acht", "2026-11-21T07:30:00"),
      ("fr", "ce soir à 8 heures", "2026-11-20T20:00:00"), ("es", "mañana a las 9", "2026-11-21T09:00:00"),
    ])
  func moments(_ tag: String, _ phrase: String, _ text: String) throws {
    #expect(try first(phrase, .datetime, tag) == text)
  }

  @Test(
    "a mark alone at the end means nothing", arguments: ["at two tonight", "tonight at two"], ["-", "—", ".", "'"])
  func markAlone(_ phrase: String, _ mark: String) throws {
    #expect(try first("\(phrase) \(mark)", .datetime) == first(phrase, .datetime))
  }

  @Test(
    "a day is understood where other programs can read it, with a year of four digits",
    arguments: [
      ("en", "9999-12-31", "9999-12-31"), ("en", "5 May 9999", "9999-05-05"), ("en", "in 7973 years", "9999-11-20"),
      ("en", "in 7974 years", nil), ("en", "10000 years ago", nil), ("pt-PT", "276481 1 1", nil),
      ("en", "12345-01-01", nil), ("en", "2026 years ago", "0000-11-20"), ("en", "2027 years ago", nil),
    ])
  func years(_ tag: String, _ phrase: String, _ text: String?) throws {
    #expect(try first(phrase, .date, tag) == text)
    #expect(try first(phrase + " 15:00", .datetime, tag).map { $0.hasPrefix((text ?? "no") + "T") } ?? true)
  }

  @Test(
    "dates and times in words",
    arguments: [
      ("en", ValueKind.date, "the twenty-third of March", "2027-03-23"), ("en", .date, "next Friday", "2026-11-27"),
      ("en", .date, "in three days", "2026-11-23"), ("en", .time, "half past three", "03:30:00"),
      ("en", .date, "two Mondays ago", "2026-11-09"), ("en", .date, "in four business days", "2026-11-26"),
      ("ar", .date, "بعد أسبوعين", "2026-12-04"), ("de", .date, "übernächste Woche", "2026-12-04"),
      ("it", .date, "il 21/04/27", "2027-04-21"), ("ko", .date, "9월 10일 2027년", "2027-09-10"),
      ("en", .time, "ten past noon", "12:10:00"), ("en", .time, "nine oh five", "09:05:00"),
      ("ru", .time, "без двадцати пяти девять вечера", "20:35:00"), ("ru", .time, "пять минут девятого", "08:05:00"),
      ("ru", .time, "час дня", "13:00:00"), ("ja", .time, "26時45分", "02:45:00"),
      ("en", .time, "quarter to nine in the evening", "20:45:00"), ("en", .date, "in a year", "2027-11-20"),
      ("de", .date, "übermorgen", "2026-11-22"), ("fr", .time, "huit heures et quart", "08:15:00"),
      ("es", .time, "las nueve menos cuarto", "08:45:00"), ("ja", .date, "令和8年11月20日", "2026-11-20"),
    ])
  func words(_ tag: String, _ kind: ValueKind, _ phrase: String, _ text: String) throws {
    #expect(try first(phrase, kind, tag) == text)
  }

  @Test(
    "what does not exist has no reading",
    arguments: [
      ("en", ValueKind.date, "31 February"), ("en", .date, "the fifth Sunday of February 2027"), ("en", .time, "25:00"),
      ("nl", .date, "vijfde zondag van februari 2027"), ("en", .datetime, "31 February at 5"), ("de", .time, "25 Uhr"),
    ])
  func nothing(_ tag: String, _ kind: ValueKind, _ phrase: String) throws {
    #expect(try first(phrase, kind, tag) == nil)
  }

  @Test("readings that a speaker could mean stay, the likeliest first") func several() throws {
    func readings(_ phrase: String, _ kind: ValueKind, _ tag: String = "en") throws -> [String] {
      Understander(try LoadedLocale(tag)).readings(of: phrase, as: kind, now: now)
    }
    #expect(try readings("half past three", .time) == ["03:30:00", "15:30:00"])
    #expect(try readings("7:30", .time, "de") == ["07:30:00"])
    #expect(try readings("04/05/2027", .date) == ["2027-04-05"])
    #expect(try readings("04/05", .date) == ["2027-04-05", "2026-04-05", "2027-05-04", "2026-05-04"])
    #expect(try readings("Freitag 04/05/2027", .date, "de") == ["2027-05-04"])
    #expect(try readings("Wed 05/05/2027", .date) == ["2027-05-05"])
    #expect(try readings("tomorrow morning at 7", .datetime) == ["2026-11-21T07:00:00"])
  }

  @Test("an amount of minutes is no time of day") func amounts() throws {
    #expect(try first("3 minutes", .time) == nil)
    #expect(try first("30分", .time, "ja") == nil)
  }

  @Test("a moment far away goes over midnight, months and years") func shifts() {
    var shift = MomentShift()
    shift.add(-16, .hour)
    shift.add(-1, .month)
    #expect(shift.from(now) == DateTime(day: Day(20_777 - 32), hour: 23, minute: 30))
    var far = MomentShift()
    far.add(99_999, .year)
    #expect(far.from(now).day > now.day)
  }

  @Test("a part of a unit of time is what people take it for, or none") func parts() {
    var shift = MomentShift()
    let parts: [(sign: Int, count: Double, unit: RelativeUnit)] = [
      (-1, 1.5, .year), (-1, 0.5, .month), (1, 1.5, .week), (1, 0.5, .day),
    ]
    var isFine: [Bool] = []
    for part in parts { isFine.append(shift.add(part.sign, DurationAmount(count: part.count, unit: part.unit))) }
    #expect(isFine == [true, true, true, true])
    #expect(shift.from(DateTime(day: now.day)) == DateTime(day: Day(20_224)))
    let isThirdFine = shift.add(1, DurationAmount(count: 0.3, unit: .year))
    #expect(!isThirdFine)
  }

  @Test("half a week is three days and a half, and so no day alone") func halfWeek() throws {
    #expect(try first("in half a week", .datetime) == "2026-11-24T03:30:00")
    #expect(try first("in half a week", .date) == nil)
    #expect(try first("in half a day", .date) == nil)
    #expect(try first("in half a month", .date) == "2026-12-05")
  }

  @Test(
    "how long from now a moment is, in parts of an hour too, and as a time of day",
    arguments: [
      ("en", "in half an hour", "2026-11-20T16:00:00"), ("de", "in anderthalb Stunden", "2026-11-20T17:00:00"),
      ("fr", "dans une demi-heure", "2026-11-20T16:00:00"), ("de", "in zweieinhalb Stunden", "2026-11-20T18:00:00"),
      ("zh", "半小时后", "2026-11-20T16:00:00"),
      ("ja", "1時間半後", "2026-11-20T17:00:00"), ("pl", "za 20 minut", "2026-11-20T15:50:00"),
    ])
  func distances(_ tag: String, _ phrase: String, _ text: String) throws {
    #expect(try first(phrase, .datetime, tag) == text)
    #expect(try first(phrase, .time, tag) == String(text.suffix(8)))
  }

  @Test("a moment ago is no time of day, where the words are a time") func behind() throws {
    #expect(try first("8時3分前", .time, "ja") == "07:57:00")
  }

  @Test(
    "a part of a day stands for its usual time, as one word with the day or beside it",
    arguments: [
      ("en", "tonight", "2026-11-20T20:00:00"), ("en", "tomorrow morning", "2026-11-21T09:00:00"),
      ("de", "heute Abend", "2026-11-20T20:00:00"), ("de", "Sonntagnachmittag", "2026-11-22T15:00:00"),
      ("fr", "demain soir", "2026-11-21T20:00:00"), ("es", "mañana por la noche", "2026-11-21T21:00:00"),
      ("nl", "morgenavond", "2026-11-21T20:00:00"), ("ar", "غدا مساء", "2026-11-21T20:00:00"),
      ("ja", "今夜", "2026-11-20T20:00:00"), ("hi", "आज शाम", "2026-11-20T19:00:00"),
    ])
  func partsOfDays(_ tag: String, _ phrase: String, _ text: String) throws {
    #expect(try first(phrase, .datetime, tag) == text)
  }

  @Test("a time may begin within a word with its day") func within() throws {
    #expect(try first("Sonntagabend um 9", .datetime, "de") == "2026-11-22T21:00:00")
    #expect(try first("zondagavond om 9", .datetime, "nl") == "2026-11-22T21:00:00")
  }

  @Test("a number beside a part of the day is an hour, not a day of the month") func hourOfPart() throws {
    #expect(try first("7, this morning", .datetime) == "2026-11-20T07:00:00")
    #expect(try first("22 ce soir", .datetime, "fr") == "2026-11-20T22:00:00")
  }

  @Test("a range of days is no day", arguments: [("es", "de lunes a viernes"), ("it", "da lunedì a venerdì")])
  func ranges(_ tag: String, _ phrase: String) throws {
    #expect(try first(phrase, .date, tag) == nil)
  }

  @Test("a phrase without words is nothing", arguments: [ValueKind.date, .time, .datetime], ["...", "", " ", "-"])
  func empty(_ kind: ValueKind, _ phrase: String) throws {
    #expect(try first(phrase, kind) == nil)
  }

  @Test("a day and its year are no day and a time; tomorrow is no morning") func days() throws {
    #expect(try first("5 March 2030", .datetime) == nil)
    #expect(try first("Friday 21 November 2026", .datetime) == nil)
    #expect(try first("mañana", .datetime, "es") == nil)
    #expect(try first("morgen", .datetime, "de") == nil)
  }

  @Test("what names a day, a time or both is known") func named() throws {
    let understander = Understander(try LoadedLocale("en"))
    func names(_ phrase: String) -> [Bool]? {
      understander.moments(phrase, now: now).first.map { [$0.day != nil, $0.namesTime] }
    }
    #expect(names("tomorrow") == [true, false])
    #expect(names("half past three") == [false, true])
    #expect(names("tonight at eight") == [true, true])
    #expect(names("now") == [true, true])
  }

  @Test(
    "an amount of days is no day of the month, a letter alone no date",
    arguments: [("fr", "dans 3 jours", ["2026-11-23"]), ("en", "m", []), ("pl", "za 3 dni", ["2026-11-23"])])
  func onlyAmounts(_ tag: String, _ phrase: String, _ texts: [String]) throws {
    #expect(Understander(try LoadedLocale(tag)).readings(of: phrase, as: .date, now: now) == texts)
  }

  @Test("a date in the locale's own calendar is one for understanding too", arguments: ["23/11/2569"])
  func calendars(_ phrase: String) throws {
    #expect(try first(phrase, .date, "th") == "2026-11-23")
  }
}
