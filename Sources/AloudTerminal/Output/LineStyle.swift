internal import Aloud

/// The formatting of lines for the eye at a terminal (SET-3): a little weight and color, which carry no information beyond the
/// words.
///
/// The colors are two of the sixteen that every terminal has. On black and on white, in the palettes of five terminals, bright red,
/// which is bold too, has a contrast of at least 3.1, more than any other color on both. Bright black, for unavailable items, has
/// 2.8. (`LineStyleTests` measures each pair.) Increased contrast uses weight alone, in the terminal's own colors.
struct LineStyle: Sendable {
  enum Emphasis: CaseIterable {
    /// An error, or a destructive action.
    case warning
    /// An item that is unavailable now.
    case dimmed
    /// A question that waits for an answer, or the main action.
    case strong
    case none
  }

  private let isOn: Bool

  /// NO_COLOR takes precedence over CLICOLOR_FORCE, which takes precedence over CLICOLOR. TERM names the kind of terminal.
  init(isTerminal: Bool, environment: (String) -> String? = EnvironmentVariable.value) {
    let terminal = environment("TERM") ?? "dumb"
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    let isAsked = environment("CLICOLOR").map { $0 != "0" }
    let knowsColor = environment("COLORTERM") != nil || Self.kinds.contains { terminal.contains($0) }
    let isUnwanted = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    isOn = isTerminal && terminal != "dumb" && !isUnwanted && (isForced || isAsked ?? knowsColor)
  }

  private static let kinds = [
    "color", "xterm", "screen", "tmux", "linux", "kitty", "alacritty", "foot", "konsole", "vte",
    "mlterm", "rxvt",
  ]

  struct Part: Equatable {
    var text: String
    var code: String?
  }

  /// In the first line, the number by which the announcement is chosen is bold.
  func parts(of line: String, isFirst: Bool, of announcement: Announcement, isContrastIncreased: Bool) -> [Part] {
    guard isOn else { return [Part(text: line)] }
    if let code = Self.code(announcement.emphasis, isContrastIncreased) { return [Part(text: line, code: code)] }
    guard isFirst, announcement.number != nil, let end = line.firstIndex(of: Character(" ")), end > line.startIndex
    else { return [Part(text: line)] }
    return [Part(text: String(line[..<end]), code: Self.bold), Part(text: String(line[end...]))]
  }

  func prompt(_ text: String) -> String { isOn ? Self.set(text, Self.bold) : text }

  static func code(_ emphasis: Emphasis, _ isContrastIncreased: Bool) -> String? {
    switch emphasis {
    case .warning: isContrastIncreased ? bold : bold + ";" + brightRed
    case .dimmed: isContrastIncreased ? nil : brightBlack
    case .strong: bold
    case .none: nil
    }
  }

  static func set(_ text: String, _ code: String?) -> String { code.map { "\u{1B}[\($0)m\(text)\u{1B}[m" } ?? text }

  static let bold = "1"
  static let brightRed = "91"
  static let brightBlack = "90"
}

extension Announcement {
  fileprivate var emphasis: LineStyle.Emphasis {
    if kind == .refusal || states.contains(.invalid) || states.contains(.destructive) { return .warning }
    if states.contains(.dimmed) || states.contains(.busy) { return .dimmed }
    return kind == .question || states.contains(.mainAction) ? .strong : .none
  }
}
