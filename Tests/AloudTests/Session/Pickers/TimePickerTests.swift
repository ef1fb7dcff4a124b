import AloudTesting
import Testing

@testable import Aloud

/// DATE: pickers of times, of both a day and a time, and of how long.
struct TimePickerTests {
  private let time = DatePicker("At", id: "at", mode: .time)

  @Test("DATE-4: a time without its half of the day is asked about, where the clock has twelve hours") func halves()
    throws
  {
    var player = try PickerPlayer(time)
    player.expect("at", says: "At, none, time picker. Hour, Minute, AM/PM.")
    player.expect("half past three", says: "2 things match. Which one?", "1. 3:30 PM.", "2. 3:30 AM.")
    player.expect("1", says: "At, 3:30 PM.")
    #expect(player.told == [.moment(DateTime(minutes: 930))])
    player.expect("at", "3 pm", says: "At, 3:00 PM.")
    player.expect("at", "15:30", says: "At, 3:30 PM.")
  }

  @Test("DATE-2: a clock of 24 hours has no halves") func clock() throws {
    var player = try PickerPlayer(time, locale: "de")
    player.expect("at", says: "At, nichts gewählt, Uhrzeitauswahl. Stunde, Minute.")
    player.expect("15:30", says: "At, 15:30.")
    player.expect("at", "halb vier", says: "2 Treffer. Was meinen Sie?", "1. 15:30.", "2. 03:30.")
  }

  @Test("DATE-4: quarter past changes only the minutes") func part() throws {
    var player = try PickerPlayer(time)
    player.say("at", "3 pm", "at")
    player.expect("quarter past", says: "Minute, 15.")
    player.expect("am", says: "AM/PM, AM.")
    player.expect("hour 9", says: "Hour, 9. 9:15 AM.")
    player.expect("done", says: "At, 9:15 AM.")
  }

  @Test("DATE-5: a minute between the steps is rounded and that is said, or refused") func interval() throws {
    var player = try PickerPlayer(time.interval(minutes: 15))
    player.expect("at", "9:07 am", says: "At, 9:00 AM.", "Rounded: the minutes go by 15.")
    #expect(player.say("at", "next", "minute 38").last == "Rounded: the minutes go by 15.")
    player = try PickerPlayer(time.interval(minutes: 15, .refuse))
    player.expect("at", "9:07 am", says: "9:07 AM can't be chosen: the minutes go by 15. The nearest is 9:00 AM.")
    #expect(player.told.isEmpty)
  }

  @Test("DATE-6: a time that does not exist gets a plain error", arguments: ["25:00", "12:75"]) func impossible(
    line: String
  )
    throws
  {
    var player = try PickerPlayer(time)
    player.expect("at", line, says: "There is no such time: \(line). At is as it was.")
  }

