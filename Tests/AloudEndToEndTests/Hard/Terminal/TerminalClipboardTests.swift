import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct TerminalClipboardTests {
    private static let copied = "\u{1B}]52;c;TWlsaw==\u{07}"
    private static let document =
      "\(#filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined())/Documents/notes.yaml"

    @Test("EDIT-2: what is copied goes to the terminal's clipboard only where the user has asked for that")
    func onlyWhereAskedFor() throws {
      for arguments in [[], ["--clipboard", "session"], ["--clipboard", "terminal"]] {
        let terminal = try Program.terminal(["run", Self.document] + arguments)
        for line in ["first", "next word", "next word", "select word"] {
          try terminal.enter(line)
          try terminal.wait(for: "\n> ")
        }
        try terminal.enter("copy")
        try terminal.wait(for: "Copied: Milk.")
        try terminal.enter("quit")
        _ = try terminal.waitForExit()
        #expect(terminal.text.contains(Self.copied) == (arguments.last == "terminal"))
      }
    }

    @Test("EDIT-2: on a pipe nothing but text is written, whatever was asked for")
    func notOnAPipe() async throws {
      let result = try await Program.run(
        ["run", Self.document, "--clipboard", "terminal"], input: "first\nselect all\ncopy\n")
      #expect(result.lines.contains("Copied: Buy Milk, and bread."))
      #expect(!result.outputText.contains("\u{1B}"))
    }
  }
}
