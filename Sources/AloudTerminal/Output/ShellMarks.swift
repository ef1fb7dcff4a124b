/// The marks around prompt, line and answer by which terminals jump from prompt to prompt (OSC 133): for those that take them.
struct ShellMarks: Sendable {
  private let isOn: Bool
  /// Whether there is an answer whose end has not been marked.
  private var isAnswering = false

  /// The marks for a terminal of the kind that TERM says. Xterm itself, the Linux console and others do nothing with them, or
  /// show them.
  init(terminal: String?) {
    let kinds = [
      "xterm-", "foot", "wezterm", "ghostty", "contour", "konsole", "vte", "gnome", "alacritty", "tmux", "kitty",
    ]
    isOn = kinds.contains { terminal?.hasPrefix($0) ?? false }
  }

  /// What stands before a prompt.
  mutating func beforePrompt() -> String {
    guard isOn else { return "" }
    defer { isAnswering = false }
    return (isAnswering ? Self.mark("D") : "") + Self.mark("A")
  }

  /// What stands between a prompt and the line.
  var afterPrompt: String { isOn ? Self.mark("B") : "" }

  /// What stands between a line and its answer.
  mutating func beforeAnswer() -> String {
    isAnswering = true
    return isOn ? Self.mark("C") : ""
  }

  private static func mark(_ letter: String) -> String { "\u{1B}]133;\(letter)\u{1B}\\" }
}
