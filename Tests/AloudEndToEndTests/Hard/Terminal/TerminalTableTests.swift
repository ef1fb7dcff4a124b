import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests.AloneTests {
  /// SET: what each terminal is sent for each setting. The table stands in `terminals.md`;
  /// `ALOUD_RECORD=1 swift test --filter TerminalTable` writes it anew.
  @Suite struct TerminalTableTests {
    /// Terminals by what they tell programs in their environment.
    private static let terminals: [(name: String, environment: [String: String])] = [
      ("xterm", ["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"]),
      ("VTE", ["TERM": "xterm-256color", "VTE_VERSION": "7006"]),
      ("VTE before 0.58", ["TERM": "xterm-256color", "VTE_VERSION": "5202"]),
      ("konsole", ["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"]),
      ("mlterm", ["TERM": "mlterm", "MLTERM": "3.9.3"]),
      ("kitty", ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"]),
      ("Alacritty", ["TERM": "alacritty", "ALACRITTY_WINDOW_ID": "1"]),
      ("foot", ["TERM": "foot"]),
      ("WezTerm", ["TERM": "xterm-256color", "WEZTERM_PANE": "0"]),
      ("mintty", ["TERM": "xterm", "TERM_PROGRAM": "mintty"]),
      ("Linux console", ["TERM": "linux"]),
      ("tmux in VTE", ["TERM": "tmux-256color", "TMUX": "/tmp/tmux", "VTE_VERSION": "7006"]),
      ("dumb", ["TERM": "dumb"]),
    ]

    /// What a user has set: options, and what is beside them in the environment.
    private static let settings: [(name: String, arguments: [String], environment: [String: String])] = [
      ("as it comes", [], [:]),
      ("`--increase-contrast`", ["--increase-contrast"], [:]),
      ("`NO_COLOR=1`", [], ["NO_COLOR": "1"]),
      ("`--locale he`", ["--locale", "he"], [:]),
      ("`--locale he --visual-order`", ["--locale", "he", "--visual-order"], [:]),
      ("`--text-size AX1`", ["--text-size", "AX1"], [:]),
    ]

    @Test("SET: the table of terminals and settings is what terminals are sent") func table() throws {
      var lines = [
        "What each terminal is sent for each setting: made by `ALOUD_RECORD=1 swift test --filter TerminalTable`.", "",
        Self.row(["Terminal"] + Self.settings.map(\.name)), Self.row([String](repeating: "---", count: 7)),
      ]
      for (name, environment) in Self.terminals {
        let cells = try Self.settings.map { _, arguments, more in
          try Self.sent(arguments, environment.merging(more) { $1 })
        }
        lines.append(Self.row([name] + cells))
      }
      let path = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/terminals.md"
      let text = lines.map { $0 + "\n" }.joined()
      if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" { try Files.write(text, to: path) }
      try expect(Files.text(path), is: text)
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    /// What a terminal is sent from the greeting to the end, in words.
    private static func sent(_ arguments: [String], _ environment: [String: String]) throws -> String {
      let terminal = try PseudoTerminal(
        BuiltBinary.path(), arguments + ["--speech", "off"], size: TerminalSize(columns: 200),
        environment: Program.soundless.merging(["NO_COLOR": ""]) { $1 }.merging(environment) { $1 })
      try terminal.wait(for: "> ")
      try terminal.enter("press delete everything")
      try terminal.enter("quit")
      try terminal.waitForExit()
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      let seen = signs.filter { text.contains($0.sign) }.map(\.words)
      return seen.isEmpty ? "text alone" : seen.joined(separator: ", ")
    }

    /// What is looked for in what was sent.
    private static let signs: [(sign: String, words: String)] = [
      ("\u{1B}[1;91m", "color"), ("\u{1B}[1m", "bold"), ("\u{1B}[?2501h", "direction mode"),
      ("\u{202B}", "each line's direction"), ("\u{2067}", "marks around names"), ("\u{2068}", "marks around names"),
      ("תורוכזת", "visual order"), ("\u{1B}]66;", "asked whether it scales"), ("\u{1B}]133;A", "marks of prompts"),
    ]
  }
}
