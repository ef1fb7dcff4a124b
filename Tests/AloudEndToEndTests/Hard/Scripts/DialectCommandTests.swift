import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-2: the binary under the names of others, with what can go wrong.
  @Suite struct DialectCommandTests {
    /// Runs a line of the shell in which `"$0"` is whiptail and `"$D"` dialog.
    private func shell(_ line: String, input: String = "", _ environment: [String: String] = [:]) async throws
      -> RunResult
    {
      try await Self.withLinks { folder in
        try await CommandRun(
          "/bin/sh", ["-c", line, folder + "/whiptail"], input: Array(input.utf8),
          environment: Program.soundless.merging(environment) { $1 }.merging(["D": folder + "/dialog"]) { $1 },
          directory: folder
        ).result()
      }
    }

    private static func withLinks<Value>(_ body: (String) async throws -> Value) async throws -> Value {
      try await TemporaryFolder.with { folder in
        for name in ["whiptail", "dialog"] {
          try FileManager.default.createSymbolicLink(
            atPath: folder + "/" + name, withDestinationPath: BuiltBinary.path())
        }
        return try await body(folder)
      }
    }

    @Test(
      "SCRIPT-2: where the input has ended, or there is none, nothing is answered: 255",
      arguments: ["</dev/null", "<&-", ""],
      [
        "--yesno Go? 0 0", "--inputbox Name? 0 0 Ann", "--menu Which? 0 0 0 a A", "--msgbox Done. 0 0",
        "--passwordbox Which? 0 0",
      ])
    func inputEnd(_ stream: String, _ box: String) async throws {
      for program in ["\"$0\"", "\"$D\""] {
        let result = try await shell("\(program) \(box) \(stream)")
        #expect(result.exit == .code(255))
        #expect(result.errorText.isEmpty)
      }
    }

    @Test(
      "SCRIPT-2: whatever there is to tell, not a byte of it is where answers go, or where debconf takes it for an error"
    )
    func pure() async throws {
      for speech in ["on", "off", "/nonexistent/folder/sound.wav", "nonsense"] {
        let result = try await shell(
          "\"$0\" --output-fd 3 --inputbox Name? 0 0 3>answer; echo $? >code", input: "help\nfaster\n\u{1}\nAnn\n",
          ["ALOUD_SPEECH": speech])
        #expect(result.errorText.isEmpty)
        let both = try await shell("\"$0\" --inputbox Name? 0 0", input: "Ann\n", ["ALOUD_SPEECH": speech])
        #expect(both.errorText == "Ann")
      }
    }

    @Test("SCRIPT-2: boxes of a chain take a line each from one pipe, and none is lost") func chain() async throws {
      let result = try await shell(
        "\"$D\" --stdout --inputbox One? 0 0 --and-widget --menu Two? 0 0 0 a A b B --and-widget --inputbox Three? 0 0; cat",
        input: "first\nxyzzy\n2\nthird\nthe rest\n")
      #expect(result.outputText == "first\tb\tthirdthe rest\n")
    }

    @Test("SCRIPT-2: a range takes a number of it, and asks again for another") func range() async throws {
      let result = try await shell("\"$D\" --stdout --rangebox Many? 0 0 1 10 5", input: "11\nmany\n7\n")
      #expect(result.outputText == "7")
    }

    @Test("SCRIPT-2: renaming asks which, and for the new text") func renaming() async throws {
      let result = try await shell("\"$D\" --stdout --inputmenu Which? 0 0 0 a Apple b Bear", input: "rename\nb\nBee\n")
      #expect(result.outputText == "RENAMED b Bee")
      #expect(result.exit == .code(3))
    }

    @Test("SCRIPT-2: options of Aloud come by a variable, since the arguments are the script's") func options()
      async throws
    {
      let result = try await shell(
        "\"$0\" --yesno Weiter? 0 0", input: "ja\n", ["ALOUD_OPTIONS": "--locale de --echo"])
      #expect(result.exit == .code(0))
      #expect(result.outputText.contains("1. Ja"))
      #expect(result.outputText.contains("> ja"))
    }

    @Test("SCRIPT-2: what a command prints is said line by line, by progress boxes too") func output() async throws {
      let progress = try await shell("printf 'one\\ntwo\\n' | \"$D\" --progressbox Working 0 0")
      #expect(progress.outputText.contains("one\ntwo\n"))
      #expect(progress.exit == .code(0))
      let command = try await shell("\"$D\" --prgbox Working 'echo three' 0 0")
      #expect(command.outputText.contains("three\n"))
      #expect(command.exit == .code(0))
    }

    @Test("SCRIPT-2: a file is read by its paragraphs, cleaned") func file() async throws {
      let result = try await shell(
        "printf 'One line.\\n\\nAnother \\033[31mline.\\n' >file; \"$0\" --textbox file 0 0", input: "ok\n")
      #expect(result.outputText.contains("One line.\nAnother \\u{1B}[31mline.\n"))
      #expect(result.exit == .code(0))
    }

    @Test("SCRIPT-2: help and versions are on standard output, and end with 0") func help() async throws {
      let version = try await shell("\"$0\" --version; \"$D\" --version")
      #expect(version.outputText == "whiptail (newt): 0.52.23\nVersion: 1.3-20230209\n")
      let help = try await shell("\"$0\" --help && \"$D\" --help && \"$D\"")
      #expect(help.exit == .code(0))
      #expect(help.lines.contains("--menu TEXT HEIGHT WIDTH LIST-HEIGHT TAG ITEM ..."))
      #expect(help.errorText.isEmpty)
    }

    @Test("SCRIPT-2: Ctrl-C ends a box with 130, at a terminal that is as it was") func interrupted() async throws {
      try await Self.withLinks { folder in
        let terminal = try Program.shellTerminal(
          "trap : INT; '\(folder)/whiptail' --menu Which? 0 0 0 a A; echo \"code $?\"",
          environment: ["ALOUD_SPEECH": "off"])
        try terminal.wait(for: "\n> ")
        try terminal.press(.controlC)
        try terminal.wait(for: "code 130")
      }
    }

    @Test("SCRIPT-2: a terminal that goes away ends a box") func hungUp() async throws {
      try await Self.withLinks { folder in
        let terminal = try PseudoTerminal(
          folder + "/whiptail", ["--yesno", "Go?", "0", "0"],
          environment: Program.soundless.merging(["ALOUD_SPEECH": "off"]) { $1 })
        try terminal.wait(for: "\n> ")
        // Killed would be what has not ended by itself.
        #expect(terminal.close() != .signal(9))
      }
    }

    @Test("SCRIPT-2: speech goes on over the boxes of a chain") func spokenChain() async throws {
      try await Self.withLinks { folder in
        let terminal = try Program.shellTerminal(
          "'\(folder)/dialog' --msgbox One. 0 0 --and-widget --msgbox Two. 0 0; echo \"code $?\"",
          environment: ["ALOUD_SPEECH": folder + "/sound.wav"])
        try terminal.wait(for: "One.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("")
        try terminal.wait(for: "Two.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("")
        try terminal.wait(for: "code 0")
        #expect(!terminal.text.contains("can't be started"))
      }
    }
  }
}
