package import Aloud

/// Says lines to an app, as a user does, and gives what each of them brought; what the session asks for is left to the test, which
/// lets it ``happen(_:)``. There are no hints, unless a test wants some.
package struct SessionPlayer<Played: App> {
  package var session: Session<Played>
  /// What the last line or reply gave.
  package private(set) var response: Response

  /// Starts an app; `change` makes other settings of the usual ones.
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

  /// What was announced, as printed lines; the narrow spaces of times are plain ones.
  package var lines: [String] {
    response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") }
  }
  /// What the outside was asked for.
  package var requests: [Request] { response.requests }

  /// Says lines, and gives what is printed for the last.
  @discardableResult
  package mutating func say(_ lines: String...) -> [String] { say(lines) }

  /// Says lines, and gives what is printed for the last.
  @discardableResult
  package mutating func say(_ lines: [String]) -> [String] {
    for line in lines { response = session.take(Line(line)) }
    return self.lines
  }

  /// Says a line as it was recognised or piped, and gives what is printed.
  @discardableResult
  package mutating func say(_ line: Line) -> [String] {
    response = session.take(line)
    return lines
  }

  /// Lets something come from outside, and gives what is printed.
  @discardableResult
  package mutating func happen(_ reply: Reply) -> [String] {
    response = session.receive(reply)
    return lines
  }

  /// Ends the input, and gives what is printed.
  @discardableResult
  package mutating func end() -> [String] {
    response = session.end()
    return lines
  }
}
