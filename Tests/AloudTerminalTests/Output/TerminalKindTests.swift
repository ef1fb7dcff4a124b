import Aloud
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
    #expect(TerminalKind(environment: { environment[$0] }) == kind)
  }

  @Test("each has a sentence in every language", arguments: TerminalKind.allCases)
  func zoom(_ kind: TerminalKind) throws {
    for tag in LoadedLocale.bundledTags {
      let settings = Settings(locale: tag)
      let renderer = Renderer(locale: try LoadedLocale(tag), settings: settings)
      let said = renderer.printed(Announcement(.notice, .message(kind.zoom)))
      #expect(!said.isEmpty && !said.contains("zoom.") && !said.contains("{"))
    }
  }
}
