internal import Glibc
internal import Synchronization

/// Puts the terminal back where the program crashes. What can't be caught (SIGKILL) the shell has to mend, as shells do.
enum TerminalGuard {
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]
  /// Which descriptor is to be put back; -1 for none.
  private static let descriptor = Atomic<Int32>(-1)
  private static let hasBrackets = Atomic<Bool>(false)
  private static let hasDirection = Atomic<Bool>(false)
  // Safe to share: allocated once, written before `descriptor` says that they count, and by the main thread alone.
  nonisolated(unsafe) private static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let ends = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// What is done once: the handlers are put in, over those that are there.
  private static let handlers: Void = {
    // Each 8 bytes long: what ends the brackets around what is pasted, and the direction of lines.
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

  /// From now on the terminal is put back to `attributes`.
  static func arm(_ terminal: Int32, _ attributes: termios, hasBrackets isOn: Bool) {
    _ = handlers
    found.pointee = attributes
    hasBrackets.store(isOn, ordering: .relaxed)
    descriptor.store(terminal, ordering: .releasing)
  }

  /// Whether the terminal lays lines as it was told, which it must not go on to.
  static func setsDirection(_ isOn: Bool) { hasDirection.store(isOn, ordering: .relaxed) }

  /// It is as it was.
  static func disarm() { descriptor.store(-1, ordering: .releasing) }

  /// In a signal handler: only what may be called there.
  private static func putBack(_ number: Int32) {
    let terminal = descriptor.exchange(-1, ordering: .acquiringAndReleasing)
    if terminal >= 0 {
      tcsetattr(terminal, TCSANOW, found)
      if hasBrackets.load(ordering: .relaxed) { _ = write(terminal, ends, 8) }
      if hasDirection.load(ordering: .relaxed) { _ = write(terminal, ends + 8, 8) }
    }
    // Whoever handled the crash before handles it now.
    sigaction(number, former + Int(number), nil)
    raise(number)
  }
}
