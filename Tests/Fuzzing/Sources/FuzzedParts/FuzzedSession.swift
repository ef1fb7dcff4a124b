@testable internal import Aloud
@testable internal import AloudTesting

/// A session with an outside of values, that takes lines and gives what is printed.
struct FuzzedSession<Base: App>: Sendable {
  private(set) var session: Session<WatchedApp<Base>>
  private(set) var isOver = false
  /// What was checked of all that sessions with this start have announced.
  let checked = CheckedAnnouncements()
  private var outside = PlayedOutside(voices: ["en": ["English (America)", "English (Scotland)"], "de": ["Deutsch"]])

  /// A session that has started, with settings as somebody would write them.
  init(_ app: Base, locale: String, _ settings: [(SettingName, String)]) throws {
    var all = Settings(locale: locale)
    for (name, text) in settings { if let change = SettingChange(name, text) { all.apply(change) } }
    session = try Session(WatchedApp(base: app), settings: all)
    session.now = AppPlayer<Base>.usualNow
    outside.terminalColors = [Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255)]
    _ = try follow(session.start())
  }

  /// Takes a line, and gives what is announced.
  mutating func take(_ line: Line) throws -> [Announcement] { try follow(session.take(line)) }

  /// Takes what a recogniser has heard.
  mutating func hear(_ recognition: Recognition) throws -> [Announcement] { try follow(session.take(recognition)) }

  /// Takes what comes from outside by itself.
  mutating func receive(_ reply: Reply) throws -> [Announcement] { try follow(session.receive(reply)) }

  /// Lets so many seconds pass.
  mutating func pass(seconds: Int) throws -> [Announcement] {
    let end = outside.waits.milliseconds + seconds * 1_000
    var announcements: [Announcement] = []
    // What waits again and again is no finding, nor is it waited for.
    for _ in 0..<20 {
      guard let id = outside.waits.next(until: end) else { break }
      announcements += try follow(session.receive(.elapsed(id)))
    }
    return announcements
  }

  private mutating func follow(_ response: Response) throws -> [Announcement] {
    var announcements = response.announcements
    if response.isOver { isOver = true }
    for request in response.requests where !isOver {
      for reply in replies(to: request) { announcements += try follow(session.receive(reply)) }
    }
    return announcements
  }

  /// What comes back: a command that nobody has a result for has printed its own words.
  private mutating func replies(to request: Request) -> [Reply] {
    do { return try outside.replies(to: request) } catch {
      guard case .run(let id, _) = request else { return [] }
      let words = error.arguments.count % 3 == 0 ? [] : error.arguments
      return [.finished(id, .exited(status: words.isEmpty ? 1 : 0, output: TextLines(words.joined(separator: "\n"))))]
    }
  }
}
