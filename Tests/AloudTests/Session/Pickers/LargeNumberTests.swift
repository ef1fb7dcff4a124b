import Expectations
import TestSupport
import Testing

@testable import Aloud

/// PICK, DATE: numbers as large as they go are typed to everything that reckons with them, and change nothing.
struct LargeNumberTests {
  /// The largest and a larger one, and at night also the smallest, what is near them, or written otherwise.
  private static let numbers =
    ["9223372036854775807", "999999999999999999999999"]
    + (Nightly.isOn
      ? ["-9223372036854775808", "9223372036854775808", "9223372036854775806", "٩٢٢٣٣٧٢٠٣٦٨٥٤٧٧٥٨٠٧", "1e18"] : [])
  private static let lines = [
    "{n}", "year {n}", "day {n}", "month {n}", "hour {n}", "minute {n}", "more {n}", "less {n}", "number {n}",
    "choose {n}",
    "in {n} days", "{n} years ago", "in {n} months", "in {n} weeks", "{n} hours", "{n} minutes", "1/1/{n}", "{n}/1/1",
    "{n}-01-01", "1 january {n}", "january {n}", "{n}:30", "{n}:00:00", "{n} pm", "the {n}th", "{n} o'clock",
    "jump to {n}", "tab {n}", "line {n}", "select 1 to {n}", "select {n} to {n}", "more on {n}", "actions for {n}",
    "find {n}",
  ]

  static let calendars: [CalendarSystem?] =
    [nil, .japanese, .hebrew] + (Nightly.isOn ? [.buddhist, .roc, .persian, .islamicUmmAlQura, .islamicCivil] : [])

  @Test("DATE-4: no number that is typed to a date picker changes it, or ends the program", arguments: calendars)
  func dates(calendar: CalendarSystem?) throws {
    for mode in [DatePicker.Mode.date, .dateTime] { try isLeftAlone(mode, "en", calendar) }
  }

  @Test("DATE-4: nor one to a picker of times or of how long", arguments: [DatePicker.Mode.time, .countdown])
  func times(mode: DatePicker.Mode) throws { try isLeftAlone(mode, "en", nil) }

  @Test("DATE-4: nor in the years of the locale", arguments: ["th", "fa", "ja", "ar"])
  func locales(locale: String) throws { try isLeftAlone(.date, locale, nil) }

  private func isLeftAlone(_ mode: DatePicker.Mode, _ locale: String, _ calendar: CalendarSystem?) throws {
    let now = try #require(Day(year: 2026, month: 11, day: 20))
    var picker = DatePicker("Due", id: "due", mode: mode)
    picker.value = mode == .countdown ? DateTime(minutes: 90) : DateTime(day: now, minutes: 90)
    var player = try PickerPlayer(picker, locale: locale, calendar: calendar)
    for number in Self.numbers {
      for line in Self.lines {
        let line = line.replacing("{n}", with: number)
        player.say("due")
        expect(!player.say(line).isEmpty, "\(line)")
        player.say("cancel", "cancel")
        expect(player.told.isEmpty, "\(line)")
      }
    }
  }

  @Test("DATE-4: a year that no calendar has is refused with the years that there are")
  func year() throws {
    for calendar in [CalendarSystem.buddhist, .roc] {
      var player = try PickerPlayer(DatePicker("Due", id: "due"), calendar: calendar)
      let said = player.say("due", "year 9223372036854775807")
      expect(said.count == 1 && said[0].hasPrefix("Year has no such value: it goes from "), "\(said)")
    }
  }

  @Test("PICK-1: nor one to pickers whose numbers go as far as numbers do")
  func scales() throws {
    for (title, value) in [("Steps", 0), ("Volume", Int.max), ("Depth", .min), ("Speed", .max)] {
      var player = try SessionPlayer(of: scaleApp(value))
      for number in Self.numbers {
        for line in Self.lines + ["next page", "last", "first", "read", "next", "previous"] {
          player.say(title)
          expect(!player.say(line.replacing("{n}", with: number)).isEmpty, "\(title) \(line) \(number)")
        }
        player.say(title, "next", "previous", "last", "next page", "first", "previous page")
        expect(player.say("where am i", "done").count, is: 1, "\(title) \(number)")
      }
    }
  }

  @Test("PICK-1: more than there are leads to the last one") func more() throws {
    var player = try SessionPlayer(of: scaleApp(.max - 3))
    player.expect("volume", "more 1000000000", says: "9,223,372,036,854,775,807.")
  }

  @Test("PICK-2, EDIT-1, TAB-2: nor one to lists, tabs and what is selected")
  func lists() throws {
    var picker = try PickerPlayer()
    var player = try SelectionPlayer()
    for number in Self.numbers {
      for line in Self.lines {
        let line = line.replacing("{n}", with: number)
        picker.say("cancel", "rest")
        expect(!picker.say(line).isEmpty, "\(line)")
        player.say("tab 1", line, "edit")
        expect(!player.say(line).isEmpty, "\(line)")
        player.say("cancel", "cancel")
        expect(player.session.state.performed.isEmpty, "\(line)")
      }
    }
  }
}

/// Steppers and sliders whose ends are as far apart, or as far away, as numbers go.
private func scaleApp(_ value: Int) -> ScreenApp<Int> {
  let far = Int.max / 100
  return ScreenApp(value) { state in
    Picker.stepper("Steps", id: "steps", value: state, in: Int.min...Int.max, step: far)
    Picker.slider("Volume", id: "volume", value: state, in: Int.max - 60...Int.max)
    Picker.stepper("Depth", id: "depth", value: state, in: Int.min...Int.min + 60)
    Picker.slider("Speed", id: "speed", value: state, in: Int.min...Int.max, step: .max)
  } on: { state, event in
    if case .changed(_, .picked(let picks)) = event, let number = picks.first?.flatMap({ Picker.number(of: $0) }) {
      state = number
    }
  }
}
