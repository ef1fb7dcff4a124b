import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-9: a correction takes the place of what was said, and of nothing else.
struct CorrectedNumberTests {
  private func held(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> DateTime? {
    Day(year: 2026, month: month, day: day).map { DateTime(day: $0, hour: hour, minute: minute) }
  }

  /// What a picker, which holds 10 December at two or 45 minutes, holds after some lines.
  private func after(_ lines: [String], _ locale: String, _ mode: DatePicker.Mode = .dateTime) throws -> DateTime? {
    var picker = DatePicker("At", id: "at", mode: mode)
    picker.value = mode == .countdown ? DateTime(minutes: 45) : held(12, 10, 14)
    var player = try PickerPlayer(picker, locale: locale)
    player.say("at")
    for line in lines { player.say(line) }
    if let moment = player.session.engine.layers.picker?.moment { return moment }
    if case .moment(let moment)? = player.told.last { return moment }
    return nil
  }

  @Test(
    "a number corrects the number of the last phrase",
    arguments: [
      ("en", ["december 24 at 7 pm", "no, 8 pm"], 12, 24, 20), ("en", ["tomorrow at 5:30 pm", "no, 6"], 11, 21, 18),
      ("en", ["the day after", "no, two days after"], 12, 12, 14), ("en", ["two days later", "no, three"], 12, 13, 14),
      ("en", ["two days later", "no, three", "no, four"], 12, 14, 14),
      ("de", ["zwei Tage später", "nein, drei"], 12, 13, 14), ("de", ["morgen um 18 Uhr", "nein, 19"], 11, 21, 19),
      ("en", ["december 24 at 7 pm", "no, the 25th"], 12, 25, 19),
    ])
  func moments(locale: String, lines: [String], month: Int, day: Int, hour: Int) throws {
    try expect(after(lines, locale), is: held(month, day, hour), "\(locale) \(lines)")
  }

  @Test(
    "of a length it is the unit that was said",
    arguments: [
      ("en", ["2 hours", "no, 3"], 180), ("en", ["an hour and 10 minutes", "no, 20"], 80),
      ("de", ["2 Stunden", "nein, 3"], 180), ("fr", ["2 heures", "non, 3"], 180), ("en", ["20", "no, 30"], 30),
      ("en", ["an hour and a half", "no, 30 minutes"], 30), ("ko", ["한 시간 반", "아니 삼십 분"], 30),
      ("ko", ["한 시간 반", "아니 두 시간"], 150),
    ])
  func lengths(locale: String, lines: [String], minutes: Int) throws {
    try expect(after(lines, locale, .countdown)?.minutes, is: minutes, "\(locale) \(lines)")
  }

  @Test("of two numbers that may be meant it is asked which") func which() throws {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = held(12, 10, 14)
    var player = try PickerPlayer(picker, locale: "en")
    player.say("at", "december 24 at 7 am or pm", "24 december at 7", "no, 8")
    expect(player.session.engine.layers.picker?.question != nil)
  }

  @Test(
    "a phrase is read with another number",
    arguments: [
      ("fr", "dans deux heures", "trois heures", ["dans trois heures"]),
      ("pl", "za dwie godziny", "trzy godziny", ["za trzy godziny"]),
      ("de", "in zwei stunden", "in drei", ["in drei stunden"]), ("de", "in zwei stunden", "an drei", []),
      ("en", "2 hours", "3", ["3 hours"]), ("en", "two hours", "three", ["three hours"]),
      ("en", "the 24th at 7", "8", ["the 24th at 8", "8 at 7"]), ("en", "5:30 pm", "6", ["6 pm"]),
      ("en", "tomorrow", "3", []), ("en", "december 24, 2026", "25", ["december 25, 2026"]),
      ("en", "december 24, 2026", "2027", ["december 24, 2027"]),
      ("en", "two days later", "three days", ["three days later"]),
      ("en", "two days later", "three weeks", []), ("de", "in fünfzehn Minuten", "zwanzig", ["in zwanzig Minuten"]),
      ("en", "tomorrow at eight thirty am", "nine", ["tomorrow at nine am"]),
      ("en", "eight thirty am", "forty", ["eight forty am", "forty thirty am"]),
      ("nl", "half negen 's ochtends", "tien", ["tien 's ochtends"]),
      ("fr", "huit heures et demie du matin", "neuf heures", ["neuf heures du matin"]),
      ("zh", "早上八点半", "九点", ["早上九点"]), ("zh", "星期五上午8点30分", "九点", ["星期五上午九点"]),
      ("ja", "金曜日の午後8時30分", "九時", ["金曜日の午後九時"]), ("ko", "금요일 오전 8시 30분", "아홉 시", ["금요일 오전 아홉 시"]),
      ("en", "friday at 11:15 am", "twelve", ["friday twelve"]), ("de", "Freitag um 9 Uhr morgens", "am 5.", []),
      ("en", "in 90 minutes", "10", ["in 10 minutes"]),
      ("ja", "三日後", "四", ["四日後"]), ("ja", "午後3時", "4", ["午後4時"]), ("en", "2026-12-24", "25", []),
    ])
  func phrases(locale: String, phrase: String, correction: String, corrected: [String]) throws {
    let understander = Understander(try LoadedLocale(locale))
    expect(understander.corrected(phrase, by: correction), is: corrected)
  }
}
