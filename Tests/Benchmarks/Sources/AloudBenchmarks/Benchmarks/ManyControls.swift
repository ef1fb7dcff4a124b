import Aloud

/// Whether a screen of a thousand controls is built anew and announced at once, and whether acts on many rows cost as many
/// times as much as there are rows.
enum ManyControls {
  private typealias ControlsSession = Session<ControlsApp>

  /// How long one change may take, on a screen of 1,000 controls.
  private static let limit = Duration.milliseconds(1)

  static func figures() throws -> [Figure] {
    let controls = try started(ControlsApp(count: 1_000))
    return [
      Figure("a toggle among 1,000 controls", try time(500) { try say("497", in: controls) }, atMost: limit),
      Figure("a change that comes among 1,000 controls", try time(500) { try happen(in: controls) }, atMost: limit),
      Figure(
        "an act on 100,000 selected rows", try acting(on: 100_000), against: try acting(on: 10_000), "10,000 rows",
        atMost: 15),
    ]
  }

  /// A line, and its first answer said.
  private static func say(_ line: String, in session: ControlsSession) throws {
    var session = session
    let response = session.take(Line(line))
    guard let first = response.announcements.first, first.states == [.on] else {
      throw MeasuringProblem.unexpected(answerTo: line)
    }
    _ = (session.renderer.printed(first), session.renderer.utterance(first))
  }

  /// A live change, and its announcement said.
  private static func happen(in session: ControlsSession) throws {
    var session = session
    let response = session.receive(.elapsed("change"))
    guard response.announcements.count == 1, let first = response.announcements.first else {
      throw MeasuringProblem.unexpected(answerTo: "change")
    }
    _ = (session.renderer.printed(first), session.renderer.utterance(first))
  }

  /// How long an act on so many provided rows takes, all of which are selected.
  private static func acting(on count: Int) throws -> Duration {
    var session = try started(ControlsApp(count: 0, rows: count))
    _ = session.take(Line("edit"))
    _ = session.take(Line("select all"))
    let selected = session
    return try time(20) {
      var session = selected
      _ = session.take(Line("delete"))
      guard session.state.deleted == count else { throw MeasuringProblem.unexpected(answerTo: "delete") }
    }
  }

  private static func started(_ app: ControlsApp) throws -> ControlsSession {
    var session = try Session(app, settings: Settings())
    _ = session.start()
    return session
  }

  private static func time(_ times: Int, _ body: () throws -> Void) rethrows -> Duration {
    var samples = Samples()
    for _ in 0..<times { try samples.time(body) }
    return samples.median
  }
}
