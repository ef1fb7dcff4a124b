import Glibc

/// The two sides of a new pseudo-terminal: ours as a descriptor, the program's as a path.
struct TerminalDevice: ~Copyable {
  // The requests TIOCGPTN and TIOCSPTLCK are macros with arguments, which Swift does not import.
  private static let numberRequest: UInt = 0x8004_5430
  private static let lockRequest: UInt = 0x4004_5431

  let descriptor: Descriptor
  let programSide: String

  /// Uses Linux's own calls, which set close-on-exec from the start.
  init() throws {
    let number = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("open /dev/ptmx") }
    let descriptor = Descriptor(number: number)
    var unlocked: Int32 = 0
    var name: UInt32 = 0
    guard ioctl(number, Self.lockRequest, &unlocked) == 0, ioctl(number, Self.numberRequest, &name) == 0 else {
      throw SystemError("set up a pseudo-terminal")
    }
    self.descriptor = descriptor
    programSide = "/dev/pts/\(name)"
    self.descriptor.stopWaiting()
  }

  borrowing func size() throws -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 else { throw SystemError("ask the window size") }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  borrowing func setSize(_ size: TerminalSize) throws {
    var size = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(descriptor.number, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError("set the window size") }
  }

  borrowing func isEchoOn() throws -> Bool {
    var settings = termios()
    guard tcgetattr(descriptor.number, &settings) == 0 else { throw SystemError("ask the terminal settings") }
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }
}

/// The size of a terminal's window in characters.
public struct TerminalSize: Sendable, Hashable {
  /// The number of characters on a line, at least 1.
  public var columns: Int

  /// The number of lines, at least 1.
  public var rows: Int

  /// Creates a size; terminals usually start with 80 by 24.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}
