import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Pickers of dates and times, and timers, from YAML to the tree and back.
@Suite struct DateTests {
  private func day(_ text: String) throws -> Day { try #require(ISODate.day(text)) }

  @Test func aDatePickerWithEverything() throws {
    let app = try page(
      """
      - date: Due
        id: due
        value: due
        mode: dateTime
        style: columns
        minimum: 2026-11-01T08:00
        maximum: 2027-01-31T18:00
        minute interval: 15
        rounding: refuse
        disabled days: [2026-12-25, 2026-12-26]
        disabled weekdays: [sat, 7]
        disabled reason: We are closed.
        placeholder: not yet
        required: yes
        dimmed: Later.
      """, "values: {due: 2026-11-27T15:30}")
    var picker = DatePicker(
      "Due", id: "due", mode: .dateTime, value: DateTime(day: try day("2026-11-27"), hour: 15, minute: 30))
    picker.style = .columns
    picker.minimum = DateTime(day: try day("2026-11-01"), hour: 8)
    picker.maximum = DateTime(day: try day("2027-01-31"), hour: 18)
    picker.minuteInterval = 15
    picker.rounding = .refuse
    picker.disabled = DisabledDays(
      days: [try day("2026-12-25"), try day("2026-12-26")], weekdays: [6, 7], because: "We are closed.")
    picker.placeholder = "not yet"
    picker.isRequired = true
    picker.availability = .dimmed(because: "Later.")
    try expect(app.datePicker(), is: picker)
    expectNil(picker.error)
  }

  @Test func unlessToldItIsADateAndCompact() throws {
    let app = try page("- {date: Due, id: due, value: due}", "values: {due: ''}")
    try expect(app.datePicker(), is: DatePicker("Due", id: "due"))
  }

  @Test(arguments: [("1:30", 1, 30), ("90", 1, 30), ("0:05", 0, 5), ("23:59", 23, 59), ("1439", 23, 59)])
  func aTimerIsHoursAndMinutes(_ text: String, _ hour: Int, _ minute: Int) throws {
    let app = try page("- {timer: Tea, id: tea, value: tea, minimum: 1, maximum: '23:59'}", "values: {tea: '\(text)'}")
    let picker = try app.datePicker()
    expect(picker.mode, is: .countdown)
    expect(picker.value, is: DateTime(day: Day(0), hour: hour, minute: minute))
    expect(picker.minimum, is: DateTime(day: Day(0), minute: 1))
    let chosen = app.after(.changed("tea", to: .moment(DateTime(day: Day(0), hour: 0, minute: 3)))).state
    expect(chosen.values["tea"], is: .text("0:03"))
    try expect(app.datePicker(chosen).value?.minute, is: 3)
  }

  @Test func todayIsALimitOnceItIsKnownAndMovesOn() throws {
    let app = try page(
      "- {date: Out, id: out, value: out, mode: dateTime, minimum: today, maximum: today}", "values: {out: ''}")
    try expectNil(app.datePicker().minimum)
    for number in [20_000, 20_001] {
      let picker = try app.datePicker(app.after(.today(Day(number))).state)
      expect(picker.minimum, is: DateTime(day: Day(number)))
      expect(picker.maximum, is: DateTime(day: Day(number), hour: 23, minute: 59))
    }
    expect(DateLimit("now", .date), is: .today)
    expectNil(DateLimit("today", .time))
  }

  @Test(arguments: [
    (DatePicker.Mode.date, "2026-02-29"), (.date, "2026-2-01"), (.date, "2026-11-27T10:00"), (.date, "+026-11-27"),
    (.time, "24:00"), (.time, "9:30"), (.time, "09:60"), (.time, "0930"), (.dateTime, "2026-11-27"),
    (.dateTime, "2026-11-27 10:00"), (.dateTime, "2026-11-27T10:00T"), (.countdown, "24:00"), (.countdown, "1440"),
    (.countdown, "-5"), (.countdown, ""), (.countdown, "1:5"),
  ])
  func whatISODoesNotWriteIsNothing(_ mode: DatePicker.Mode, _ text: String) {
    expectNil(mode.moment(text))
  }

  @Test func secondsThatACommandPrintsAreLeftOut() {
    expect(
      DatePicker.Mode.dateTime.moment("2024-02-29T23:05:59").map(DatePicker.Mode.dateTime.text), is: "2024-02-29T23:05")
  }
}

/// Pickers of colors, from YAML to the tree and back.
@Suite struct ColorTests {
  private let paint = "- {color: Paint, id: paint, value: paint, opacity: yes, placeholder: bare, dimmed: Dry first.}"

  @Test func aColorPickerWithEverything() throws {
    let app = try page(paint, "values: {paint: '#006666'}")
    var picker = ColorPicker("Paint", id: "paint", value: Color(red: 0, green: 102, blue: 102))
    picker.hasOpacity = true
    picker.placeholder = "bare"
    picker.availability = .dimmed(because: "Dry first.")
    expect(app.elements(), is: [.colorPicker(picker)])
  }

  @Test func aChoiceIsHeldInHexDigitsAndToldAsAColor() throws {
    let app = try page(paint + "\n- {text: '{paint}', id: t}", "values: {paint: ''}")
    let color = Color(red: 255, green: 0, blue: 0, opacity: 50)
    let chosen = app.after(.changed("paint", to: .color(color))).state
    expect(chosen.values["paint"], is: .text("#ff000080"))
    expect(app.elements(chosen)[1].words, is: .message("plain", ["value": .color(color)]))
    guard case .colorPicker(let picker) = app.elements(chosen)[0] else { throw Missing() }
    expect(picker.value, is: color)
    expect(app.after(.changed("paint", to: .color(nil)), from: chosen).state.values["paint"], is: .text(""))
  }

  @Test func aMomentIsNoColor() throws {
    let app = try page(paint, "values: {paint: ''}")
    expect(app.after(.changed("paint", to: .moment(nil))).effects, is: [])
    expect(app.after(.changed("paint", to: .moment(DateTime(day: Day(0))))).state, is: app.initialState)
  }
}
