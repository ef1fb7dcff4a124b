@testable import Aloud

/// Says lines to an app, as a user does, and hears what is printed. There are no hints, unless a test wants some.
struct AppPlayer<Played: App> {
  var session: Session<Played>
  /// What the last line or reply gave.
  private(set) var response: Response

  init(
    of app: Played, now: DateTime? = nil, files: LocaleFiles = .bundled, _ change: (inout Settings) -> Void = { _ in }
  ) throws {
    var settings = Settings(locale: "en")
    settings.hints = false
    change(&settings)
    session = try Session(app, settings: settings, files: files)
    if let now { session.now = now }
    response = session.start()
  }

  /// What was announced, as printed lines; the narrow spaces of times are plain ones.
  var lines: [String] { response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") } }
  /// What the host was asked for.
  var requests: [Request] { response.requests }

  /// Says lines, and gives what is printed for the last.
  @discardableResult
  mutating func say(_ lines: String...) -> [String] { say(lines) }

  @discardableResult
  mutating func say(_ lines: [String]) -> [String] {
    for line in lines { response = session.take(Line(line)) }
    return self.lines
  }

  @discardableResult
  mutating func say(_ line: Line) -> [String] {
    response = session.take(line)
    return lines
  }

  @discardableResult
  mutating func happen(_ reply: Reply) -> [String] {
    response = session.receive(reply)
    return lines
  }

  @discardableResult
  mutating func end() -> [String] {
    response = session.end()
    return lines
  }
}
