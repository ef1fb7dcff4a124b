internal import Glibc
internal import Synchronization

/// A guard that restores the terminal if the program crashes. After a signal that can't be caught (SIGKILL), the shell has to
/// restore it, as shells do.
enum TerminalGuard {
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]
  /// The descriptor of the terminal to restore; -1 for none.
  private static let descriptor = Atomic<Int32>(-1)
  private static let hasBrackets = Atomic<Bool>(false)
  private static let hasDirection = Atomic<Bool>(false)
  // Safe to share: allocated once, written before `descriptor` makes them valid, and only by the main thread.
  nonisolated(unsafe) private static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let ends = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// The installation of the crash handlers, which happens once and keeps the previous handlers.
  private static let handlers: Void = {
    // Two sequences of 8 bytes each: one ends bracketed paste, the other restores the direction of lines.
    let bytes = Array("\u{1B}[?2004l\u{1B}[?2501r".utf8)
    ends.initialize(from: bytes, count: bytes.count)
    found.initialize(to: termios())
    former.initialize(repeating: sigaction(), count: 65)
    for crash in crashes {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in TerminalGuard.putBack(number) }
      sigaction(crash, &action, former + Int(crash))
    }
  }()

  /// Starts to guard a terminal, so that a crash restores it to `attributes`.
  static func arm(_ terminal: Int32, _ attributes: termios, hasBrackets isOn: Bool) {
    _ = handlers
    found.pointee = attributes
    hasBrackets.store(isOn, ordering: .relaxed)
    descriptor.store(terminal, ordering: .releasing)
  }

  /// Sets whether a crash must also restore the terminal's direction of lines.
  static func setsDirection(_ isOn: Bool) { hasDirection.store(isOn, ordering: .relaxed) }

  /// Stops guarding the terminal, which has been restored.
  static func disarm() { descriptor.store(-1, ordering: .releasing) }

  /// Restores the terminal in a signal handler, where only async-signal-safe functions may be called.
  private static func putBack(_ number: Int32) {
    let terminal = descriptor.exchange(-1, ordering: .acquiringAndReleasing)
    if terminal >= 0 {
      tcsetattr(terminal, TCSANOW, found)
      if hasBrackets.load(ordering: .relaxed) { _ = write(terminal, ends, 8) }
      if hasDirection.load(ordering: .relaxed) { _ = write(terminal, ends + 8, 8) }
    }
    // The previous handler handles the crash now.
    sigaction(number, former + Int(number), nil)
    raise(number)
  }
}
