internal import Glibc
internal import Synchronization

/// Handlers that turn the signals for the loop into bytes of a pipe: one byte with the number of each signal.
///
/// Dispatch sources are not used, because they begin to listen some time after they are created, and a signal before that is lost.
struct SignalHandlers {
  /// Global because a signal handler can't capture anything.
  private static let end = Atomic<Int32>(-1)

  private let numbers: [Int32]

  /// The descriptor must be non-blocking.
  init(writingTo descriptor: Int32) {
    Self.end.store(descriptor, ordering: .releasing)
    // A failed write reports a closed output.
    signal(SIGPIPE, SIG_IGN)
    // A failed write reports the limit on file sizes too.
    signal(SIGXFSZ, SIG_IGN)
    guard descriptor >= 0 else {
      // Nothing would receive the signals, so they keep their default actions.
      numbers = []
      return
    }
    // nohup ignores SIGHUP so that the program continues, and a shell without job control ignores SIGTSTP: both stay ignored.
    numbers = [SIGINT, SIGTERM, SIGQUIT, SIGCONT] + [SIGHUP, SIGTSTP].filter { !Self.isIgnored($0) }
    for number in numbers { Self.handle(number) }
  }

  private static func handle(_ number: Int32) {
    signal(number) { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalHandlers.end.load(ordering: .acquiring), &byte, 1)
      errno = before
    }
  }

  /// Stops the program, as Ctrl-Z does, until it is continued.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handle(SIGTSTP)
  }

  func cancel() { for number in numbers { signal(number, SIG_DFL) } }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
