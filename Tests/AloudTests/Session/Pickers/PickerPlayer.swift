import Testing

@testable import Aloud

/// A session of the app on Friday 20 November 2026, half past three, played by lines.
struct PickerPlayer {
  var session: Session<PickerApp>
  private(set) var response: Response

  init(_ datePickers: DatePicker..., locale: String = "en", calendar: CalendarSystem? = nil, opacity: Bool = false)
    throws
  {
    var settings = Settings(locale: locale)
    settings.hints = false
    settings.calendar = calendar
    var app = PickerApp(datePickers: datePickers)
    app.colorPicker.hasOpacity = opacity
    session = try Session(app, settings: settings)
    session.now = DateTime(day: try #require(Day(year: 2026, month: 11, day: 20)), hour: 15, minute: 30)
    response = session.start()
  }

  /// What was announced, as printed lines; the narrow spaces of times are plain ones.
  var lines: [String] {
    response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") }
  }
  /// What the edge was asked to do.
  var effects: [Effect] { response.effects }
  /// What the app was told, in order.
  var told: [Value] { session.state.told }

  /// Takes lines, and gives back what was said to the last.
  @discardableResult
  mutating func say(_ lines: String...) -> [String] {
    for line in lines { response = session.take(Line(line)) }
    return self.lines
  }

  mutating func end() -> [String] {
    response = session.end()
    return lines
  }

  @discardableResult
  mutating func happen(_ event: Event) -> [String] {
    response = session.receive(event)
    return lines
  }
}