  @Test("DATE-1: of a date and a time, each may be said alone") func both() throws {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .dateTime))
    player.expect("at", says: "At, none, date picker. Month, Day, Year, Hour, Minute, AM/PM.")
    player.expect("tomorrow", says: "Day, 21 Saturday. Saturday, November 21, 2026 at 3:30 PM.")
    player.expect("5 pm", says: "Hour, 5. Saturday, November 21, 2026 at 5:00 PM.")
    player.expect("done", says: "At, Saturday, November 21, 2026 at 5:00 PM.")
    player.expect("at", "monday at noon", says: "At, Monday, November 23, 2026 at 12:00 PM.")
  }

  @Test("DATE-1: a timer takes how long, at most 23:59") func timer() throws {
    var player = try PickerPlayer(DatePicker("Rests", id: "timer", mode: .countdown))
    player.expect("rests", says: "Rests, none, timer. Hours, Minutes.")
    player.expect("an hour and a half", says: "Rests, 1 hour, 30 minutes.")
    #expect(player.told == [.moment(DateTime(minutes: 90))])
    player.expect("rests", "24 hours", says: "A timer runs for 23 hours and 59 minutes at most.")
    player.expect("minutes 5", says: "Minutes, 5.")
    player.expect("hours 2", says: "Hours, 2.")
    player.expect("done", says: "Rests, 2 hours, 5 minutes.")
  }

  @Test(
    "A bare number above twelve is no hour of a half: 1530 is a time, 15 the afternoon",
    arguments: [
      ("1530", "At, 3:30 PM."), ("15", "Hour, 3. 3:30 PM."), ("hour 13", "Hour, 1. 1:30 PM."),
    ]) func largeNumbers(line: String, said: String) throws
  {
    var player = try PickerPlayer(time)
    #expect(player.say("at", line).first == said)
  }

  @Test("99 is neither an hour nor a time") func noHour() throws {
    var player = try PickerPlayer(time)
    player.expect("at", "99", says: "There is no such time: 99. At is as it was.")
  }

  @Test("in 20 minutes counts from now") func fromNow() throws {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .dateTime))
    player.expect("at", "in 20 minutes", says: "At, Friday, November 20, 2026 at 3:50 PM.")
    player.expect("at", "in an hour", says: "At, Friday, November 20, 2026 at 4:30 PM.")
    player = try PickerPlayer(time)
    player.expect("at", "in 20 minutes", says: "At, 3:50 PM.")
  }

  @Test("tonight at eight is today's, whatever day was chosen") func tonight() throws {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = Day(year: 2026, month: 11, day: 25).map { DateTime(day: $0, hour: 14) }
    var player = try PickerPlayer(picker)
    player.expect("at", "tonight at 8", says: "At, Friday, November 20, 2026 at 8:00 PM.")
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
    if let said { #expect(answer == [said]) }
    #expect(player.told.isEmpty)
  }

  @Test(
    "DATE-7: an hour that is told by halves and quarters is of either half of the day, in digits too",
    arguments: [
      ("de", "halb 4"), ("de", "Viertel nach 3"), ("fr", "3 heures et demie"), ("en-GB", "half past 3"),
      ("es", "las 3 y media"), ("it", "le 3 e mezza"), ("tr", "3 buçuk"), ("pt", "3 e meia"),
    ]) func halvesInDigits(locale: String, line: String) throws
  {
    var player = try PickerPlayer(time, locale: locale)
    #expect(player.say("at", line).count == 3)
    #expect(player.told.isEmpty)
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
      #expect(moment?.hour == 14)
    }
  }

  private struct Unexpected: Error {}

  @Test("DATE-7: only what was said changes: so many days from now keep the clock") func daysKeepClock() throws {
    var picker = DatePicker("At", id: "at", mode: .dateTime)
    picker.value = Day(year: 2026, month: 11, day: 24).map { DateTime(day: $0, hour: 9, minute: 15) }
    for line in ["in three days", "in 3 days", "monday"] {
      var player = try PickerPlayer(picker)
      player.expect("at", line, says: "Day, 23 Monday.")
      player.expect("done", says: "At, Monday, November 23, 2026 at 9:15 AM.")
    }
  }

  @Test("DATE-7: only what was said changes: an hour more than a timer has leaves its minutes") func lastHour() throws {
    var picker = DatePicker("Rests", id: "timer", mode: .countdown)
    picker.value = DateTime(minutes: 23 * 60 + 16)
    var player = try PickerPlayer(picker)
    player.expect("rests", "hours", "next", says: "This is the end.")
    player.expect("minutes", "next", says: "Minutes, 17.")
    player.expect("hours", "more 5", says: "This is the end.")
    player.expect("previous", says: "Hours, 22.")
    player.expect("done", says: "Rests, 22 hours, 17 minutes.")
  }

  @Test("DATE-5: seconds of a timer are rounded, and that is said") func seconds() throws {
    var player = try PickerPlayer(DatePicker("Rests", id: "timer", mode: .countdown))
    player.expect("rests", "45 seconds", says: "Rests, 1 minute.", "Rounded to whole minutes.")
  }

  @Test("DATE-7: only a time can be chosen: a day beside it is told, and the time offered") func timeOnly() throws {
    var player = try PickerPlayer(time)
    player.expect("at", "tomorrow at 5 pm", says: "Only a time can be chosen here. 5:00 PM. Right?")
    player.expect("no", "tomorrow", says: "Only a time can be chosen here.")
    #expect(player.told.isEmpty)
  }

  @Test("A number alone in a timer is minutes") func minutesFirst() throws {
    var player = try PickerPlayer(DatePicker("Rests", id: "timer", mode: .countdown))
    player.expect("rests", "5", "done", says: "Rests, 5 minutes.")
  }

  @Test(
    "DATE-4: a day and a time that are named are all of the value",
    arguments: [
      ("en", "now", "3:30 PM"), ("en", "tonight at eight", "8:00 PM"), ("de", "jetzt", "15:30"),
      ("fr", "ce soir à 8 heures", "20:00"), ("es", "mañana a las 9", "9:00"), ("fr", "maintenant", "15:30"),
    ]) func whole(locale: String, line: String, time: String) throws
  {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .dateTime), locale: locale)
    #expect(player.say("at", line).first?.contains(time) == true)
    #expect(player.told.count == 1)
  }

  @Test("DATE-4: a part of a day is read back with the time that stands for it") func around() throws {
    var player = try PickerPlayer(DatePicker("At", id: "at", mode: .dateTime), locale: "de")
    player.expect("at", "heute abend", says: "Freitag, 20. November 2026 um 20:00. Richtig?")
    #expect(player.told.isEmpty)
    player.say("ja")
    #expect(player.told == [.moment(DateTime(day: Day(20_777), minutes: 1_200))])
  }

  @Test("DATE-4: how long from now is a time of day") func partOfHourFromNow() throws {
    var player = try PickerPlayer(time)
    player.expect("at", "in half an hour", says: "At, 4:00 PM.")
    player.expect("at", "now", says: "At, 3:30 PM.")
  }
}
