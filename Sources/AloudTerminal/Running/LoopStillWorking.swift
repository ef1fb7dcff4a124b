internal import Aloud

/// Word of what takes long (SET-2): somebody who hears nothing can't tell it from a program that hangs.
extension Loop {
  /// How long nothing may have been heard while commands run.
  private static var silence: Duration { .seconds(30) }

  /// How many milliseconds are left until it is to be said; nil where nothing runs, or nobody waits at a terminal.
  var untilStillWorking: Int32? {
    guard isInteractive, runningCommands > 0 || session.isWorking else { return nil }
    let left = lastAnnounced + Self.silence - .now
    return Int32(clamping: Int64(max(.zero, left) / .milliseconds(1)) + 1)
  }

  /// Says that something still goes on, where that is due.
  mutating func sayStillWorking() {
    guard let left = untilStillWorking, left <= 1 else { return }
    breakLine()
    handle(session.noteStillWorking())
    prompt()
  }
}
