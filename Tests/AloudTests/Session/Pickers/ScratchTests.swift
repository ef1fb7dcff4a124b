import Testing

@testable import Aloud

struct ScratchTests {
  @Test func scratch() throws {
    func run(_ player: PickerPlayer, _ lines: String...) {
      var player = player
      print("=====")
      for line in lines {
        print("> " + line)
        for said in player.say(line) { print(said) }
      }
      print(player.told)
    }
    var due = DatePicker("Due", id: "due").optional()
    run(try PickerPlayer(due), "due", "next friday", "yes", "due", "month", "next", "day 5", "month march", "year 2030", "read", "next month", "day 9", "done", "due", "31 February", "tomorrow", "due", "clear", "due", "4/5", "1", "due", "march 2027", "7", "next", "where am i", "help", "less 3", "cancel", "due", "may 3", "no", "blah")
    due.value = DateTime(day: Day(20777))
    due.minimum = DateTime(day: Day(20770)); due.maximum = DateTime(day: Day(20800)); due.disabled = DisabledDays(weekdays: [6, 7], because: "the shop is closed")
    run(try PickerPlayer(due.style(.inline)), "due", "next", "saturday", "1 january 2027", "more 5", "cancel")
    run(try PickerPlayer(due.style(.columns), locale: "de"), "due", "nächsten Freitag", "ja", "due", "Tag 5", "Monat März", "24. November", "ja")
    run(try PickerPlayer(DatePicker("At", id: "at", mode: .time)), "at", "half past three", "1", "at", "quarter past", "next", "am", "hour 9", "minute 7", "15:30", "at", "25:00", "3 pm")
    run(try PickerPlayer(DatePicker("At", id: "at", mode: .dateTime).interval(minutes: 15)), "at", "tomorrow", "at 9:07", "tomorrow at 5 pm", "at", "next friday", "yes", "noon", "done")
    run(try PickerPlayer(DatePicker("Time", id: "t", mode: .countdown)), "time", "15", "minutes 30", "next", "done", "time", "2 hours", "24 hours")
    run(try PickerPlayer(), "size", "next", "next", "small", "size", "large", "rest", "30", "seconds", "next", "minutes 45", "last", "done", "nothing")
    due = DatePicker("Due", id: "due").style(.inline)
    run(try PickerPlayer(due, locale: "ar"), "due", "غدا", "due", "الجمعة القادم")
    run(try PickerPlayer(due, locale: "th"), "due", "23/11/2569", "due", "year 2570", "done")
    run(try PickerPlayer(due, locale: "fa"), "due", "5 آذر 1405", "due", "done")
    run(try PickerPlayer(due, locale: "ja"), "due", "5日", "3月", "明日")
    run(try PickerPlayer(due, locale: "he", calendar: .hebrew), "due", "next", "month 5")
    run(try PickerPlayer(due, locale: "ja", calendar: .japanese), "due", "year 9", "done")
  }
}
