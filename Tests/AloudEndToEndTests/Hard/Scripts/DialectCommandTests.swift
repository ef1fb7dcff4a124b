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

    @Test("SCRIPT-2: a gauge may end before 100, which is nothing to tell") func gauge() async throws {
      for program in ["\"$0\"", "\"$D\""] {
        let result = try await shell("printf '25\\n' | \(program) --title Setup --gauge Copying 8 40 0")
        #expect(result.outputText == "Setup\nCopying, 0%, progress.\n25%.\n")
        #expect(result.exit == .code(0))
      }
    }

    @Test("SCRIPT-2: a mixed gauge tells its percentage and how each row is, and neither reads nor waits")
    func mixedGauge() async throws {
      let states = "fetched 0 unpacked 1 seen 4 skipped 6 built 7 tested 8 shown 9 copied -33 '' '' sent Tomorrow"
      let result = try await shell(
        "\"$D\" --title Setup --mixedgauge Installing 0 0 40 \(states); cat", input: "rest\n")
      #expect(
        result.outputLines == [
          "Setup", "Installing, 40%", "fetched, Done", "unpacked, failed", "seen, checked", "skipped, skipped",
          "built, under way", "tested", "shown, not available", "copied, 33%", "sent, Tomorrow", "rest",
        ])
      #expect(result.exit == .code(0))
    }

    @Test("SCRIPT-2: a range takes a number of it, and tells its limits and asks again for another")
    func range() async throws {
      let result = try await shell("\"$D\" --stdout --rangebox Many? 0 0 1 10 5", input: "11\nmany\n7\n")
      #expect(result.outputText == "7")
      #expect(result.errorLines.filter { $0 == "A number from 1 to 10 is needed." }.count == 2)
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
      #expect(result.outputText.contains("Ja oder nein."))
      #expect(result.outputText.contains("> ja"))
    }

    @Test("SCRIPT-2: wrong options in the variable are told with its name, and end as wrong use does")
    func wrongVariable()
      async throws
    {
      let wrong = ["ALOUD_OPTIONS": "--nonsense \u{1B}[31m", "DIALOG_ERROR": "33"]
      for (line, code) in [
        ("\"$0\" --yesno Go? 0 0", Int32(255)), ("\"$D\" --yesno Go? 0 0", 33), ("\"$A\" confirm Go?", 2),
      ] {
        let result = try await shell(line, input: "yes\n", wrong.merging(["A": BuiltBinary.path()]) { $1 })
        #expect(result.exit == .code(code), "\(line)")
        #expect(result.errorLines.first == "What the variable ALOUD_OPTIONS holds is wrong.", "\(line)")
        #expect(result.errorText.contains("--nonsense"))
        #expect(!result.errorText.contains("session") && !result.errorText.contains("\u{1B}"))
      }
    }

    @Test(
      "SCRIPT-1: options of the variable count for our own prompts too; what is given to a prompt itself goes first")
    func ownVariable() async throws {
      let variable = ["ALOUD_OPTIONS": "--locale de --echo"]
      let german = try await Program.run(["confirm", "Weiter?"], input: "ja\n", environment: variable)
      #expect(german.exit == .code(0))
      #expect(german.errorText.contains("Ja oder nein."))
      #expect(german.errorText.contains("> ja"))
      let french = try await Program.run(
        ["confirm", "On y va ?", "--locale", "fr"], input: "oui\n", environment: variable)
      #expect(french.errorText.contains("Oui ou non."))
    }

    @Test("SCRIPT-2: a text that is there can be taken away: \"/clear\" answers with nothing") func cleared()
      async throws
    {
      for box in ["--inputbox Name? 0 0 Ann", "--help-button --inputbox Name? 0 0 Ann"] {
        let lines = box.hasPrefix("--help") ? "1\n/clear\ndone\n" : "/clear\n"
        let result = try await shell("\"$D\" --stdout \(box)", input: lines)
        #expect(result.exit == .code(0), "\(box)")
        #expect(result.outputText.isEmpty, "\(box)")
      }
      let form = try await shell(
        "\"$D\" --stdout --form Who? 0 0 0 Name: 1 1 Ann 1 1 9 9 Town: 2 1 Ulm 2 1 9 9", input: "/clear\nBonn\n")
      #expect(form.outputText == "\nBonn\n")
    }

    @Test("SCRIPT-2: that an empty line leaves a field of a form empty is told once") func emptyOnce() async throws {
      let result = try await shell(
        "\"$D\" --stdout --form Who? 0 0 0 A: 1 1 '' 1 1 9 9 B: 2 1 Ulm 2 1 9 9 C: 3 1 '' 3 1 9 9",
        input: "x\n\n\n")
      #expect(result.outputText == "x\nUlm\n\n")
      #expect(result.errorLines.filter { $0.contains("Enter leaves it empty.") }.count == 1)
      #expect(result.errorLines.contains("B, Ulm, text field. Enter keeps it."))
    }

    @Test("SCRIPT-2: an item is chosen by its description too, where nothing else is described so") func described()
      async throws
    {
      let menu = "--menu Which? 0 0 0 a 'Apple pie' b Bear c 'Bear cub' d Apple"
      for (line, tag) in [("apple pie", "a"), ("bear", "b"), ("cub", "c"), ("d", "d"), ("apple", "d")] {
        let result = try await shell("\"$0\" \(menu)", input: line + "\n")
        #expect(result.errorText.hasSuffix(tag), "\(line)")
      }
      let unclear = try await shell("\"$0\" --menu Which? 0 0 0 a 'Apple pie' b 'Apple tree'", input: "apple\nb\n")
      #expect(unclear.outputText.contains("\"apple\" is not understood"))
      let checks = try await shell(
        "\"$0\" --checklist Which? 0 0 0 a Apple off b Bear off", input: "bear\ndone\n")
      #expect(checks.errorText == "\"b\"")
    }

    @Test("SCRIPT-2: dialog's arguments come from files too, which may name others, or from a descriptor") func files()
      async throws
    {
      let script = """
        printf '%s\\n' '--title "A title" --file two' >one
        printf '%s\\n' '--inputbox "One\\ntwo \\"three\\"?" 0 0' "it's" >two
        "$D" --stdout --file one; "$D" --stdout --file '&7' 7<two
        """
      let result = try await shell(script, input: "\n\n")
      #expect(result.outputText == "it'sit's")
      #expect(result.errorLines.prefix(2) == ["A title", "One"])
      #expect(result.errorText.contains("two \"three\"? it's, text field"))
      let missing = try await shell("\"$D\" --file nothing")
      #expect(missing.exit == .code(255))
      #expect(missing.errorText.contains("nothing: there is no such file."))
      let endless = try await shell("echo '--file self' >self; \"$D\" --file self")
      #expect(endless.exit == .code(255))
    }

    @Test("SCRIPT-2: what is about a screen is taken quietly, or refused with a sentence") func screens() async throws {
      let quiet = try await shell(
        "\"$D\" --stdout --trace trace --last-key --inputbox Name? 0 0; ls", input: "Ann\n",
        ["DIALOGRC": "/nonexistent"])
      #expect(quiet.outputText == "Ann 10 dialog\nwhiptail\n")
      let refused = try await shell("\"$D\" --create-rc rc; echo $?; ls rc")
      #expect(refused.outputText == "255\n")
      #expect(refused.errorText.hasPrefix("--create-rc: there is no screen here that has colors and keys.\n"))
    }

    @Test("SCRIPT-2: what a command prints is said line by line, by progress boxes too") func output() async throws {
      let progress = try await shell("printf 'one\\ntwo\\n' | \"$D\" --progressbox Working 0 0")
      #expect(progress.outputText == "Working, under way, progress.\none\ntwo\n")
      #expect(progress.exit == .code(0))
      let command = try await shell("\"$D\" --title Setup --prgbox Working 'echo three; echo oops >&2' 0 0")
      #expect(command.outputText == "Setup\nWorking, under way, progress.\nthree\noops\n")
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
        #expect(!terminal.text.contains("could not be started"))
      }
    }
  }
}
