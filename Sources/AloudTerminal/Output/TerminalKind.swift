internal import Aloud

/// The program that shows the terminal, as far as the environment tells (SET-1).
enum TerminalKind: String, CaseIterable, Sendable {
  case kitty, konsole, vte, xterm, mlterm, alacritty, foot, wezterm, linuxConsole
  /// Another terminal, or one that is hidden behind a multiplexer.
  case unknown

  init(environment: (String) -> String? = EnvironmentVariable.value) {
    func has(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    let terminal = environment("TERM") ?? ""
    // Inside another terminal, the variables of the surrounding one are still set.
    if has("TMUX") || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
      self = .unknown
    } else if terminal == "linux" {
      self = .linuxConsole
    } else if has("KITTY_WINDOW_ID") || terminal == "xterm-kitty" {
      self = .kitty
    } else if has("KONSOLE_VERSION") {
      self = .konsole
    } else if has("VTE_VERSION") {
      self = .vte
    } else if has("MLTERM") || terminal.hasPrefix("mlterm") {
      self = .mlterm
    } else if has("ALACRITTY_WINDOW_ID") || terminal == "alacritty" {
      self = .alacritty
    } else if has("WEZTERM_PANE") {
      self = .wezterm
    } else if terminal == "foot" || terminal.hasPrefix("foot-") {
      self = .foot
    } else if has("XTERM_VERSION") {
      self = .xterm
    } else {
      self = .unknown
    }
  }

  /// The instruction for enlarging the terminal's own text (SET-1), which no program inside the terminal can do.
  var zoom: Message {
    switch self {
    case .kitty: .zoomControlShiftPlus
    case .vte, .konsole, .alacritty, .foot, .wezterm: .zoomControlPlus
    case .xterm: .zoomNumberPad
    case .linuxConsole: .zoomConsole(command: .text(.verbatim("setfont -d")))
    // Mlterm has no such key by default.
    case .mlterm, .unknown: .zoomUnknown
    }
  }
}
