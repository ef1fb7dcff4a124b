import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// DATE-8: only what was said changes, and it counts from where it says.
struct OnlyWhatWasSaidTests {
  private func held(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> DateTime? {
    Day(year: 2026, month: month, day: day).map { DateTime(day: $0, hour: hour, minute: minute) }
  }

  /// What a picker of a day and a time, which holds 25 November at two, holds after a line; nil where it holds the same.
  private func after(_ line: String, _ locale: String = "en", _ mode: DatePicker.Mode = .dateTime) throws -> DateTime? {
    var picker = DatePicker("At", id: "at", mode: mode)
    picker.value = mode == .date ? Day(year: 2026, month: 11, day: 25).map { DateTime(day: $0) } : held(11, 25, 14)
    var player = try PickerPlayer(picker, locale: locale)
    player.say("at", line)
    if case .moment(let moment)? = player.told.last { return moment }
    let moment = player.session.engine.layers.picker?.moment
    return moment == picker.value ? nil : moment
  }

  @Test(
    "an hour sign followed by 0 to 59 is minutes, in every language",
    arguments: ["en", "de", "fr", "fr-CA", "ja", "ko", "ar", "tr", "es", "ru", "zh", "bg"],
    ["15 h 30", "15 Uhr 30", "15時30分", "15 30", "15h30"])
  func minutes(locale: String, line: String) throws {
    try expect(after(line, locale), is: held(11, 25, 15, 30), "\(locale) \(line)")
  }

  @Test(
    "an hour that is in no evening is neither that hour nor its minute",
    arguments: ["one in the evening", "this evening at two"])
  func noEvening(line: String) throws {
    try expectNil(after(line, "en", .time))
  }

  @Test("a minute below ten after an hour sign is no day", arguments: ["15 h 05", "15 Uhr 05", "15 05"]) func early(
    line: String
  ) throws {
    try expect(after(line, "fr-CA"), is: held(11, 25, 15, 5))
  }

  @Test(
    "a day beside an hour is no minute of it, and a day of the month is no month",
    arguments: [
      ("ru", "двадцать шестого в семь вечера", 11, 26, 19),
      ("de", "morgen früh um acht", 11, 21, 8), ("it", "domani mattina alle otto", 11, 21, 8),
      ("zh", "明早八点", 11, 21, 8), ("ru", "семь минут шестого вечера", 11, 25, 17), ("tr", "ayın beşi", 12, 5, 14),
    ])
  func fused(locale: String, line: String, month: Int, day: Int, hour: Int) throws {
    let held = try after(line, locale)
    expect(
      held.map { [$0.day, Day($0.hour)] }, is: Day(year: 2026, month: month, day: day).map { [$0, Day(hour)] },
      "\(line)")
  }

  @Test("two days \"after\" may be after now or after what is held, which is asked", arguments: ["fa", "ar"])
  func either(locale: String) throws {
    var picker = DatePicker("At", id: "at", mode: .date)
    picker.value = Day(year: 2026, month: 12, day: 10).map { DateTime(day: $0) }
    var player = try PickerPlayer(picker, locale: locale)
    player.say("at", locale == "fa" ? "دو روز بعد" : "يومين بعد")
    let days = player.session.engine.layers.picker?.question?.answers.map(\.draft)
    expect(days?.contains(.moment(Day(year: 2026, month: 12, day: 12).map { DateTime(day: $0) })), is: true)
    expect(days?.count, is: 2)
  }

  @Test("the end of the day is asked about: it is the next day's midnight") func endOfDay() throws {
    try expectNil(after("24:00"))
  }

  @Test(
    "a year of four digits in ISO order is never asked about",
    arguments: [
      ("2026-11-27T10:00", 11, 27, 10), ("2026-11-27 07:00", 11, 27, 7), ("2026-11-27 7:00", 11, 27, 7),
      ("2026/11/27 10:00", 11, 27, 10), ("2026-11-19T09:00", 11, 19, 9), ("2026-03-04", 3, 4, 14),
    ], ["en", "de", "ja", "ar", "tr"])
  func iso(value: (line: String, month: Int, day: Int, hour: Int), locale: String) throws {
    try expect(after(value.line, locale), is: held(value.month, value.day, value.hour), "\(locale) \(value.line)")
  }

  @Test(
    "after, later, earlier, more and less count from the value held",
    arguments: [
      ("en", "the day after", 26), ("en", "the next day", 26), ("en", "two days later", 27),
      ("en", "the week after", 32),
      ("en", "the day before", 24), ("de", "am Tag danach", 26), ("de", "zwei Tage später", 27),
      ("de", "tags darauf", 26),
      ("fr", "le lendemain", 26), ("fr", "deux jours plus tard", 27), ("fr", "la semaine d'après", 32),
      ("es", "al día siguiente", 26), ("it", "il giorno dopo", 26), ("pt", "no dia seguinte", 26),
      ("nl", "de dag erna", 26), ("sv", "dagen efter", 26), ("ru", "на следующий день", 26), ("tr", "ertesi gün", 26),
      ("ar", "اليوم التالي", 26), ("he", "למחרת", 26), ("fa", "روز بعد", 26), ("hi", "अगले दिन", 26),
      ("ja", "翌日", 26), ("ja", "翌週", 32), ("ko", "다음 날", 26), ("ko", "전날", 24), ("zh", "第二天", 26), ("zh", "次日", 26),
    ]) func fromHeld(locale: String, line: String, day: Int) throws
  {
    let start = try #require(Day(year: 2026, month: 11, day: 1))
    try expect(after(line, locale), is: DateTime(day: start + (day - 1), hour: 14), "\(line)")
    try expect(after(line, locale, .date), is: DateTime(day: start + (day - 1)), "\(line)")
  }

  @Test("half a week later is three days and a half later, and no day alone") func halfWeekLater() throws {
    try expect(after("half a week later"), is: held(11, 29, 2))
    try expectNil(after("half a week later", "en", .date))
  }

  @Test(
    "in, from now and their like count from now",
    arguments: [
      ("en", "in three weeks"), ("de", "in drei Wochen"), ("fr", "dans trois semaines"),
      ("ru", "через три недели"), ("es", "dentro de tres semanas"),
    ]) func fromNow(locale: String, line: String) throws
  {
    try expect(after(line, locale), is: held(12, 11, 14))
  }

  @Test(
    "where it is unclear what is counted from, both are offered",
    arguments: [
      ("de", "nach drei Wochen"), ("ar", "بعد ثلاثة أسابيع"), ("hi", "तीन हफ़्ते बाद"), ("ja", "3週間後"),
      ("ko", "3주 후"), ("zh", "三周后"), ("tr", "3 hafta sonra"),
    ]) func unclear(locale: String, line: String) throws
  {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = held(11, 25, 14)
    var player = try PickerPlayer(picker, locale: locale)
    expect(player.say("at", line).count, is: 3)
    let answers = player.session.engine.layers.picker?.question?.answers.map(\.draft)
    expect(answers, is: [.moment(held(12, 11, 14)), .moment(held(12, 16, 14))])
  }

  @Test(
    "more and less change a timer by that much",
    arguments: [
      ("en", "five minutes more", 50), ("en", "five more minutes", 50), ("en", "another five minutes", 50),
      ("en", "ten minutes less", 35), ("en", "an hour longer", 105), ("de", "fünf Minuten mehr", 50),
      ("de", "noch fünf Minuten", 50), ("de", "zehn Minuten weniger", 35), ("fr", "cinq minutes de plus", 50),
      ("fr", "dix minutes de moins", 35), ("ja", "5分追加", 50), ("ja", "5分長く", 50), ("ko", "5분 더", 50),
      ("tr", "beş dakika daha", 50), ("ar", "خمس دقائق إضافية", 50), ("ru", "на пять минут больше", 50),
      ("en", "five minutes", 5), ("en", "more than five minutes", 5),
    ]) func timer(locale: String, line: String, minutes: Int) throws
  {
    var picker = DatePicker("Rests", id: "rests", mode: .countdown)
    picker.value = DateTime(minutes: 45)
    var player = try PickerPlayer(picker, locale: locale)
    player.say("rests", line)
    // Where the words are those of a command too ("5분 더"), the picker stays open with it.
    let open = player.session.engine.layers.picker?.moment
    expect(player.told.last == .moment(DateTime(minutes: minutes)) || open == DateTime(minutes: minutes), "\(line)")
  }

  @Test(
    "a timer is not set to nothing by what is less than a minute, or less than nothing",
    arguments: [
      "ten seconds", "two hours less",
    ]) func nothing(line: String) throws
  {
    var picker = DatePicker("Rests", id: "rests", mode: .countdown)
    picker.value = DateTime(minutes: 45)
    var player = try PickerPlayer(picker)
    expect(player.say("rests", line).count, is: 1)
    expect(player.told.isEmpty)
    expect(player.session.engine.layers.picker?.moment, is: picker.value)
  }

  @Test(
    "a number with what it counts is no day",
    arguments: [
      ("ja", "4週間で"), ("ja", "4人"), ("ja", "4個"), ("ja", "4日間"), ("ja", "4か月"), ("ko", "4주"), ("ko", "4명"),
      ("ko", "4개월"),
      ("zh", "4个人"), ("zh", "4个"), ("tr", "4 tane"), ("de", "4 Stück"), ("fr", "4 personnes"), ("fr", "4 euros"),
      ("en", "4 pieces"),
      ("es", "4 veces"), ("ru", "4 раза"), ("ar", "4 مرات"), ("en", "four weeks"),
      ("de", "vier Wochen"), ("ja", "3本"), ("ja", "3番"), ("ja", "3番目"), ("ja", "3位"), ("ja", "3号"), ("ko", "3장"),
      ("ko", "3위"), ("ko", "3번"), ("ko", "세 번"), ("zh", "3份"), ("zh", "第三"), ("zh", "第3个"), ("fa", "۵ تا"),
      ("en", "4 times"), ("en", "option 3"), ("en", "no. 4"), ("en", "number 3"), ("en", "3 rows"), ("de", "3. Option"),
      ("de", "Nummer 3"), ("fr", "numéro 3"),
    ]) func counted(locale: String, line: String) throws
  {
    try expectNil(after(line, locale))
    try expectNil(after(line, locale, .date))
  }

  @Test(
    "what is said not to be is not taken",
    arguments: [
      ("en", "not monday"), ("de", "kein Montag"), ("de", "nicht am Montag"), ("fr", "pas lundi"), ("zh", "不是周一"),
      ("ja", "月曜日以外"), ("ko", "월요일 말고"), ("ru", "не понедельник"), ("tr", "pazartesi değil"), ("es", "y cuarto"),
    ]) func negated(locale: String, line: String) throws
  {
    try expectNil(after(line, locale, .date))
  }

  @Test(
    "a time that contradicts itself, and a part of the day alone, are cut into no other time",
    arguments: [("en", "15:30 am"), ("sv", "på kvällen"), ("sv", "på morgonen")])
  func contradicted(locale: String, line: String) throws {
    try expect(Understander(LoadedLocale(locale)).minutes(line, now: DateTime(day: Day(0))).isEmpty)
  }

  @Test(
    "a number with a sign is so much more or less than what is held",
    arguments: [("+5 minutes", 14, 5), ("-5 minutes", 13, 55), ("+2 hours", 16, 0)])
  func signed(line: String, hour: Int, minute: Int) throws {
    try expect(after(line), is: held(11, 25, hour, minute))
  }

  @Test("a day by its number is one of the month in front", arguments: [("28", 28), ("the 28th", 28), ("30", 25)])
  func dayOfShownMonth(line: String, day: Int) throws {
    var picker = DatePicker("At", id: "at")
    picker.value = Day(year: 2027, month: 2, day: 25).map { DateTime(day: $0) }
    var player = try PickerPlayer(picker)
    player.say("at", line)
    let moment = player.session.engine.layers.picker?.moment
    expect(moment?.day, is: Day(year: 2027, month: 2, day: day))
  }

  @Test(
    "a time is no day, where another month than today's is in front",
    arguments: ["a las nueve", "a las nueve de la mañana"])
  func timeInOtherMonth(line: String) throws {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = held(12, 10, 14)
    var player = try PickerPlayer(picker, locale: "es")
    player.say("at", line)
    let layer = try #require(player.session.engine.layers.picker)
    let asked = layer.question?.answers.map(\.draft) ?? [.moment(layer.moment)]
    expect(asked.contains(.moment(held(12, 10, 9))), "\(line)")
  }

  @Test("DATE-7: a month and a year that are past are asked about")
  func past() throws {
    var picker = DatePicker("At", id: "at")
    picker.value = Day(year: 2026, month: 12, day: 10).map { DateTime(day: $0) }
    var player = try PickerPlayer(picker)
    expect(player.say("at", "2025").last?.hasSuffix("is past. Right?"), is: true)
    // The day after a month in question is one of that month.
    expect(player.say("no", "february", "the 15th").last, is: "Sunday, February 15, 2026 is past. Right?")
  }

  @Test(
    "a day and an hour are two numbers",
    arguments: [
      ("es", "el veinte a las nueve", 20, 9), ("pt", "o vinte às nove", 20, 9), ("es", "el treinta a la una", 30, 1),
      ("it", "il venti alle nove di sera", 20, 21), ("it", "alle nove del venti", 20, 9),
      ("it", "il venti alle 9", 20, 9),
      ("fr", "à neuf heures le vingt", 20, 9),

    ]) func dayAndHour(locale: String, line: String, day: Int, hour: Int) throws
  {
    let understander = Understander(try LoadedLocale(locale))
    let moment = try #require(understander.moments(line, now: DateTime(day: Day(20_777))).first?.moment)
    expect(moment, is: held(11, day, hour))
  }

  @Test(
    "a night that begins today goes on after midnight",
    arguments: [
      ("en", "tonight at two", 22, 2), ("en", "tonight at twelve", 22, 0), ("en", "tonight at nine", 21, 21),
      ("de", "heute Nacht um zwei", 22, 2), ("de", "heute Nachmittag um drei", 21, 15),
      ("es", "esta noche a las dos", 22, 2), ("nl", "morgenochtend om acht", 22, 8),
      ("fa", "فردا صبح ساعت هشت", 22, 8), ("he", "מחר בבוקר בשמונה", 22, 8),
    ]) func night(locale: String, line: String, day: Int, hour: Int) throws
  {
    let understander = Understander(try LoadedLocale(locale))
    let moments = understander.moments(line, now: DateTime(day: Day(20_778), hour: 12)).map(\.moment)
    expect(moments, is: [held(11, day, hour)])
  }

  @Test("minutes alone are never an hour's", arguments: ["before eight pm", "before ten"]) func before(line: String)
    throws
  {
    try expectNil(after(line, "en", .time))
  }

  @Test(
    "a named weekday never comes out as another",
    arguments: [
      ("de", "Freitag in acht Tagen", 27), ("de", "Freitag in 8 Tagen", 27), ("de", "Montag in drei Tagen", 23),
      ("fr", "vendredi dans huit jours", 27), ("en", "monday in three days", 23), ("en", "friday in a week", 27),
    ]) func weekday(locale: String, line: String, day: Int) throws
  {
    try expect(after(line, locale), is: held(11, day, 14))
  }

  @Test(
    "where a weekday and a count disagree, it is asked about",
    arguments: [
      ("en", "tuesday in three days"), ("de", "Freitag in zehn Tagen"), ("ja", "3日後の金曜日"), ("en", "friday 24:00"),
    ]) func disagreeing(locale: String, line: String) throws
  {
    try expectNil(after(line, locale))
  }

  @Test(
    "a part of the day alone leaves the time of the clock",
    arguments: [
      ("en", "in the morning", 3), ("en", "evening", 15), ("en", "a.m.", 3), ("de", "morgens", 3), ("de", "abends", 15),
      ("fr", "du matin", 3), ("it", "del mattino", 3), ("ar", "صباحا", 3), ("ja", "午前", 3), ("ko", "오전", 3),
      ("zh", "早上", 3), ("tr", "sabah", 3), ("ru", "утра", 3),
    ], [DatePicker.Mode.time, .dateTime])
  func half(said: (locale: String, line: String, hour: Int), mode: DatePicker.Mode) throws {
    var picker = DatePicker("At", id: "at", mode: mode)
    picker.value = held(11, 25, 15, 20)
    var player = try PickerPlayer(picker, locale: said.locale)
    player.say("at", said.line)
    expect(player.session.engine.layers.picker?.moment?.hour, is: said.hour, "\(said)")
    expect(player.session.engine.layers.picker?.moment?.minute, is: 20, "\(said)")
  }

  @Test(
    "a length of time alone is asked about, and is no part of a date or a time",
    arguments: [
      ("de", "3 Stunden"), ("de", "20 Minuten"), ("ru", "20 минут"), ("fr", "3 jours"), ("ja", "6ヶ月"), ("zh", "3个月"),
      ("es", "20 minutos"), ("he", "20 דקות"),
    ])
  func lengths(locale: String, line: String) throws {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = held(11, 25, 16, 20)
    var player = try PickerPlayer(picker, locale: locale)
    player.say("at", line)
    expect(player.session.engine.layers.picker?.moment, is: picker.value)
    expect(player.session.engine.layers.picker?.question?.answers.count, is: 1)
  }

  @Test(
    "a day after the value held may have a time of its own",
    arguments: [
      ("en", "a week later at 9 am", 32), ("en", "the next day at 9 am", 26), ("de", "am Tag darauf um 9 Uhr", 26),
      ("fr", "le lendemain à 9 h", 26), ("ja", "翌日の午前9時", 26), ("ko", "다음 날 오전 9시", 26), ("zh", "次日9点", 26),
      ("ar", "في اليوم التالي الساعة التاسعة صباحا", 26),
    ])
  func laterAt(locale: String, line: String, day: Int) throws {
    let start = try #require(Day(year: 2026, month: 11, day: 1))
    try expect(after(line, locale), is: DateTime(day: start + (day - 1), hour: 9), "\(line)")
  }

  @Test(
    "a weekday whose name has the word for day in it is that weekday",
    arguments: [
      ("he", "יום שני", 23), ("ar", "يوم الأحد", 22), ("ar", "يوم الاثنين", 23),
    ])
  func namedWeekday(locale: String, line: String, day: Int) throws {
    try expect(after(line, locale, .date), is: Day(year: 2026, month: 11, day: day).map { DateTime(day: $0) })
  }

  @Test("a correction by a number is of the part that was said") func corrected() throws {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = held(11, 25, 14)
    var player = try PickerPlayer(picker)
    player.say("at", "3 pm", "no, 4")
    expect(player.session.engine.layers.picker?.moment, is: held(11, 25, 16))
  }

  @Test("OK is yes to \"Right?\", and what moves leaves the question standing") func right() throws {
    var picker = DatePicker("At", id: "at", mode: .date)
    picker.value = Day(year: 2026, month: 11, day: 25).map { DateTime(day: $0) }
    var player = try PickerPlayer(picker)
    player.say("at", "yesterday", "next", "the second")
    expect(player.session.engine.layers.picker?.question != nil)
    player.say("ok")
    expect(player.told.last, is: .moment(DateTime(day: try #require(Day(year: 2026, month: 11, day: 19)))))
  }
}
