import Aloud
import Testing

@testable import AloudTerminal

/// SET-4: the terminal is told that lines run from right to left only where it understands that.
struct DirectionModeTests {
  @Test(
    "SET-4: VTE and mintty are told that lines begin at their own side, once, and are as they were at the end",
    arguments: [("xterm-256color", "7006", nil), ("xterm", nil, "mintty"), ("vte-direct", "5800", "")]
      as [(String?, String?, String?)])
  func known(_ terminal: String?, _ version: String?, _ program: String?) {
    var mode = DirectionMode(terminal: terminal, vteVersion: version, program: program)
    #expect(mode.set(.leftToRight) == "")
    #expect(mode.set(.rightToLeft) == "\u{1B}[?2501s\u{1B}[?2501h")
    #expect(mode.set(.rightToLeft) == "")
    #expect(mode.end() == "\u{1B}[?2501r")
    #expect(mode.end() == "")
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
    #expect(mode.set(.rightToLeft) == "")
    #expect(mode.end() == "")
  }

  @Test(
    "SET-4: konsole is given lines in their direction, all others as they are read",
    arguments: [
      (false, "xterm-256color", "221203", .embedded), (false, "tmux-256color", "221203", .logical),
      (false, "xterm-256color", nil, .logical), (false, nil, "221203", .logical),
      (true, "xterm-256color", "221203", .visual),
    ] as [(Bool, String?, String?, LineOrder)])
  func order(_ isVisual: Bool, _ terminal: String?, _ konsole: String?, _ order: LineOrder) {
    #expect(DirectionMode.order(isVisual: isVisual, terminal: terminal, konsoleVersion: konsole) == order)
  }
}
