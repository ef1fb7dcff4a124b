@testable internal import Aloud
internal import AloudDocuments
internal import AloudLanguage
internal import AloudTesting
internal import Glibc
internal import TestSupport

/// Lines into a session, and what must be true after each.
enum SessionCheck {
  /// How many lines one session takes.
  private static let mostLines = 48

  /// Lets bytes decide an app, its settings and lines.
  static func check(_ bytes: [UInt8]) throws {
    var choices = FuzzedBytes(bytes)
    let isGallery = choices.below(2) == 0
    let locale = choices.one(of: FuzzedApps.locales)
    let settings = choices.one(of: variants)
    if isGallery {
      try play(try FuzzedApps.gallery.session(locale, settings), choices)
    } else {
      try play(try FuzzedApps.builtIn.session(locale, settings), choices)
    }
  }

  /// How much is said, and which calendar counts.
  private static let variants: [[(SettingName, String)]] =
    [
      [], [], [], [(.verbosity, "high"), (.hints, "off")], [(.verbosity, "low"), (.sounds, "on"), (.singleKeys, "on")],
    ]
    + CalendarSystem.allCases.map { [(.calendar, $0.rawValue)] }

  /// `outside` gives what comes between lines; nil where nothing does.
  static func play<Base: App>(
    _ start: FuzzedSession<Base>, _ choices: FuzzedBytes, outside: ((inout FuzzedBytes) -> FuzzedInput)? = nil
  ) throws {
    var played = PlayedLines(start, outside)
    try played.play(choices, upTo: mostLines)
    // The same lines give the same transcript; the rest of them is checked once.
    guard played.lines.count % 8 == 1 else { return }
    var again = start
    for (line, printed) in zip(played.lines, played.printed) {
      let announcements = try line.take(by: &again)
      let now = announcements.map { again.session.renderer.printed($0) }
      if now != printed {
        throw Finding("another transcript: \(printed) and then \(now)", after: played.lines.map(\.description))
      }
    }
  }
}

/// What is given to a session: a line, time, or a message of a host.
enum FuzzedInput: CustomStringConvertible {
  case line(Line)
  case pause
  case message(String)

  var description: String {
    switch self {
    case .line(let line):
      line.text + (line.isTypedAhead ? " (typed ahead)" : "") + (line.isRecognised ? " (recognised)" : "")
    case .pause: "(a minute passes)"
    case .message(let text): "(\(text))"
    }
  }

  /// Gives it to a session.
  func take<Base: App>(by session: inout FuzzedSession<Base>) throws -> [Announcement] {
    switch self {
    case .line(let line): try session.take(line)
    case .pause: try session.pass(seconds: 60)
    case .message(let text): try session.receive(.loaded(HostedApp.message, .contents(text)))
    }
  }
}

/// Lines that were said to a session, with what was printed, checked one by one.
struct PlayedLines<Base: App> {
  /// Whether each line is told before it is said: a trap has no words of its own.
  static var areTold: Bool { getenv("ALOUD_FUZZED_TOLD") != nil }

  private var session: FuzzedSession<Base>
  private let outside: ((inout FuzzedBytes) -> FuzzedInput)?
  private(set) var lines: [FuzzedInput] = []
  private(set) var printed: [[String]] = []

  init(_ session: FuzzedSession<Base>, _ outside: ((inout FuzzedBytes) -> FuzzedInput)? = nil) {
    (self.session, self.outside) = (session, outside)
  }

  /// Says lines until the bytes or the lines are enough.
  mutating func play(_ choices: FuzzedBytes, upTo limit: Int) throws {
    var choices = choices
    while !choices.isEmpty, lines.count < limit, !session.isOver {
      let isPause = choices.below(64) == 63
      let isOutside = outside != nil && choices.below(3) == 0
      let input =
        if isPause { FuzzedInput.pause } else if isOutside, let outside { outside(&choices) } else {
          FuzzedInput.line(FuzzedLine(session: session.session).next(&choices))
        }
      try play(input, looksAround: choices.below(4) == 0)
    }
  }

  private mutating func play(_ input: FuzzedInput, looksAround: Bool) throws {
    FuzzTarget.countLine()
    let before = session
    lines.append(input)
    if Self.areTold { FuzzTarget.tell("> \(input.description.debugDescription)") }
    _ = session.session.app.told.take()
    let announcements = try input.take(by: &session)
    let events = session.session.app.told.take()
    let said = session.session.renderer
    printed.append(announcements.map { said.printed($0) })
    do {
      for announcement in announcements { try session.checked.check(announcement, said) }
      if case .line(let line) = input {
        try ActCheck(before: before.session, after: session.session).check(events, after: line)
        try UndoCheck(before: before, after: session).check()
      } else {
        try OutsideCheck(before: before.session, after: session.session).check(events)
      }
      if looksAround { try WhereaboutsCheck.check(session) }
    } catch let finding as Finding {
      throw Finding(finding.description, after: lines.map(\.description))
    }
  }
}
