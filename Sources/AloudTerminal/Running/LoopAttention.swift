internal import Aloud

/// Questions that wait, and word to who is elsewhere (LOG): only at a terminal, where somebody is.
extension Loop {
  /// Lets the session know the time that it may tell of: none where the same lines are to give the same transcript.
  mutating func tellTime() { session.uptime = isInteractive || options.time == .lines ? timers.now : nil }

  /// Notes since when a question waits.
  mutating func noteQuestion() {
    if session.secondsToAskAgain == nil { askedAt = nil } else if askedAt == nil { askedAt = .now }
  }

  /// How many milliseconds are left until a question that waits is said once more; nil where none is to be.
  var untilAskedAgain: Int32? {
    guard isInteractive, let askedAt, let seconds = session.secondsToAskAgain else { return nil }
    let left = askedAt + .seconds(seconds) - .now
    return Int32(clamping: Int64(max(.zero, left) / .milliseconds(1)) + 1)
  }

  /// Says the question that waits once more, where that is due.
  mutating func askAgain() {
    guard let left = untilAskedAgain, left <= 1 else { return }
    breakLine()
    handle(session.askAgain())
    prompt()
  }

  /// Tells somebody who is elsewhere, as they have set.
  mutating func signal(_ text: LocalizedText) {
    guard isInteractive else { return }
    switch session.settings.doneSignal {
    case .none: break
    case .bell: output.write(DoneNotice.bell)
    case .notification: output.write(DoneNotice.sequence(for: session.renderer.text(of: text), at: TerminalKind()))
    }
  }
}
