/// The marks around prompt, line and answer with which terminals jump from prompt to prompt (OSC 133), for terminals that support
/// them.
struct ShellMarks: Sendable {
  private let isOn: Bool
  /// A Boolean value that indicates whether the end of the last answer has not been marked yet.
  private var isAnswering = false

  /// Creates the marks for a terminal with the given TERM. Xterm itself, the Linux console and others ignore them or display them.
  init(terminal: String?) {
    let kinds = [
      "xterm-", "foot", "wezterm", "ghostty", "contour", "konsole", "vte", "gnome", "alacritty", "tmux", "kitty",
    ]
    isOn = kinds.contains { terminal?.hasPrefix($0) ?? false }
  }

  /// Returns the marks before a prompt.
  mutating func beforePrompt() -> String {
    guard isOn else { return "" }
    defer { isAnswering = false }
    return (isAnswering ? Self.mark("D") : "") + Self.mark("A")
  }

  /// The mark between a prompt and the line.
  var afterPrompt: String { isOn ? Self.mark("B") : "" }

  /// Returns the mark between a line and its answer.
  mutating func beforeAnswer() -> String {
    isAnswering = true
    return isOn ? Self.mark("C") : ""
  }

  private static func mark(_ letter: String) -> String { "\u{1B}]133;\(letter)\u{1B}\\" }
}
