package import Aloud

/// Says lines to an app as a user does, and returns the text that each line brings. The test itself answers the session's requests,
/// by calling ``happen(_:)``. Hints are off by default.
package struct SessionPlayer<Played: App> {
  package var session: Session<Played>
  package private(set) var response: Response

  package init(
    of app: Played, locale: String = "en", now: DateTime? = nil, files: LocaleFiles = .bundled,
    _ change: (inout Settings) -> Void = { _ in }
  ) throws {
    var settings = Settings(locale: locale)
    settings.hints = false
    change(&settings)
    session = try Session(app, settings: settings, files: files)
    if let now { session.now = now }
    response = session.start()
  }

  /// Narrow spaces in times become plain ones.
  package var lines: [String] {
    response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") }
  }

  package var requests: [Request] { response.requests }

  @discardableResult
  package mutating func say(_ lines: String...) -> [String] { say(lines) }

  @discardableResult
  package mutating func say(_ lines: [String]) -> [String] {
    for line in lines { response = session.take(Line(line)) }
    return self.lines
  }

  @discardableResult
  package mutating func say(_ line: Line) -> [String] {
    response = session.take(line)
    return lines
  }

  @discardableResult
  package mutating func happen(_ reply: Reply) -> [String] {
    response = session.receive(reply)
    return lines
  }
}
