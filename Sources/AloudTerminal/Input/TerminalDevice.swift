internal import Glibc

/// A file descriptor that may be a terminal.
struct TerminalDevice: Sendable {
  let descriptor: Int32

  /// Whether it is one.
  let isTerminal: Bool

  init(descriptor: Int32) { self.init(descriptor: descriptor, isTerminal: isatty(descriptor) == 1) }

  /// A descriptor of which it is known whether it is one.
  init(descriptor: Int32, isTerminal: Bool) { (self.descriptor, self.isTerminal) = (descriptor, isTerminal) }

  /// How many columns it has now, or nil where it has none.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
