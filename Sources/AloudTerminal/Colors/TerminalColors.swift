internal import Aloud

/// Asks a terminal for its 16 colors and those of its text and background (HUE-1), as xterm understands it (OSC 4, 10, 11).
enum TerminalColors {
  /// What it is asked. Each terminal answers the last, a status request; many answer nothing else.
  private static let question =
    (0..<16).map { "\u{1B}]4;\($0);?\u{7}" }.joined() + "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"

  /// Asks the terminal that the program belongs to. What was typed meanwhile is in the reply.
  ///
  /// - Throws: `noTerminal` where there is none, where another program has it, or where it is known not to answer.
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
