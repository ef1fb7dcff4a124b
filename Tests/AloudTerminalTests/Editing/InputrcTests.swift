import Expectations
import Testing

@testable import AloudTerminal

/// EDIT-3: the keys that the user has bound for readline count here too, for the functions that there are.
@Suite struct InputrcTests {
  @Test(
    "A key is bound by its sequence or its name",
    arguments: [
      (#""\C-o": kill-whole-line"#, [0x0F]), (#""\e[5~": beginning-of-history"#, [0x1B, 0x5B, 0x35, 0x7E]),
      ("Control-o: kill-whole-line", [0x0F]), ("C-o:kill-line", [0x0F]), ("Meta-q: backward-word", [0x1B, 0x71]),
      ("M-Rubout: backward-kill-word", [0x1B, 0x7F]), (#""\M-q": yank"#, [0x1B, 0x71]), ("TAB: menu-complete", [0x09]),
      (#""\x0f": yank"#, [0x0F]), (#""\017": yank"#, [0x0F]), (#""\C-?": undo"#, [0x7F]),
      (#"  "\C-\M-h": backward-kill-word"#, [0x1B, 0x08]),
    ] as [(String, [UInt8])])
  func bound(_ line: String, _ key: [UInt8]) {
    let bindings = Inputrc(line, terminal: "xterm").bindings
    expect(bindings.count, is: 1)
    expect(bindings.first?.key, is: key)
    expect(bindings.first?.function != nil)
  }

  @Test(
    "What is none of our keys is passed over",
    arguments: [
      "", "# \"\\C-o\": yank", "set editing-mode vi", #""\C-o": "text""#, #""z": kill-line"#, #""\C-x\C-u": undo"#,
      "Control-o", ":", "\"", #""\C-": yank"#, "Hyper-o: yank", "$include /etc/inputrc", #""\C-x"#,
    ])
  func passedOver(_ line: String) { expect(Inputrc(line, terminal: "xterm").bindings.isEmpty) }

  @Test("A function that we don't have takes the key away") func unbound() {
    let bindings = Inputrc(#""\C-t": tilde-expand"#, terminal: "xterm").bindings
    expect(bindings.count == 1 && bindings[0].function == nil)
  }

  @Test("Conditions hold for our name, for emacs keys and for the terminal") func conditions() {
    let text = """
      $if mode=vi
      Control-o: yank
      $else
      Control-o: undo
      $endif
      $if term=xterm
      $if Bash
      Control-t: yank
      $endif
      Meta-q: yank
      $endif
      $if Aloud
      Meta-z: yank
      $endif
      $if term=rxvt
      Meta-a: yank
      """
    let keys = Inputrc(text, terminal: "xterm-256color").bindings.map(\.key)
    expect(keys, is: [[0x0F], [0x1B, 0x71], [0x1B, 0x7A]])
  }

  @Test("Every function has a key, but for the names that readline leaves without one") func usual() {
    let bindings = KeyBindings()
    let bound = Set((0...0x7F).flatMap { [[$0], [0x1B, $0]] as [[UInt8]] }.compactMap(bindings.function))
    let others = Set(["\u{1B}[3~", "\u{1B}[Z"].compactMap { bindings.function(of: Array($0.utf8)) })
    expect(Set(EditingFunction.allCases).subtracting(bound).subtracting(others), is: [.killWholeLine])
  }
}
