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

/// How a terminal is asked to tell somebody who is elsewhere that work has ended.
enum DoneNotice {
  /// Its bell: what each terminal has, heard or seen as the user has set it there.
  static let bell = "\u{07}"

  /// How many characters of a text are shown.
  private static let limit = 200

  /// What gives a notification of the desktop; the bell where a terminal is not known to give one.
  static func sequence(for text: String, at terminal: TerminalKind) -> String {
    // What ends the sequence or parts it in two is no part of the text.
    let plain = String(OutsideText.printed(text).map { $0 == ";" ? "," : $0 }.prefix(limit))
    return switch terminal {
    case .kitty: "\u{1B}]99;;\(plain)\u{1B}\\"
    case .foot, .wezterm: "\u{1B}]777;notify;Aloud;\(plain)\u{1B}\\"
    case .konsole, .vte, .xterm, .mlterm, .alacritty, .linuxConsole, .unknown: bell
    }
  }
}
