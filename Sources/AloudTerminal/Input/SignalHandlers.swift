internal import Glibc
internal import Synchronization

/// Turns the signals that concern the loop into bytes of a pipe: a signal's number each.
///
/// Not Dispatch's sources: they begin to listen some time after they were made, and what comes before that is lost.
struct SignalHandlers {
  /// Where the handlers write to; one has no way to anything that is not global.
  private static let end = Atomic<Int32>(-1)

  private let numbers: [Int32]

  /// Begins to write to `descriptor`, which must not wait.
  init(writingTo descriptor: Int32) {
    Self.end.store(descriptor, ordering: .releasing)
    // A closed output is told by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    // So is a limit to the size of files.
    signal(SIGXFSZ, SIG_IGN)
    guard descriptor >= 0 else {
      // Nobody would hear of a signal: each keeps its usual meaning.
      numbers = []
      return
    }
    // Who has started the program with nohup wants it to go on; a shell that can't let it go on has Ctrl-Z ignored.
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

  /// Stops the program, as Ctrl-Z does, until somebody lets it go on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handle(SIGTSTP)
  }

  /// Gives the signals their usual meaning again.
  func cancel() { for number in numbers { signal(number, SIG_DFL) } }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
