internal import Aloud
internal import FoundationEssentials

/// Marks with which terminals jump from prompt to prompt (OSC 133), for those that support them.
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

/// The program that shows the terminal, as far as the environment tells (SET-1).
enum TerminalKind: String, CaseIterable, Sendable {
  case kitty, konsole, vte, xterm, mlterm, alacritty, foot, wezterm, linuxConsole
  /// Another terminal, or one that is hidden behind a multiplexer.
  case unknown

  init(environment: (String) -> String? = EnvironmentVariable.value) {
    func has(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    let terminal = environment("TERM") ?? ""
    // Inside another terminal, the variables of the surrounding one are still set.
    let signs: [(isThere: Bool, kind: Self)] = [
      (has("TMUX") || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux"), .unknown),
      (terminal == "linux", .linuxConsole),
      (has("KITTY_WINDOW_ID") || terminal == "xterm-kitty", .kitty),
      (has("KONSOLE_VERSION"), .konsole),
      (has("VTE_VERSION"), .vte),
      (has("MLTERM") || terminal.hasPrefix("mlterm"), .mlterm),
      (has("ALACRITTY_WINDOW_ID") || terminal == "alacritty", .alacritty),
      (has("WEZTERM_PANE"), .wezterm),
      (terminal == "foot" || terminal.hasPrefix("foot-"), .foot),
      (has("XTERM_VERSION"), .xterm),
    ]
    self = signs.first(where: \.isThere)?.kind ?? .unknown
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

  /// Every terminal has the bell, heard or seen as the user has set it there.
  static let bell = "\u{07}"

  /// The bell if no notification is known to be supported. 200 characters of the text are shown.
  func notification(_ text: String) -> String {
    // The text must not contain the sequence's terminator or separator.
    let plain = String(OutsideText.printed(text).map { $0 == ";" ? "," : $0 }.prefix(200))
    return switch self {
    case .kitty: "\u{1B}]99;;\(plain)\u{1B}\\"
    case .foot, .wezterm: "\u{1B}]777;notify;Aloud;\(plain)\u{1B}\\"
    case .konsole, .vte, .xterm, .mlterm, .alacritty, .linuxConsole, .unknown: Self.bell
    }
  }
}

/// The terminal mode in which each line's direction follows its first letters, used while lines run from right to left (SET-4).
/// Without it, VTE lays out all lines from left to right. The original mode is restored at the end.
struct DirectionMode: Sendable {
  private let isKnown: Bool
  private var isOn = false

  /// Other terminals do not support the mode, or handle directions themselves.
  init(terminal: String?, vteVersion: String?, program: String?) {
    let hasVTE = vteVersion.flatMap { Int($0) }.map { $0 >= 5800 } ?? false
    isKnown = terminal != nil && !Self.isInside(terminal) && (hasVTE || program == "mintty")
  }

  static func order(isVisual: Bool, terminal: String?, konsoleVersion: String?) -> LineOrder {
    if isVisual { return .visual }
    return konsoleVersion != nil && !isInside(terminal) ? .embedded : .logical
  }

  /// A multiplexer draws lines itself, so the mode would not reach the terminal. An unknown or dumb terminal counts as one.
  private static func isInside(_ terminal: String?) -> Bool {
    ["tmux", "screen", "dumb"].contains { terminal?.hasPrefix($0) ?? true }
  }

  mutating func set(_ direction: TextDirection) -> String {
    guard isKnown, isOn != (direction == .rightToLeft) else { return "" }
    isOn.toggle()
    TerminalGuard.setsDirection(isOn)
    return isOn ? Self.save + Self.on : Self.restore
  }

  mutating func end() -> String { set(.leftToRight) }

  private static let save = "\u{1B}[?2501s", on = "\u{1B}[?2501h", restore = "\u{1B}[?2501r"
}
