import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct TypeAheadTests {
    @Test("ASK-2: what was typed before the question never confirms") func typedBeforeTheQuestion() throws {
      let terminal = try Program.terminal()
      try terminal.type("groceries\nmore\ndelete list\ndelete Groceries\n")
      try terminal.wait(for: "Delete the list Groceries?")
      try terminal.wait(for: "That was typed before the question, so it does not count.")
      #expect(!terminal.text.contains("Groceries deleted"))
    }

    @Test("ASK-4: the end of input is no answer, whatever was typed without Enter", arguments: ["", "\n"])
    func endOfInput(_ end: String) throws {
      let terminal = try Program.terminal()
      try terminal.type("groceries\nmore\ndelete list\n")
      try terminal.wait(for: "Delete the list Groceries?")
      try terminal.wait(for: "\n> ")
      // Ctrl-D sends a line on without an end; a second one ends the input.
      try terminal.type("delete Groceries\(end)\u{4}\u{4}")
      _ = try terminal.waitForExit()
      #expect(terminal.text.contains("Groceries deleted") == (end == "\n"))
    }

    @Test(
      "ASK-2, ASK-7: a phrase begun before the question and ended after it doesn't confirm, nor does its end alone",
      arguments: [("delete Gro\u{4}", "ceries"), ("delete Gro", "ceries"), ("never ", "delete Groceries")])
    func begunBeforeTheQuestion(_ begun: String, _ end: String) throws {
      let terminal = try Program.terminal()
      try terminal.type("groceries\nmore\ndelete list\n" + begun)
      try terminal.wait(for: "Delete the list Groceries?")
      try terminal.wait(for: "\n> ")
      try terminal.enter(end)
      try terminal.wait(for: "\n> ")
      #expect(!terminal.text.contains("Groceries deleted"))
      // Typed again, now that it is asked for, it does.
      try terminal.enter("delete Groceries")
      try terminal.wait(for: "Groceries deleted.")
    }

    @Test("LOOP-1: lines typed ahead of an ordinary prompt are all taken")
    func ordinaryLinesAreTaken() throws {
      let terminal = try Program.terminal()
      try terminal.write(Array("shop\nsettings\nroutes\nwhere am i\n".utf8))
      try terminal.wait(for: "Routes, tab, selected, 2 of 4.")
    }

    @Test("LOOP-1: so are those that are typed ahead of voice on and voice off, between which lines are read otherwise")
    func linesAroundSpeechAreTaken() async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.terminal(speech: "\(folder)/out.wav")
        try terminal.type("voice off\rshop\rvoice on\rroutes\rvoice off\rwhere am i\rquit\r")
        for text in [
          "Speech, off.", "Shop, 2 items", "Speech, on.", "Routes, tab", "Speech, off.", "Routes, tab", "Goodbye.",
        ] {
          try terminal.wait(for: text)
        }
        #expect(try terminal.waitForExit() == .code(0))
      }
    }
  }
}
