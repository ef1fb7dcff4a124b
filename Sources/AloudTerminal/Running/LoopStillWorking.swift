internal import Aloud

/// Announcements during long work (SET-2), because a user who hears nothing can't tell it from a program that hangs.
extension Loop {
  /// The longest silence while commands run.
  private static var silence: Duration { .seconds(30) }

  /// The number of milliseconds until the next announcement; nil if nothing runs, or no user waits at a terminal.
  var untilStillWorking: Int32? {
    guard isInteractive, runningCommands > 0 || session.isWorking else { return nil }
    let left = lastAnnounced + Self.silence - .now
    return Int32(clamping: Int64(max(.zero, left) / .milliseconds(1)) + 1)
  }

  /// Says that the work continues if that is due.
  mutating func sayStillWorking() {
    guard let left = untilStillWorking, left <= 1 else { return }
    breakLine()
    handle(session.noteStillWorking())
    prompt()
  }
}
