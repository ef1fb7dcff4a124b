import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct TypeAheadTests {
    @Test(
      "ASK-2: what was typed before the question never confirms",
      arguments: [
        "groceries\nmore\ndelete list\ndelete Groceries\n",
        // Ctrl-D sends the last line on without an end; a second one ends the input.
        "groceries\nmore\ndelete list\ndelete Groceries\u{4}\u{4}",
      ])
    func typedBeforeTheQuestion(_ keys: String) throws {
      let terminal = try Program.terminal()
      try terminal.write(Array(keys.utf8))
      try terminal.wait(for: "Delete the list Groceries?")
      try terminal.wait(for: "That was typed before the question, so it does not count.")
      #expect(!terminal.text.contains("Groceries deleted"))
    }

    @Test("ASK-2: a phrase begun before the question and ended after it doesn't confirm")
    func begunBeforeTheQuestion() throws {
      let terminal = try Program.terminal()
      try terminal.write(Array("groceries\nmore\ndelete list\ndelete Gro\u{4}".utf8))
      try terminal.wait(for: "Delete the list Groceries?")
      try terminal.wait(for: "\n> ")
      try terminal.enter("ceries")
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
