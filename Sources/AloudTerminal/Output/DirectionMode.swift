internal import Aloud

/// The terminal mode in which each line's direction follows its first letters, used while lines run from right to left (SET-4).
/// Without it, VTE lays out all lines from left to right. The original mode is restored at the end.
struct DirectionMode: Sendable {
  /// A Boolean value that indicates whether the terminal supports the mode.
  private let isKnown: Bool
  private var isOn = false

  /// Creates the mode for a terminal whose version is in `VTE_VERSION`, or whose name is in `TERM_PROGRAM`. Other terminals do not
  /// support it, or handle directions themselves.
  init(terminal: String?, vteVersion: String?, program: String?) {
    let hasVTE = vteVersion.flatMap { Int($0) }.map { $0 >= 5800 } ?? false
    isKnown = terminal != nil && !Self.isInside(terminal) && (hasVTE || program == "mintty")
  }

  /// Returns the order of a line's characters for a terminal with the given TERM and konsole version.
  static func order(isVisual: Bool, terminal: String?, konsoleVersion: String?) -> LineOrder {
    if isVisual { return .visual }
    return konsoleVersion != nil && !isInside(terminal) ? .embedded : .logical
  }

  /// Returns a Boolean value that indicates whether the program runs inside a multiplexer, which draws lines itself, so that the
  /// mode would not reach the terminal.
  private static func isInside(_ terminal: String?) -> Bool {
    ["tmux", "screen", "dumb"].contains { terminal?.hasPrefix($0) ?? true }
  }

  /// Returns the output that sets the mode for lines in `direction`.
  mutating func set(_ direction: TextDirection) -> String {
    guard isKnown, isOn != (direction == .rightToLeft) else { return "" }
    isOn.toggle()
    TerminalGuard.setsDirection(isOn)
    return isOn ? Self.save + Self.on : Self.restore
  }

  /// Returns the output that restores the original mode.
  mutating func end() -> String { set(.leftToRight) }

  private static let save = "\u{1B}[?2501s", on = "\u{1B}[?2501h", restore = "\u{1B}[?2501r"
}
