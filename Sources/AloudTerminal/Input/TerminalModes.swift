internal import Glibc
internal import Synchronization

/// The mode in which a terminal delivers what is typed, and its original mode, which is restored at the end.
struct TerminalModes: Sendable {
  enum Mode: Sendable, Equatable {
    case asFound
    /// A line at a time, edited by the terminal itself. The Escape key, with which the arrow keys' sequences begin, delivers the
    /// line so far, so that the marks of these keys can be removed.
    case lines(echo: Bool, wakesAtEscape: Bool)
    /// Each key as it is pressed, without echo.
    case keys
  }

  private static let escape: cc_t = 0x1B
  private static let bracketsOn = "\u{1B}[?2004h", bracketsOff = "\u{1B}[?2004l"

  private let descriptor: Int32
  private let found: termios?
  /// True if there is no terminal and the modes are only noted.
  private let isSimulated: Bool
  private(set) var mode = Mode.asFound

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isSimulated = false
    var attributes = termios()
    found = tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
  }

  init() { (descriptor, found, isSimulated) = (-1, nil, true) }

  mutating func set(_ new: Mode) -> String {
    // The kernel stops a background program that changes the terminal. The mode is set when the program is in the foreground again.
    guard let found, tcgetpgrp(descriptor) == getpgrp() else { return isSimulated ? note(new) : "" }
    var attributes = found
    switch new {
    case .asFound: break
    case .lines(let echo, let wakesAtEscape):
      if !echo { attributes.c_lflag &= ~tcflag_t(ECHO) }
      if wakesAtEscape {
        attributes.c_lflag |= tcflag_t(ECHOCTL)
        Self.withCharacters(&attributes) { $0[Int(VEOL)] = Self.escape }
      }
    case .keys:
      attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
      attributes.c_iflag |= tcflag_t(ICRNL)
      attributes.c_iflag &= ~tcflag_t(ISTRIP)
      Self.withCharacters(&attributes) {
        $0[Int(VMIN)] = 1
        $0[Int(VTIME)] = 0
        // Ctrl-C arrives in order among the other keys.
        $0[Int(VINTR)] = 0
      }
    }
    if new == .asFound {
      TerminalGuard.disarm()
    } else {
      TerminalGuard.arm(descriptor, found, hasBrackets: new == .keys)
    }
    while tcsetattr(descriptor, TCSADRAIN, &attributes) != 0, errno == EINTR {}
    return note(new)
  }

  private mutating func note(_ new: Mode) -> String {
    defer { mode = new }
    if new == .keys { return mode == .keys ? "" : Self.bracketsOn }
    return mode == .keys ? Self.bracketsOff : ""
  }

  /// Another program may have changed the mode, so it is set again the next time.
  mutating func forget() { mode = .asFound }

  var keys: [(key: UInt8, function: EditingFunction)] {
    guard var found else { return [] }
    let functions: [(Int32, EditingFunction)] = [
      (VINTR, .interrupt), (VERASE, .backwardDeleteCharacter), (VKILL, .lineDiscard), (VWERASE, .wordRubout),
      (VEOF, .endOfFile),
    ]
    return Self.withCharacters(&found) { characters in
      functions.map { (characters[Int($0.0)], $0.1) }.filter { $0.0 != 0 && $0.0 != 0xFF }
    }
  }

  @discardableResult
  private static func withCharacters<Result>(
    _ attributes: inout termios, _ body: (UnsafeMutableBufferPointer<cc_t>) -> Result
  ) -> Result {
    withUnsafeMutableBytes(of: &attributes.c_cc) { body($0.bindMemory(to: cc_t.self)) }
  }
}

/// A guard that restores the terminal if the program crashes. After a signal that can't be caught (SIGKILL), the shell has to
/// restore it, as shells do.
enum TerminalGuard {
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]
  /// -1 if there is no terminal to restore.
  private static let descriptor = Atomic<Int32>(-1)
  private static let hasBrackets = Atomic<Bool>(false)
  private static let hasDirection = Atomic<Bool>(false)
  // Safe to share: allocated once, written before `descriptor` makes them valid, and only by the main thread.
  nonisolated(unsafe) private static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let ends = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// Installs the crash handlers once, and keeps the previous handlers.
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

  static func arm(_ terminal: Int32, _ attributes: termios, hasBrackets isOn: Bool) {
    _ = handlers
    found.pointee = attributes
    hasBrackets.store(isOn, ordering: .relaxed)
    descriptor.store(terminal, ordering: .releasing)
  }

  static func setsDirection(_ isOn: Bool) { hasDirection.store(isOn, ordering: .relaxed) }

  static func disarm() { descriptor.store(-1, ordering: .releasing) }

  /// Called in a signal handler, where only async-signal-safe functions may be called.
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

/// A file descriptor that may be a terminal.
package struct TerminalDevice: Sendable {
  let descriptor: Int32
  let isTerminal: Bool

  package init(descriptor: Int32) { self.init(descriptor: descriptor, isTerminal: isatty(descriptor) == 1) }

  init(descriptor: Int32, isTerminal: Bool) { (self.descriptor, self.isTerminal) = (descriptor, isTerminal) }

  package var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  var columns: Int? { size?.columns }
}

/// The way in which the program is used: by a person, or by another program.
public enum Interaction {
  package static var isTyped: Bool { isatty(0) == 1 }

  /// A Boolean value that indicates whether standard input and output are both a terminal.
  public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }
}
