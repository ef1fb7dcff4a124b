import Aloud

/// Whether a list of a million rows answers as soon as one of ten.
enum LongLists {
  private typealias ListSession = Session<LongListApp>

  static func figures() throws -> [Figure] {
    let short = try Session(LongListApp(count: 10), settings: Settings())
    let long = try Session(LongListApp(count: 1_000_000), settings: Settings())
    let shortLines = try Session(LongListApp(lines: lines(10)), settings: Settings())
    let longLines = try Session(LongListApp(lines: lines(1_000_000)), settings: Settings())
    let shortLinesEntered = try entered(shortLines), longLinesEntered = try entered(longLines)
    let shortEntered = try entered(short), longEntered = try entered(long)
    return [
      compare("entering 1,000,000 rows", (short, "list"), (long, "list")),
      compare("next among 1,000,000 rows", (shortEntered, "next"), (longEntered, "next")),
      compare("a number among 1,000,000 rows", (shortEntered, "9"), (longEntered, "999999")),
      compare("entering 1,000,000 lines", (shortLines, "list"), (longLines, "list")),
      compare("next among 1,000,000 lines", (shortLinesEntered, "next"), (longLinesEntered, "next")),
      compare(
        "next match among 1,000,000 lines", (try finding("line", in: shortLinesEntered), "next match"),
        (try finding("line", in: longLinesEntered), "next match")),
    ]
  }

  private static func lines(_ count: Int) -> TextLines {
    TextLines((1...count).map { "Line \($0)\n" }.joined())
  }

  private static func finding(_ text: String, in session: ListSession) throws -> ListSession {
    var session = session
    let response = session.take(Line("find \(text)"))
    guard response.announcements.count > 2 else { throw MeasuringProblem.unexpected(answerTo: "find") }
    _ = session.take(Line("first"))
    return session
  }

  /// A line, and its first answer said, in a session with few rows and one with many.
  private static func compare(
    _ name: String, _ few: (session: ListSession, line: String), _ many: (session: ListSession, line: String)
  ) -> Figure {
    var fewSamples = Samples(), manySamples = Samples()
    for _ in 0..<2_000 {
      say(few.line, in: few.session, &fewSamples)
      say(many.line, in: many.session, &manySamples)
    }
    return Figure(name, manySamples.median, against: fewSamples.median, "10 rows", atMost: 2)
  }

  private static func say(_ line: String, in session: ListSession, _ samples: inout Samples) {
    var session = session
    _ = samples.time {
      let response = session.take(Line(line))
      return response.announcements.first.map { (session.renderer.printed($0), session.renderer.utterance($0)) }
    }
  }

  private static func entered(_ session: ListSession) throws -> ListSession {
    var session = session
    _ = session.start()
    let response = session.take(Line("list"))
    guard response.announcements.count > 2 else { throw MeasuringProblem.unexpected(answerTo: "list") }
    _ = session.take(Line("next"))
    return session
  }
}
