import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct PromptTests {
    @Test("LOOP-1: the prompt comes, and a line is shown by the terminal's own echo alone")
    func promptAndEcho() throws {
      let terminal = try Program.terminal(["--echo"])
      try terminal.enter("where am i")
      let answer = try terminal.wait(for: "\n> ")
      #expect(answer.hasPrefix("where am i\nReminders, tab, 1 of 4."))
      #expect(terminal.text.components(of: "where am i") == 1)
      #expect(terminal.unread.isEmpty)
    }

    @Test("LOOP-1: nothing moves the cursor or recolours")
    func noEscapes() throws {
      let terminal = try Program.terminal()
      try terminal.enter("shop")
      try terminal.wait(for: "\n> ")
      try terminal.enter("quit")
      try terminal.waitForExit()
      #expect(!terminal.bytes.contains(0x1B))
    }

    @Test("LOOP-6: Ctrl-D ends the program in order")
    func endOfInput() throws {
      let terminal = try Program.terminal()
      try terminal.press(.controlD)
      #expect(try terminal.waitForExit() == .code(0))
      #expect(terminal.text.hasSuffix("> \n"))
    }

    @Test("LOOP-6: Ctrl-D at a confirmation is no answer")
    func endOfInputAtAConfirmation() throws {
      let terminal = try Program.terminal()
      try terminal.write(Array("groceries\nmore\ndelete list\n".utf8))
      try terminal.wait(for: "Delete the list Groceries?")
      try terminal.wait(for: "\n> ")
      try terminal.press(.controlD)
      #expect(try terminal.waitForExit() == .code(0))
      #expect(!terminal.text.contains("Groceries deleted"))
    }

    @Test("LOOP-1: the prompt is fresh after something has happened by itself")
    func promptAfterAnEvent() throws {
      let terminal = try Program.terminal()
      try terminal.enter("shop")
      try terminal.wait(for: "\n> ")
      try terminal.enter("check out")
      try terminal.wait(for: "busy.\n> ")
      // What is half typed by then is still there.
      try terminal.type("where am")
      let event = try terminal.wait(for: "\n> ", within: .seconds(30))
      #expect(!event.hasSuffix("\n\n> "))
      try terminal.enter(" i")
      try terminal.wait(for: "Shop, tab, 3 of 4.")
    }

    @Test("BTN-6: a window made narrower wraps the next line")
    func resize() throws {
      let terminal = try Program.terminal()
      try terminal.enter("help")
      let wide = try terminal.wait(for: "\n> ")
      try terminal.resize(to: TerminalSize(columns: 20, rows: 24))
      try terminal.enter("help")
      let narrow = try terminal.wait(for: "\n> ")
      let widths = narrow.split(separator: "\n").dropFirst().map(\.count)
      #expect(widths.allSatisfy { $0 <= 20 })
      #expect(wide.split(separator: "\n").contains { $0.count > 20 })
      // A line can end with a hyphen, within what is a word elsewhere.
      #expect(narrow.words.joined() == wide.words.joined())
    }

    @Test("LOOP-1: with the output in a pipe there is no prompt there, though lines are typed")
    func outputInAPipe() throws {
      let terminal = try Program.shellTerminal("\"$0\" --speech off | cat")
      try terminal.wait(for: "5. More")
      try terminal.enter("where am i")
      try terminal.wait(for: "Reminders, tab, 1 of 4.")
      try terminal.press(.controlD)
      #expect(try terminal.waitForExit() == .code(0))
      #expect(!terminal.text.contains("> "))
    }
  }
}

extension String {
  /// How many times `part` is in it.
  func components(of part: String) -> Int { ranges(of: part).count }

  /// Its words, wherever lines break.
  var words: [Substring] { split { $0 == " " || $0 == "\n" } }
}
