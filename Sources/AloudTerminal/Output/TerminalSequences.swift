internal import Foundation

/// The marks around prompt, line and answer with which terminals jump from prompt to prompt (OSC 133), for terminals that support
/// them.
struct ShellMarks: Sendable {
  private let isOn: Bool
  /// True while the end of the last answer has not been marked.
  private var isAnswering = false

  /// `terminal` is the value of TERM. Xterm itself, the Linux console and others ignore the marks or display them.
  init(terminal: String?) {
    let kinds = [
      "xterm-", "foot", "wezterm", "ghostty", "contour", "konsole", "vte", "gnome", "alacritty", "tmux", "kitty",
    ]
    isOn = kinds.contains { terminal?.hasPrefix($0) ?? false }
  }

  mutating func beforePrompt() -> String {
    guard isOn else { return "" }
    defer { isAnswering = false }
    return (isAnswering ? Self.mark("D") : "") + Self.mark("A")
  }

  var afterPrompt: String { isOn ? Self.mark("B") : "" }

  mutating func beforeAnswer() -> String {
    isAnswering = true
    return isOn ? Self.mark("C") : ""
  }

  private static func mark(_ letter: String) -> String { "\u{1B}]133;\(letter)\u{1B}\\" }
}

/// The terminal's clipboard (OSC 52), which is only written. Reading it would let any program that has written to the clipboard
/// type into the session.
enum TerminalClipboard {
  /// In bytes of text. In base64, with the rest of the sequence, that is 100,000 bytes, the limit of several terminals.
  static let limit = 74_994

  static func sequence(for text: String) -> String? {
    guard text.utf8.count <= limit else { return nil }
    return "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{07}"
  }
}
