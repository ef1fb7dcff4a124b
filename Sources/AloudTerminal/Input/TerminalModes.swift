internal import Glibc

/// How a terminal hands over what is typed; and how it was, which it is again at the end.
struct TerminalModes: Sendable {
  /// One of the ways.
  enum Mode: Sendable, Equatable {
    /// As it was found.
    case asFound
    /// A line at a time, which the terminal itself lets the user edit. The key Escape, with which the arrow keys begin, hands
    /// over what there is: their marks can be taken away.
    case lines(echo: Bool, wakesAtEscape: Bool)
    /// Each key as it is pressed, and nothing shown of it.
    case keys
  }

  private static let escape: cc_t = 0x1B
  /// What switches the brackets around what is pasted on and off.
  private static let bracketsOn = "\u{1B}[?2004h", bracketsOff = "\u{1B}[?2004l"

  private let descriptor: Int32
  private let found: termios?
  /// The way it is set to now.
  private(set) var mode = Mode.asFound

  /// The modes of the terminal behind a descriptor, if it is one.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    var attributes = termios()
    found = tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
  }

  /// Lets it hand over so from now on. Gives what has to be written to it.
  mutating func set(_ new: Mode) -> String {
    // A program in the background that changes the terminal is stopped; it is set when the program is in front again.
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
        // Ctrl-C comes in its turn among the other keys.
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

  /// Somebody else may have set it meanwhile: it is set again the next time.
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
