internal import Aloud

/// The terminal mode in which each line's direction follows its first letters, used while lines run from right to left (SET-4).
/// Without it, VTE lays out all lines from left to right. The original mode is restored at the end.
struct DirectionMode: Sendable {
  private let isKnown: Bool
  private var isOn = false

  /// The version is in `VTE_VERSION`, or the name in `TERM_PROGRAM`. Other terminals do not support the mode, or handle
  /// directions themselves.
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
