import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests.AloneTests {
  @Suite("Leaving while sheets are open")
  struct OpenSheetTests {
    /// What is typed to have a list that is kept, and another half-written on a sheet.
    private static let lines = [
      ("new list", "Name, text field"), ("name", "empty, required, editing."), ("Films", "Add is ready."),
      ("add", "Films added."),
      ("new list", "Name, text field"), ("name", "empty, required, editing."), ("Books", "Name, Books."),
    ]

    private static func type(_ lines: [(String, String)], at terminal: PseudoTerminal) throws {
      for (line, answer) in lines {
        try terminal.enter(line)
        try terminal.wait(for: answer)
        try terminal.wait(for: "\n> ")
      }
    }

    @Test(
      "LOOP-6, SHEET-3: a signal ends it quietly over a half-written sheet; what was kept before stays kept",
      arguments: [("TERM", 143), ("HUP", 129)])
    func signals(_ name: String, _ code: Int32) async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.shellTerminal(
          "echo $$ >'\(folder)/number'; exec \"$0\" --speech off --data '\(folder)'")
        try terminal.wait(for: "\n> ")
        try Self.type(Self.lines, at: terminal)
        let before = terminal.bytes
        try await LeavingTests.send(name, to: "\(folder)/number")
        try expect(terminal.waitForExit(), is: .code(code))
        expect(terminal.bytes, is: before)
        try await Self.expectFilmsAlone(in: folder)
      }
    }

    @Test("LOOP-6, ASK-8: Ctrl-C asks over a half-written sheet and leaves once more; what was kept before stays kept")
    func controlC() async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.terminal(["--data", folder])
        try Self.type(Self.lines, at: terminal)
        try terminal.press(.controlC)
        try terminal.wait(for: "You have changed New list.")
        try terminal.wait(for: "\n> ")
        try terminal.press(.controlC)
        try expect(terminal.waitForExit(), is: .code(130))
        try await Self.expectFilmsAlone(in: folder)
      }
    }

    @Test(
      "LOOP-6, SHEET-3: Ctrl-C and SIGTERM leave over a sheet over a sheet", arguments: [("INT", 130), ("TERM", 143)])
    func twoSheets(_ name: String, _ code: Int32) async throws {
      try await TemporaryFolder.with { folder in
        let clinic = #filePath.components(separatedBy: "/Hard/")[0] + "/Documents/clinic.yaml"
        let terminal = try Program.shellTerminal(
          "echo $$ >'\(folder)/number'; exec \"$0\" run --speech off '\(clinic)'")
        try terminal.wait(for: "\n> ")
        try Self.type(
          [("book a visit", "Book, button"), ("leave a note", "Over Book a visit."), ("note", "Type the text")],
          at: terminal)
        try await LeavingTests.send(name, to: "\(folder)/number")
        try expect(terminal.waitForExit(), is: .code(code))
      }
    }

    private static func expectFilmsAlone(in folder: String) async throws {
      let next = try await Program.run(["--data", folder])
      expect(next.outputText.contains("Films, "))
      expect(!next.outputText.contains("Books"))
      expect(next.exit, is: .code(0))
    }
  }
}
