/// A key that a terminal sends as one control character.
public enum TerminalKey: UInt8, Sendable {
  /// Ctrl-C: interrupt.
  case controlC = 0x03

  /// Ctrl-D: end of input, at the beginning of a line.
  case controlD = 0x04

  /// The tab key.
  case tab = 0x09

  /// The return key; the terminal turns it into a line feed.
  case enter = 0x0d

  /// Ctrl-Z: suspend.
  case controlZ = 0x1a

  /// The escape key.
  case escape = 0x1b

  /// Ctrl-backslash: quit.
  case controlBackslash = 0x1c

  /// The backspace key.
  case backspace = 0x7f
}
