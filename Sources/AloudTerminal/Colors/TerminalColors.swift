internal import Aloud

/// Asks a terminal for its 16 colors, its text color and its background color (HUE-1), with xterm's sequences (OSC 4, 10, 11).
enum TerminalColors {
  /// The sequences that are sent. Every terminal answers the last one, a status request; many answer no other.
  private static let question =
    (0..<16).map { "\u{1B}]4;\($0);?\u{7}" }.joined() + "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"

  /// Asks the controlling terminal. The reply also holds the bytes that the user typed meanwhile.
  ///
  /// - Throws: `noTerminal` if there is no terminal, if another program is in its foreground, or if it is known not to answer.
  static func ask() throws(ColorError) -> TerminalReply {
    guard let reply = TerminalDialogue.ask(question, TerminalReply()) else { throw .noTerminal }
    return reply
  }

  /// Asks the terminal behind a descriptor.
  static func ask(_ descriptor: Int32) throws(ColorError) -> TerminalReply {
    guard let reply = TerminalDialogue.ask(question, TerminalReply(), descriptor) else { throw .noTerminal }
    return reply
  }
}
