import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// DATE: pickers of times, of both a day and a time, and of how long.
struct TimePickerTests {
  private let time = DatePicker("At", id: "at", mode: .time)

  @Test(
    "A bare number above twelve is no hour of a half: 1530 is a time, 15 the afternoon",
    arguments: [
      ("1530", "At, 3:30 PM."), ("15", "Hour, 3. 3:30 PM."), ("hour 13", "Hour, 1. 1:30 PM."),
    ]) func largeNumbers(line: String, said: String) throws
  {
    var player = try PickerPlayer(time)
    expect(player.say("at", line).first, is: said)
  }

  @Test(
    "DATE-7: how long is no time of day: so long from now is offered",
    arguments: [
      ("en", "two hours", "Counted from now: 5:30 PM. Right?"), ("en", "1 hour", "Counted from now: 4:30 PM. Right?"),
      ("de", "zwei Stunden", "Von jetzt an gerechnet: 17:30. Richtig?"), ("ja", "2時間", "今から数えて17:30。これでいいですか？"),
      ("fr", "deux heures et quart de plus", nil), ("ko", "2시간", "지금부터 세면 오후 5:30. 맞습니까?"),
    ]) func durations(locale: String, line: String, said: String?) throws
  {
    var player = try PickerPlayer(time, locale: locale)
    let answer = player.say("at", line)
    if let said { expect(answer, is: [said]) }
    expect(player.told.isEmpty)
  }

  @Test(
    "DATE-7: an hour that is told by halves and quarters is of either half of the day, in digits too",
    arguments: [
      ("de", "halb 4"), ("de", "Viertel nach 3"), ("fr", "3 heures et demie"), ("en-GB", "half past 3"),
      ("es", "las 3 y media"), ("it", "le 3 e mezza"), ("tr", "3 buçuk"), ("pt", "3 e meia"),
    ]) func halvesInDigits(locale: String, line: String) throws
  {
    var player = try PickerPlayer(time, locale: locale)
    expect(player.say("at", line).count, is: 3)
    expect(player.told.isEmpty)
  }

  @Test("DATE-7: limits settle which half of the day is meant", arguments: ["en", "de", "ja", "ar"]) func officeHours(
    locale: String
  ) throws {
    for value in [nil, DateTime(minutes: 540)] {
      var picker = time.limits(from: DateTime(minutes: 540), to: DateTime(minutes: 1_050))
      picker.value = value
      var player = try PickerPlayer(picker, locale: locale)
      player.say("at", "2", "done")
      guard case .moment(let moment)? = player.told.last else { throw Unexpected() }
      expect(moment?.hour, is: 14)
    }
  }

  private struct Unexpected: Error {}

  @Test(
    "DATE-4: a day and a time that are named are all of the value",
    arguments: [
      ("en", "now", "3:30 PM"), ("en", "tonight at eight", "8:00 PM"), ("de", "jetzt", "15:30"),
      ("fr", "ce soir à 8 heures", "20:00"), ("es", "mañana a las 9", "9:00"), ("fr", "maintenant", "15:30"),
    ]) func whole(locale: String, line: String, time: String) throws
  {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .dateTime), locale: locale)
    expect(player.say("at", line).first?.contains(time), is: true)
    expect(player.told.count, is: 1)
  }
}
