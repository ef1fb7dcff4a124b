@testable internal import Aloud
internal import AloudTesting
internal import TestSupport

/// Lines, and what comes by itself, to the ledger, and the laws that must hold after each: only what was meant.
enum LedgerCheck {
  /// How many lines one session takes.
  private static let most = 40

  /// Lets bytes decide a language and what is given to the ledger.
  static func check(_ bytes: [UInt8]) throws {
    var choices = FuzzedBytes(bytes)
    let locale = choices.one(of: FuzzedApps.locales)
    var session = try FuzzedApps.ledger.session(locale, [])
    var laws = Laws()
    var told: [String] = []
    _ = session.session.app.told.take()
    while !choices.isEmpty, told.count < most, !session.isOver {
      let input = LedgerInput(&choices, in: session.session)
      let before = session
      told.append(input.description)
      FuzzTarget.countLine()
      if PlayedLines<LedgerApp>.areTold { FuzzTarget.tell("> \(input.description.debugDescription)") }
      let announcements = try input.take(by: &session)
      let events = session.session.app.told.take()
      if PlayedLines<LedgerApp>.areTold {
        for announcement in announcements { FuzzTarget.tell(session.session.renderer.printed(announcement)) }
      }
      do { try laws.check(input, events, announcements, before, session) } catch let finding as Finding {
        throw Finding("\(locale): \(finding.description)", after: told)
      }
    }
  }
}

/// The laws, with what they must know of what was before.
struct Laws {
  private var called = CalledNumbers()
  private var undone = UndoneParts()
  /// The things that the last line that did something was about: the next one may put that right.
  private var last: Set<ID> = []

  /// Looks at what came of one input.
  mutating func check(
    _ input: LedgerInput, _ events: [Event], _ announcements: [Announcement], _ before: FuzzedSession<LedgerApp>,
    _ after: FuzzedSession<LedgerApp>
  ) throws {
    if let line = input.line {
      let isOnlyAsked = after.asksWhatWasMeant
      if isOnlyAsked, after.session.state != before.session.state { throw Finding("what is only asked was done") }
      // What a line may mean is tried on a copy of the app before it is asked.
      let used = isOnlyAsked ? [] : events.compactMap(\.usedByUser)
      for id in used { try NamedActs(before: before.session, called: called, last: last).check(id, by: line) }
      try KeptText(before: before.session, after: after.session).check(events, after: line)
      let left = [before.session.engine.layers.picker?.id, before.session.engine.layers.entry?.text.id].compactMap(
        \.self)
      if !used.isEmpty || !left.isEmpty { last = Set(used + left) }
    }
    try undone.check(input, events, before.session.state, after.session.state)
    try SaidParts(before: before.session, after: after.session).check(input, events)
    called.hear(announcements, in: after.session)
  }
}

extension FuzzedSession {
  fileprivate var asksWhatWasMeant: Bool {
    if case .hearing(let question)? = session.engine.layers.last { question.meant != nil } else { false }
  }
}

extension Event {
  /// The thing that the user has used, as the app was told.
  var usedByUser: ID? {
    switch self {
    case .pressed(let id), .changed(let id, _), .performed(let id, _): id
    case .sheet, .opened, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored,
      .interrupted:
      nil
    }
  }
}
