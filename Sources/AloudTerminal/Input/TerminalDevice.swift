internal import Glibc

/// A file descriptor that may be a terminal.
struct TerminalDevice: Sendable {
  let descriptor: Int32
  let isTerminal: Bool

  init(descriptor: Int32) { self.init(descriptor: descriptor, isTerminal: isatty(descriptor) == 1) }

  init(descriptor: Int32, isTerminal: Bool) { (self.descriptor, self.isTerminal) = (descriptor, isTerminal) }

  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The way in which the program is used: by a person, or by another program.
public enum Interaction {
  package static var isTyped: Bool { isatty(0) == 1 }

  /// A Boolean value that indicates whether standard input and output are both a terminal.
  public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }
}
