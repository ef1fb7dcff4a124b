@testable internal import Aloud
@testable internal import AloudTesting
internal import TestSupport

/// A session with an outside of values, that takes lines and gives what is announced.
struct FuzzedSession<Base: App>: Sendable {
  /// How many waits pass at a time: what waits again and again is no finding.
  private static var waitLimit: Int { 20 }

  private var player: AppPlayer<ToldApp<Base>>
  /// What was checked of all that sessions with this start have announced.
  let checked = CheckedAnnouncements()

  /// A session that has started, with settings as somebody would write them.
  init(_ app: Base, locale: String, _ settings: [(SettingName, String)]) throws {
    var outside = PlayedOutside(voices: ["en": ["English (America)", "English (Scotland)"], "de": ["Deutsch"]])
    outside.terminalColors = [Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255)]
    // A command that nobody has a result for has printed its own words.
    outside.otherwise = { invocation in
      let words = invocation.arguments.count % 3 == 0 ? [] : invocation.arguments
      return .exited(status: words.isEmpty ? 1 : 0, output: TextLines(words.joined(separator: "\n")))
    }
    player = try AppPlayer(ToldApp(app), locale: locale, outside: outside) { all in
      for (name, text) in settings { if let change = SettingChange(name, text) { all.apply(change) } }
    }
  }

  var session: Session<ToldApp<Base>> { player.session }
  var isOver: Bool { player.isOver }

  /// Takes a line, and gives what is announced.
  mutating func take(_ line: Line) throws -> [Announcement] { try announced { try $0.take(line) } }

  /// Takes what a recogniser has heard.
  mutating func hear(_ recognition: Recognition) throws -> [Announcement] { try announced { try $0.hear(recognition) } }

  /// Takes what comes from outside by itself.
  mutating func receive(_ reply: Reply) throws -> [Announcement] { try announced { try $0.receive(reply) } }

  private mutating func announced(
    _ happening: (inout AppPlayer<ToldApp<Base>>) throws -> Void
  ) throws -> [Announcement] {
    try happening(&player)
    return player.announcements
  }

  /// Lets so many seconds pass.
  mutating func pass(seconds: Int) throws -> [Announcement] {
    let end = player.outside.waits.milliseconds + seconds * 1_000
    var announcements: [Announcement] = []
    for _ in 0..<Self.waitLimit {
      guard let id = player.outside.waits.next(until: end) else { break }
      announcements += try receive(.elapsed(id))
    }
    return announcements
  }
}
