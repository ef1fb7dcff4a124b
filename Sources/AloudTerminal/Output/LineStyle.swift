internal import Aloud

/// How lines are set off for the eye at a terminal (SET-3): a little weight and a little color, which tell nothing that the words
/// don't tell too.
///
/// The colors are two of the sixteen that every terminal has. Bright red has a contrast of 3.1 at least on black and on white in
/// the palettes of five terminals, more than any other has on both, and is bold; bright black, for what can't be used, 2.8
/// (`LineStyleTests` measures each pair). Increased contrast has weight alone, in the terminal's own colors.
struct LineStyle: Sendable {
  /// What of a line is to catch the eye.
  enum Emphasis: CaseIterable {
    /// What is wrong, or what destroys something.
    case warning
    /// What can't be used now.
    case dimmed
    /// What waits for an answer, and the main action.
    case strong
    case none
  }

  private let isOn: Bool

  /// The style of a terminal that asks for color by its environment.
  ///
  /// NO_COLOR goes before CLICOLOR_FORCE, and that before CLICOLOR; TERM says what the terminal is.
  init(isTerminal: Bool, environment: (String) -> String? = EnvironmentVariable.value) {
    let terminal = environment("TERM") ?? "dumb"
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    let isAsked = environment("CLICOLOR").map { $0 != "0" }
    let knowsColor = environment("COLORTERM") != nil || Self.kinds.contains { terminal.contains($0) }
    let isUnwanted = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    isOn = isTerminal && terminal != "dumb" && !isUnwanted && (isForced || isAsked ?? knowsColor)
  }

  /// What is found in the names of terminals with colors.
  private static let kinds = [
    "color", "xterm", "screen", "tmux", "linux", "kitty", "alacritty", "foot", "konsole", "vte",
    "mlterm", "rxvt",
  ]

  /// A stretch of a line, and the code that sets it off; nil where it stays as it is.
  struct Part: Equatable {
    var text: String
    var code: String?
  }

  /// One of an announcement's lines in parts: its number stands out in the first, where it is chosen by one.
  func parts(of line: String, isFirst: Bool, of announcement: Announcement, isContrastIncreased: Bool) -> [Part] {
    guard isOn else { return [Part(text: line)] }
    if let code = Self.code(announcement.emphasis, isContrastIncreased) { return [Part(text: line, code: code)] }
    guard isFirst, announcement.number != nil, let end = line.firstIndex(of: Character(" ")), end > line.startIndex
    else {
      return [Part(text: line)]
    }
    return [Part(text: String(line[..<end]), code: Self.bold), Part(text: String(line[end...]))]
  }

  /// The prompt, which stands out from what is typed.
  func prompt(_ text: String) -> String { isOn ? Self.set(text, Self.bold) : text }

  /// The code that sets an emphasis; nil where the text stays as it is.
  static func code(_ emphasis: Emphasis, _ isContrastIncreased: Bool) -> String? {
    switch emphasis {
    case .warning: isContrastIncreased ? bold : bold + ";" + brightRed
    case .dimmed: isContrastIncreased ? nil : brightBlack
    case .strong: bold
    case .none: nil
    }
  }

  /// A text as it is written; without a code as it stands.
  static func set(_ text: String, _ code: String?) -> String { code.map { "\u{1B}[\($0)m\(text)\u{1B}[m" } ?? text }

  static let bold = "1"
  static let brightRed = "91"
  static let brightBlack = "90"
}

extension Announcement {
  /// What of it is to catch the eye.
  fileprivate var emphasis: LineStyle.Emphasis {
    if kind == .refusal || states.contains(.invalid) || states.contains(.destructive) { return .warning }
    if states.contains(.dimmed) || states.contains(.busy) { return .dimmed }
    return kind == .question || states.contains(.mainAction) ? .strong : .none
  }
}
