internal import Aloud

/// Lets the terminal lay each line by what it begins with, while lines run from right to left (SET-4). Without it VTE lays all
/// of them from left to right. As it was found it is again at the end.
struct DirectionMode: Sendable {
  /// Whether the terminal knows the mode.
  private let isKnown: Bool
  private var isOn = false

  /// The mode of a terminal that tells its version in `VTE_VERSION`, or its name in `TERM_PROGRAM`. Others don't know it, or
  /// see to directions by themselves.
  init(terminal: String?, vteVersion: String?, program: String?) {
    let hasVTE = vteVersion.flatMap { Int($0) }.map { $0 >= 5800 } ?? false
    isKnown = terminal != nil && !Self.isInside(terminal) && (hasVTE || program == "mintty")
  }

  /// The order of the characters of a line for a terminal of the kind that TERM says, where konsole tells its version.
  static func order(isVisual: Bool, terminal: String?, konsoleVersion: String?) -> LineOrder {
    if isVisual { return .visual }
    return konsoleVersion != nil && !isInside(terminal) ? .embedded : .logical
  }

  /// Whether a program runs in something that shows lines in a terminal as it makes them itself: what the terminal is told does
  /// not reach it.
  private static func isInside(_ terminal: String?) -> Bool {
    ["tmux", "screen", "dumb"].contains { terminal?.hasPrefix($0) ?? true }
  }

  /// What is written before lines that run in `direction`.
  mutating func set(_ direction: TextDirection) -> String {
    guard isKnown, isOn != (direction == .rightToLeft) else { return "" }
    isOn.toggle()
    TerminalGuard.setsDirection(isOn)
    return isOn ? Self.save + Self.on : Self.restore
  }

  /// What is written when no more lines come.
  mutating func end() -> String { set(.leftToRight) }

  private static let save = "\u{1B}[?2501s", on = "\u{1B}[?2501h", restore = "\u{1B}[?2501r"
}
