internal import Glibc

/// The mode in which a terminal delivers what is typed, and its original mode, which is restored at the end.
struct TerminalModes: Sendable {
  /// A mode of a terminal.
  enum Mode: Sendable, Equatable {
    /// The mode in which the terminal was found.
    case asFound
    /// A line at a time, edited by the terminal itself. The Escape key, with which the arrow keys' sequences begin, delivers the
    /// line so far, so that the marks of these keys can be removed.
    case lines(echo: Bool, wakesAtEscape: Bool)
    /// Each key as it is pressed, without echo.
    case keys
  }

  private static let escape: cc_t = 0x1B
  /// The sequences that turn bracketed paste on and off.
  private static let bracketsOn = "\u{1B}[?2004h", bracketsOff = "\u{1B}[?2004l"

  private let descriptor: Int32
  private let found: termios?
  private(set) var mode = Mode.asFound

  /// Creates the modes of the terminal behind a descriptor, if it is one.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    var attributes = termios()
    found = tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
  }

  /// Sets the mode, and returns what must be written to the terminal.
  mutating func set(_ new: Mode) -> String {
    // The kernel stops a background program that changes the terminal. The mode is set when the program is in the foreground again.
    guard let found, tcgetpgrp(descriptor) == getpgrp() else { return "" }
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
    defer { mode = new }
    if new == .keys { return mode == .keys ? "" : Self.bracketsOn }
    return mode == .keys ? Self.bracketsOff : ""
  }

  /// Forgets the current mode, which another program may have changed, so that it is set again the next time.
  mutating func forget() { mode = .asFound }

  /// The keys that the terminal itself acts on, as the user has set them.
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
