internal import Aloud

/// How a terminal is asked to tell somebody who is elsewhere that work has ended.
enum DoneNotice {
  /// Its bell: what each terminal has, heard or seen as the user has set it there.
  static let bell = "\u{07}"

  /// How many characters of a text are shown.
  private static let limit = 200

  /// What gives a notification of the desktop; the bell where a terminal is not known to give one.
  static func sequence(for text: String, at terminal: TerminalKind) -> String {
    // What ends the sequence or parts it in two is no part of the text.
    let plain = String(OutsideText.printed(text).map { $0 == ";" ? "," : $0 }.prefix(limit))
    return switch terminal {
    case .kitty: "\u{1B}]99;;\(plain)\u{1B}\\"
    case .foot, .wezterm: "\u{1B}]777;notify;Aloud;\(plain)\u{1B}\\"
    case .konsole, .vte, .xterm, .mlterm, .alacritty, .linuxConsole, .unknown: bell
    }
  }
}
