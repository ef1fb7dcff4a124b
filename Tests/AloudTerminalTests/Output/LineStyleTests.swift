import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// SET-3: color and weight.
@Suite struct LineStyleTests {
  private func announcement(_ kind: Announcement.Kind = .item, _ states: [AnnouncedState] = []) -> Announcement {
    var announcement = Announcement(kind)
    announcement.states = states
    announcement.number = kind == .item ? 3 : nil
    return announcement
  }

  private func styled(
    _ line: String, _ announcement: Announcement, _ environment: [String: String] = ["TERM": "xterm-256color"],
    isTerminal: Bool = true, isContrastIncreased: Bool = false
  ) -> String {
    LineStyle(isTerminal: isTerminal, environment: { environment[$0] })
      .parts(of: line, isFirst: true, of: announcement, isContrastIncreased: isContrastIncreased)
      .map { LineStyle.set($0.text, $0.code) }.joined()
  }

  @Test func `The number of a thing stands out, and no word is lost`() {
    expect(styled("3. Milk, on.", announcement()), is: "\u{1B}[1m3.\u{1B}[m Milk, on.")
  }

  @Test(
    "what is wrong, dimmed, or the main action catches the eye",
    arguments: [
      (AnnouncedState.destructive, "\u{1B}[1;91m"), (.invalid, "\u{1B}[1;91m"), (.dimmed, "\u{1B}[90m"),
      (.mainAction, "\u{1B}[1m"),
    ])
  func emphasis(_ state: AnnouncedState, _ code: String) {
    expect(styled("3. Milk.", announcement(.item, [state])), is: code + "3. Milk.\u{1B}[m")
  }

  @Test func `A refusal and a question catch the eye`() {
    expect(styled("No.", announcement(.refusal)), is: "\u{1B}[1;91mNo.\u{1B}[m")
    expect(styled("Delete it?", announcement(.question)), is: "\u{1B}[1mDelete it?\u{1B}[m")
    expect(styled("Saved.", announcement(.notice)), is: "Saved.")
  }

  @Test("SET-3: increased contrast has weight, and the terminal's own colors alone")
  func contrast() {
    for state in AnnouncedState.allCases {
      let line = styled("3. Milk.", announcement(.item, [state]), isContrastIncreased: true)
      expect(line.contains("\u{1B}[1m") && !line.contains("\u{1B}[1;") && !line.contains("[9"))
    }
  }

  @Test(
    "SET-3: nothing where color is not wanted, and where nobody sees it",
    arguments: [
      (["TERM": "dumb"], true), ([:], true), (["TERM": "vt100"], true), (["TERM": "xterm", "NO_COLOR": "1"], true),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true), (["TERM": "xterm", "CLICOLOR": "0"], true),
      (["TERM": "xterm"], false), (["TERM": "xterm", "CLICOLOR_FORCE": "1"], false),
    ] as [([String: String], Bool)])
  func off(_ environment: [String: String], isTerminal: Bool) {
    expect(styled("3. Milk.", announcement(.item, [.destructive]), environment, isTerminal: isTerminal), is: "3. Milk.")
  }

  @Test(
    "SET-3: a little color where a terminal asks for it",
    arguments: [
      ["TERM": "xterm"], ["TERM": "xterm", "NO_COLOR": ""],
      ["TERM": "vt100", "COLORTERM": "truecolor"], ["TERM": "vt100", "CLICOLOR": "1"],
      ["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], ["TERM": "linux"], ["TERM": "tmux-256color"],
    ])
  func on(_ environment: [String: String]) {
    expect(styled("No.", announcement(.refusal), environment) != "No.")
  }

  /// Bright red and bright black as xterm, VTE's Tango, the Linux console, GNOME and Windows Terminal have them.
  private static let palettes: [(red: Int, black: Int)] = [
    (0xFF0000, 0x7F7F7F), (0xEF2929, 0x555753), (0xFF5555, 0x555555), (0xF66151, 0x5E5C64), (0xE74856, 0x767676),
  ]

  @Test("SET-3: on black and on white a warning has a contrast of 3.1 at least, what is dimmed one of 2.8")
  func measured() {
    func color(_ number: Int) -> Color { Color(red: number >> 16, green: number >> 8 & 255, blue: number & 255) }
    for background in [color(0x000000), color(0xFFFFFF)] {
      for palette in Self.palettes {
        expect(color(palette.red).contrast(with: background) >= 3.1)
        expect(color(palette.black).contrast(with: background) >= 2.8)
      }
    }
  }
}
