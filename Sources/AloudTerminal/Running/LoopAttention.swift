internal import Aloud

/// Reminders of waiting questions, and notifications for a user who is elsewhere (LOG). Both exist only at a terminal, where there
/// is a user.
extension Loop {
  /// Passes the running time to the session, or nil if the same lines must give the same transcript.
  mutating func tellTime() { session.uptime = isInteractive || options.time == .lines ? timers.now : nil }

  /// Records the time since which a question waits.
  mutating func noteQuestion() {
    if session.secondsToAskAgain == nil { askedAt = nil } else if askedAt == nil { askedAt = .now }
  }

  /// The number of milliseconds until a waiting question is repeated; nil if none is.
  var untilAskedAgain: Int32? {
    guard isInteractive, let askedAt, let seconds = session.secondsToAskAgain else { return nil }
    let left = askedAt + .seconds(seconds) - .now
    return Int32(clamping: Int64(max(.zero, left) / .milliseconds(1)) + 1)
  }

  /// Repeats the waiting question if that is due.
  mutating func askAgain() {
    guard let left = untilAskedAgain, left <= 1 else { return }
    breakLine()
    handle(session.askAgain())
    prompt()
  }

  /// Notifies a user who is elsewhere, in the way that the user has set.
  mutating func signal(_ text: LocalizedText) {
    guard isInteractive else { return }
    switch session.settings.doneSignal {
    case .none: break
    case .bell: output.write(DoneNotice.bell)
    case .notification: output.write(DoneNotice.sequence(for: session.renderer.text(of: text), at: TerminalKind()))
    }
  }
}

/// The ways in which a terminal tells a user who is elsewhere that work has ended.
enum DoneNotice {
  /// The bell, which every terminal has, heard or seen as the user has set it there.
  static let bell = "\u{07}"

  /// The greatest number of characters of a text.
  private static let limit = 200

  /// Returns the sequence for a desktop notification, or the bell if the terminal is not known to support one.
  static func sequence(for text: String, at terminal: TerminalKind) -> String {
    // The text must not contain the sequence's terminator or separator.
    let plain = String(OutsideText.printed(text).map { $0 == ";" ? "," : $0 }.prefix(limit))
    return switch terminal {
    case .kitty: "\u{1B}]99;;\(plain)\u{1B}\\"
    case .foot, .wezterm: "\u{1B}]777;notify;Aloud;\(plain)\u{1B}\\"
    case .konsole, .vte, .xterm, .mlterm, .alacritty, .linuxConsole, .unknown: bell
    }
  }
}
