internal import Aloud

/// A walk through an app: every place that can be reached by numbers, and in each what is said to everything a user says.
struct PlaceWalk<A: App> {
  /// How many places are looked at, and how many things in each: enough for any app that a person finds the way in.
  private static var placeLimit: Int { 200 }
  private static var thingLimit: Int { 40 }
  /// What somebody types as a text.
  private static var text: String { "Ω" }

  /// What is said in each place, in English, which every language takes.
  private static var commands: [String] {
    [
      "", "help", "where am i", "read", "next", "last", "spell", "repeat", "back", "cancel", "done", "undo", "redo",
      "history",
      "index", "select all", "selection", text, "99", "more 1", "actions 1", "stop", "quit",
    ]
  }

  /// A session with the lines that led to where it is.
  private struct Moment {
    var session: Session<A>
    var outside = PlayedOutside()
    var lines: [String] = []
    var isOver = false
  }

  private let first: Session<A>
  private let check: FindingCheck
  private var places: Set<String> = []

  init(_ session: Session<A>, _ check: FindingCheck) { (first, self.check) = (session, check) }

  /// Walks.
  mutating func walk() throws {
    var start = Moment(session: first)
    start.session.now = AppPlayer<A>.usualNow
    try follow(&start, start.session.start())
    var open = [start]
    while let moment = open.popLast(), places.count < Self.placeLimit {
      guard places.insert(try place(of: moment)).inserted else { continue }
      for line in try numbers(in: moment) + Self.commands {
        var next = moment
        try take(line, &next)
        if !next.isOver { open.append(next) }
      }
      var end = moment
      try follow(&end, end.session.end())
    }
  }

  private func take(_ line: String, _ moment: inout Moment) throws {
    moment.lines.append(line)
    try follow(&moment, moment.session.take(Line(line)))
  }

  @discardableResult
  private func follow(
    _ moment: inout Moment, _ response: Response, waits: Int = 3, isHeard: Bool = true
  ) throws -> [Announcement] {
    var announcements = response.announcements
    for announcement in announcements where isHeard {
      check.look(at: announcement, moment.session.renderer, after: moment.lines)
    }
    if response.isOver { moment.isOver = true }
    for request in response.requests {
      let replies: [Reply]
      switch request {
      case .run(let id, _): replies = [.finished(id, .notStarted)]
      case .wait(let id, _): replies = waits > 0 ? [.elapsed(id)] : []
      case .load, .save, .colors, .keep, .forgetSettings, .voices, .findVoice, .copy, .resumeSpeech, .remarks, .stop,
        .tell, .signal:
        replies = try moment.outside.replies(to: request)
      }
      for reply in replies {
        announcements += try follow(&moment, moment.session.receive(reply), waits: waits - 1, isHeard: isHeard)
      }
    }
    return announcements
  }

  /// What can be chosen by number.
  private func numbers(in moment: Moment) throws -> [String] {
    var copy = moment
    let read = try follow(&copy, copy.session.take(Line("read")), isHeard: false)
    return Array(Set(read.compactMap(\.number)).sorted().prefix(Self.thingLimit).map { String($0) })
  }

  /// Where a session is, whatever the controls there hold.
  private func place(of moment: Moment) throws -> String {
    var copy = moment
    let path = try follow(&copy, copy.session.take(Line("where am i")), isHeard: false)
    let things = try follow(&copy, copy.session.take(Line("read")), isHeard: false)
    return path.map { copy.session.renderer.printed($0) }.joined(separator: "\n")
      + things.map { "\($0.role?.rawValue ?? "") \($0.name.map { copy.session.locale.wording.text($0) } ?? "")" }
      .joined(separator: "\n")
  }
}
