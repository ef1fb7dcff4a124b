import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// SET-1: which terminal it is, and what makes its letters larger.
@Suite struct TerminalKindTests {
  @Test(
    "a terminal is told by its environment",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .vte),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], .konsole),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .xterm), (["TERM": "linux"], .linuxConsole),
      (["TERM": "alacritty"], .alacritty), (["TERM": "foot"], .foot), (["TERM": "mlterm"], .mlterm),
      (["TERM": "xterm-256color", "WEZTERM_PANE": "0"], .wezterm), (["TERM": "xterm"], .unknown), ([:], .unknown),
      (["TERM": "screen-256color", "VTE_VERSION": "7006"], .unknown),
      (["TERM": "xterm-256color", "TMUX": "/tmp/tmux", "KITTY_WINDOW_ID": "1"], .unknown),
      (["TERM": "xterm", "VTE_VERSION": ""], .unknown),
    ] as [([String: String], TerminalKind)])
  func kinds(_ environment: [String: String], _ kind: TerminalKind) {
    expect(TerminalKind(environment: { environment[$0] }), is: kind)
  }
}

/// SET-4: the terminal is told that lines run from right to left only where it understands that.
struct DirectionModeTests {
  @Test(
    "SET-4: VTE and mintty are told that lines begin at their own side, once, and are as they were at the end",
    arguments: [("xterm-256color", "7006", nil), ("xterm", nil, "mintty"), ("vte-direct", "5800", "")]
      as [(String?, String?, String?)])
  func known(_ terminal: String?, _ version: String?, _ program: String?) {
    var mode = DirectionMode(terminal: terminal, vteVersion: version, program: program)
    expect(mode.set(.leftToRight), is: "")
    expect(mode.set(.rightToLeft), is: "\u{1B}[?2501s\u{1B}[?2501h")
    expect(mode.set(.rightToLeft), is: "")
    expect(mode.end(), is: "\u{1B}[?2501r")
    expect(mode.end(), is: "")
  }

  @Test(
    "SET-4: no other terminal is told, nor a pipe",
    arguments: [
      ("xterm-256color", nil, nil), ("xterm-256color", "5202", nil), ("xterm-kitty", nil, "kitty"),
      ("dumb", "7006", nil),
      (nil, "7006", nil), ("xterm", "new", nil),
    ] as [(String?, String?, String?)])
  func unknown(_ terminal: String?, _ version: String?, _ program: String?) {
    var mode = DirectionMode(terminal: terminal, vteVersion: version, program: program)
    expect(mode.set(.rightToLeft), is: "")
    expect(mode.end(), is: "")
  }

  @Test(
    "SET-4: konsole is given lines in their direction, all others as they are read",
    arguments: [
      (false, "xterm-256color", "221203", .embedded), (false, "tmux-256color", "221203", .logical),
      (false, "xterm-256color", nil, .logical), (false, nil, "221203", .logical),
      (true, "xterm-256color", "221203", .visual),
    ] as [(Bool, String?, String?, LineOrder)])
  func order(_ isVisual: Bool, _ terminal: String?, _ konsole: String?, _ order: LineOrder) {
    expect(DirectionMode.order(isVisual: isVisual, terminal: terminal, konsoleVersion: konsole), is: order)
  }
}

/// EDIT-2: what the terminal's clipboard is given.
struct TerminalClipboardTests {
  @Test(
    "EDIT-2: text goes to the terminal as base64 in OSC 52",
    arguments: [("", ""), ("M", "TQ=="), ("Mi", "TWk="), ("Mil", "TWls"), ("Öl ü", "w5ZsIMO8"), ("a\u{1B}b", "YRti")])
  func sequence(text: String, base64: String) {
    expect(TerminalClipboard.sequence(for: text), is: "\u{1B}]52;c;\(base64)\u{07}")
  }

  @Test("EDIT-2: what is too long for terminals is not sent") func limit() {
    let most = String(repeating: "a", count: TerminalClipboard.limit)
    expect((TerminalClipboard.sequence(for: most)?.utf8.count ?? 0) <= 100_000)
    expectNil(TerminalClipboard.sequence(for: most + "a"))
  }
}

/// How a terminal is asked to tell that work has ended.
struct DoneNoticeTests {
  @Test("each terminal is asked in its own way, others by the bell") func ways() {
    expect(TerminalKind.kitty.notification("Done: a; b."), is: "\u{1B}]99;;Done: a, b.\u{1B}\\")
    expect(TerminalKind.foot.notification("Done."), is: "\u{1B}]777;notify;Aloud;Done.\u{1B}\\")
    expect(TerminalKind.unknown.notification("Done."), is: "\u{07}")
  }

  @Test("what a text holds ends no sequence and begins none") func safe() {
    let sequence = TerminalKind.kitty.notification("a\u{1B}\\\u{07}\u{9C}b")
    let inside = sequence.dropFirst("\u{1B}]99;;".count).dropLast(2)
    expect(!inside.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
  }
}
