import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-8, DATE-10: what answers a date picker's question, and how it asks.
struct MomentAnswerTests {
  private let time = DatePicker("At", id: "at", mode: .time)

  private func both(_ hour: Int = 14) -> DatePicker {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = Day(year: 2026, month: 11, day: 25).map { DateTime(day: $0, hour: hour) }
    return picker
  }

  @Test(
    "parts of the day answer which half is meant, in the locale's words and in English",
    arguments: [
      ("en", "7:55", "the morning one", 475), ("en", "7:55", "in the morning", 475), ("en", "7:55", "AM", 475),
      ("en", "7:55", "evening", 1_195), ("en", "7:55", "p.m.", 1_195), ("en", "7:55", "the p.m. one", 1_195),
      ("en", "7:55", "at night", 1_195), ("en", "7:55", "the second", 1_195), ("en", "7:55", "2", 1_195),
      ("de", "halb acht", "abends", 1_170), ("de", "halb acht", "morgens", 450), ("de", "halb acht", "evening", 1_170),
      ("fr", "sept heures et demie", "du soir", 1_170), ("fr", "sept heures et demie", "pm", 1_170),
      ("ja", "7時半", "午後", 1_170), ("ja", "7時半", "朝", 450), ("ko", "7:55", "오전", 475),
      ("ar", "7:55", "مساء", 1_195), ("tr", "yedi buçuk", "akşam", 1_170), ("tr", "yedi buçuk", "sabah", 450),
    ]) func partOfDay(locale: String, line: String, answer: String, minutes: Int) throws
  {
    for isRecognised in [false, true] {
      var player = try PickerPlayer(time, locale: locale)
      player.say("at", line)
      expect(player.told.isEmpty, "it is asked about")
      player.say(Line(answer, isRecognised: isRecognised))
      expect(player.told, is: [.moment(DateTime(minutes: minutes))])
    }
  }

  @Test(
    "a bare number is no answer to yes or no, and no day",
    arguments: [
      ("en", "tomorrow evening", "1"), ("en", "tomorrow evening", "seven"), ("de", "morgen Abend", "1"),
      ("de", "morgen Abend", "sieben"), ("ja", "明日の夜", "1"), ("tr", "yarın akşam", "1"), ("fr", "demain soir", "5"),
    ]) func yesOrNo(locale: String, line: String, number: String) throws
  {
    var player = try PickerPlayer(both(), locale: locale)
    let asked = player.say("at", line)
    let said = player.say(number)
    expect(asked.count, is: 1)
    expect(said.last, is: asked.last)
    expect(player.told.isEmpty)
    expect(player.session.engine.layers.picker?.moment, is: both().value)
  }

  @Test("of two doubts the half of the day is taken, and the day is asked about") func oneQuestion() throws {
    let now = try #require(Day(year: 2026, month: 11, day: 18))
    var player = try PickerPlayer(both(), now: DateTime(day: now, hour: 10))
    player.expect(
      "at", "next friday at half past five", says: "Friday is also November 20. Which?",
      "1. Friday, November 27, 2026 at 5:30 PM.",
      "2. Friday, November 20, 2026 at 5:30 PM.")
    expect(
      player.say("in the morning").dropFirst(),
      is: [
        "1. Friday, November 27, 2026 at 5:30 AM.", "2. Friday, November 20, 2026 at 5:30 AM.",
      ])
    player.expect("the twentieth", says: "At, Friday, November 20, 2026 at 5:30 AM.")
  }

  @Test("being done leaves the question, and nothing is changed", arguments: ["done", "cancel", "back"]) func leaving(
    line: String
  ) throws {
    var player = try PickerPlayer(both())
    player.expect("at", "next friday at half past five", line, says: "Nothing changed. Say a value, or \"help\".")
    expectNil(player.session.engine.layers.picker?.question)
    expect(player.session.engine.layers.picker?.moment, is: both().value)
  }
}
