import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  @Suite struct TypedSecretTests {
    private let secret = "tulip-7741"

    @Test("SAFE-3: a secret is typed without an echo, and what comes after it with one")
    func noEcho() throws {
      let terminal = try Program.terminal()
      try askForSecret(terminal)
      try terminal.enter(secret)
      try terminal.wait(forEcho: true)
      try terminal.wait(for: "\n> ")
      try terminal.enter("where am i")
      try terminal.wait(for: "where am i\nShop, tab, 3 of 4.")
      #expect(!terminal.text.contains(secret))
    }

    @Test("SAFE-3: the echo is off too where the output goes into a pipe")
    func noEchoBeforeAPipe() throws {
      let terminal = try Program.shellTerminal("\"$0\" --speech off | cat")
      try terminal.wait(for: "5. More")
      try terminal.enter("shop")
      try terminal.wait(for: "10. Check Out")
      try terminal.enter("gift code")
      try terminal.wait(forEcho: false)
      try terminal.enter(secret)
      try terminal.wait(forEcho: true)
      try terminal.press(.controlD)
      #expect(try terminal.waitForExit() == .code(0))
      #expect(!terminal.text.contains(secret))
    }

    @Test("SAFE-3: Ctrl-C during a secret leaves with the echo on")
    func controlC() throws {
      let terminal = try Program.shellTerminal("trap : INT; \"$0\" --speech off; echo left $?; read line")
      try terminal.wait(for: "\n> ")
      try askForSecret(terminal)
      try terminal.type(secret)
      try terminal.press(.controlC)
      try terminal.wait(for: "left 130")
      #expect(try terminal.isEchoOn)
      #expect(!terminal.text.contains(secret))
    }

    @Test("SAFE-3: a program that goes on after it was stopped has the echo off again")
    func echoAfterAStop() async throws {
      try await TemporaryFolder.with { folder in
        let terminal = try Program.shellTerminal("echo $$ >'\(folder)/number'; exec \"$0\" --speech off")
        try terminal.wait(for: "\n> ")
        try askForSecret(terminal)
        // What a shell does meanwhile.
        try await LeavingTests.send("STOP", to: "\(folder)/number")
        let stty = "stty -F \"$(readlink /proc/$(cat number)/fd/0)\" echo"
        #expect(try await Program.shell(stty, directory: folder).exit == .code(0))
        #expect(try terminal.isEchoOn)
        try await LeavingTests.send("CONT", to: "\(folder)/number")
        try terminal.wait(forEcho: false)
      }
    }

    @Test("SAFE-3: a secret is in no output, in no form, and not in the data", arguments: ["text", "json", "braille"])
    func secretIsNotPrinted(_ format: String) async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(
          [
            "--echo", "--format", format, "--braille-table", "none", "--data", "\(folder)/data", "--speech",
            "\(folder)/out.wav",
          ],
          input: "shop\ngift code\n\(secret)\nread\nrepeat\ngift code\ncancel\nwhere am i\n")
        #expect(result.exit == .code(0))
        #expect(result.outputText.contains("Gift code"))
        #expect(!result.outputText.contains(secret))
        #expect(!result.outputText.contains("7741"))
        #expect(result.errorText == "")
        for name in (try? Files.names(in: "\(folder)/data")) ?? [] {
          #expect(!(try Files.text("\(folder)/data/\(name)").contains(secret)))
        }
      }
    }

    private func askForSecret(_ terminal: PseudoTerminal) throws {
      try terminal.enter("shop")
      try terminal.wait(for: "\n> ")
      try terminal.enter("gift code")
      try terminal.wait(for: "\n> ")
      try terminal.wait(forEcho: false)
    }
  }
}
