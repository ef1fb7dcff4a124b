import TestSupport

@testable import Aloud

/// Says to a locale's date pickers what they print, and holds what they understand against it (DATE-9).
struct PrintedPickers {
  /// A text that was not read back to what it was printed for.
  struct Exception: CustomStringConvertible {
    var locale: String
    var calendar: CalendarSystem
    var kind: String
    var text: String
    var expected: String
    var found: String

    var description: String { "\(locale) \(calendar.rawValue) \(kind): \(text) | \(expected) | \(found)" }
  }

  private(set) var count = 0
  private(set) var exceptions: [Exception] = []
  private let locale: LoadedLocale
  private let name: String
  private let now = DateTime(day: Day(20_777), hour: 15, minute: 30)
  private let modes: [DatePicker.Mode] = [.date, .time, .dateTime, .countdown]

  /// The times that are printed: each end of the halves of the day, and minutes below and above ten.
  private static let times = [(0, 0), (0, 30), (1, 5), (11, 59), (12, 0), (12, 30), (13, 0), (23, 59)]

  init(_ name: String, _ calendar: CalendarSystem?) throws {
    self.name = name
    locale = try LoadedLocale(name, calendar: calendar)
  }

  /// Goes through all samples of each mode and column.
  mutating func check() throws {
    let days = Self.days
    for mode in modes {
      let picker = DatePicker("At", id: "at", mode: mode)
      // It holds another value, which nothing is kept of.
      var held = picker
      held.value =
        mode == .time || mode == .countdown
        ? DateTime(minutes: 777) : DateTime(day: Day(20_779), minutes: mode == .date ? 0 : 777)
      var player = try PickerPlayer(held, locale: name, calendar: locale.calendar)
      switch mode {
      case .date: days.forEach { whole(DateTime(day: $0), picker, &player) }
      case .time: Self.times.forEach { whole(DateTime(minutes: $0 * 60 + $1), picker, &player) }
      case .dateTime:
        for (index, day) in days.enumerated() {
          let (hour, minute) = Self.times[index % Self.times.count]
          whole(DateTime(day: day, hour: hour, minute: minute), picker, &player)
        }
      case .countdown:
        for minutes in [0, 1, 2, 5, 59, 60, 61, 90, 125, 1_439] { whole(DateTime(minutes: minutes), picker, &player) }
      }
      try columns(picker, mode)
    }
  }

  /// A day of each month from the next on, the last ones of months among them.
  private static var days: [Day] { (0..<13).map { Day(20_777 + 3 + $0 * 30) } }

  /// Says the whole value, printed and brailled.
  private mutating func whole(_ moment: DateTime, _ picker: DatePicker, _ player: inout PickerPlayer) {
    let text = picker.text(of: moment)
    for (kind, said) in [("printed", locale.wording.text(text)), ("brailled", locale.wording.braille.text(text))] {
      var other = player
      other.say("at", said)
      let found: DateTime? = if case .moment(let moment)? = other.told.last { moment } else { nil }
      note("\(kind) \(picker.mode)", said, "\(moment)", found.map { "\($0)" })
    }
  }

  /// Says the values of each column, while the picker is open at it.
  private mutating func columns(_ picker: DatePicker, _ mode: DatePicker.Mode) throws {
    var picker = picker
    let start = mode == .time || mode == .countdown ? Day(0) : Day(20_785)
    picker.value = mode == .date ? DateTime(day: start) : DateTime(day: start, hour: 14, minute: 10)
    var player = try PickerPlayer(picker, locale: name, calendar: locale.calendar)
    player.say("at")
    let columns = DateColumns(
      picker: picker, locale: locale, moment: picker.value, shown: Day(20_785), now: now)
    for (index, field) in columns.fields.enumerated() {
      let values = columns.columns[index].values
      let step = max(1, values.count / 13)
      let samples =
        field == .year
        ? [1, 2].compactMap { columns.index(.year, of: columns.number(.year) + $0) }
        : Array(stride(from: 0, to: values.count, by: step))
      for sample in samples {
        var other = player
        let expected = columns.moment(field, at: sample)
        let said = locale.wording.text(values[sample].title)
        _ = other.session.engine.layers.changePicker { $0.go(toColumn: index) }
        other.say(said)
        if other.session.engine.layers.picker?.question != nil { other.say("yes") }
        let found: DateTime? =
          if case .moment(let moment)? = other.told.last { moment } else { other.session.engine.layers.picker?.moment }
        note("column \(mode) \(field)", said, "\(expected)", found.map { "\($0)" })
      }
    }
  }

  private mutating func note(_ kind: String, _ text: String, _ expected: String, _ found: String?) {
    count += 1
    if found != expected {
      exceptions.append(
        Exception(
          locale: name, calendar: locale.calendar, kind: kind, text: text, expected: expected, found: found ?? "nothing"
        ))
    }
  }
}
