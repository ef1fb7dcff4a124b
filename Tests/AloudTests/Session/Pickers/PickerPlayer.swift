import TestSupport
import Testing

@testable import Aloud

/// A session of the app on Friday 20 November 2026, half past three, played by lines.
typealias PickerPlayer = SessionPlayer<PickerApp>

extension SessionPlayer<PickerApp> {
  init(
    _ datePickers: DatePicker..., locale: String = "en", calendar: CalendarSystem? = nil, opacity: Bool = false,
    now: DateTime? = nil
  ) throws {
    var app = PickerApp(datePickers: datePickers)
    app.colorPicker.hasOpacity = opacity
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    try self.init(of: app, now: now ?? DateTime(day: day, hour: 15, minute: 30)) { settings in
      (settings.locale, settings.calendar) = (locale, calendar)
    }
  }

  /// What the app was told, in order.
  var told: [Value] { session.state.told }
}
