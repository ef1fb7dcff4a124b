import AloudTesting
import Testing

extension HardTests {
  /// SCRIPT-5: commands that tell something, and the help of all commands.
  @Suite struct TellingCommandTests {
    @Test(
      "SCRIPT-4: an unknown command ends with 2, says which may be meant, and starts nothing",
      arguments: [
        (["timr", "x"], "\"timr\". Did you mean \"aloud timer\"?"), (["foo"], "\"foo\"."),
        (["foo", "--bar"], "\"foo\"."), (["text", "x"], "\"text\". Did you mean \"aloud input\"?"),
        (["help", "timr"], "\"timr\". Did you mean \"aloud timer\"?"), ([""], "\"\"."),
      ])
    func unknown(_ arguments: [String], _ rest: String) async throws {
      let result = try await Program.run(arguments, input: "1\n", environment: ["LANG": "de_DE.UTF-8"])
      #expect(
        result.errorLines == ["Error: There is no command \(rest)", "  See 'aloud --help' for more information."])
      #expect(result.exit == .code(2) && result.outputText == "")
    }

    @Test("SCRIPT-4: wrong use is told in English alone, in every locale", arguments: ["de", "ar"])
    func english(_ locale: String) async throws {
      for arguments in [
        ["date", "When?", "--min", "x"], ["choose", "Which?", "a", "--default", "b"], ["choose"],
        ["input", "?", "--rate", "x"],
      ] {
        let english = try await Program.run(arguments)
        let other = try await Program.run(arguments, environment: ["ALOUD_LOCALE": locale])
        #expect(other.errorText == english.errorText && english.errorText.hasPrefix("Error: "), "\(arguments)")
        #expect(other.exit == .code(2))
      }
    }

    @Test("SCRIPT-5: the first help of each command has at most 15 lines and an example; \"all\" tells the rest")
    func help() async throws {
      for name in try await CommandNames.ofProgram.value.options.keys {
        let first = try await Program.run([name, "--help"])
        #expect(first.exit == .code(0) && (4...15).contains(first.lines.count), "\(name)")
        #expect(first.lines.last == "All options: aloud \(name) --help all")
        #expect(name == "start" || first.lines[1].hasPrefix("For example: aloud ") || first.lines[1].contains("aloud"))
        let whole = try await Program.run([name, "--help", "all"])
        #expect(whole.outputText.contains("--help"), "\(name)")
        #expect(try await Program.run([name, "--help-hidden"]).outputText == whole.outputText, "\(name)")
        #expect(try await Program.run(["help", name]).outputText == first.outputText, "\(name)")
      }
    }

    @Test("HOST-4: a command's output is told by lines, errors too, then its end, and its exit code is passed on")
    func command() async throws {
      let result = try await Program.run(["run", "--title", "Installing", "--", "sh", "-c", "echo one; echo two >&2"])
      #expect(result.lines.suffix(3) == ["one", "two", "Done: Installing."])
      #expect(result.exit == .code(0))
      let failed = try await Program.run([
        "run", "--title", "Installing", "--", "sh", "-c", "printf '\\033[31mred'; exit 7",
      ])
      #expect(failed.lines.suffix(2) == ["red", "Installing failed, with status 7."])
      #expect(failed.exit == .code(7))
      #expect(try await Program.run(["run", "--", "/nowhere/at/all"]).exit == .code(127))
      #expect(try await Program.run(["run", "a.yaml", "--", "true"]).exit == .code(64))
      #expect(try await Program.run(["run"]).exit == .code(64))
    }

    @Test("LOG-4: what a command asks is asked, a secret is one, and what it writes over is told once")
    func answered() async throws {
      let script = """
        printf '10%%\\r99%%\\r\\n'; printf 'Go on? [Y/n] '; read answer; echo "got $answer"
        stty -echo; printf 'Password: '; read secret; stty echo; echo; echo "${#secret} letters"; exit 3
        """
      func run(_ input: String) async throws -> RunResult {
        try await Program.run(
          ["run", "--title", "Setup", "--", "sh", "-c", script], input: input, environment: ["ALOUD_PIPED": "1"])
      }
      let result = try await run("y\nhush\n")
      #expect(
        result.lines.dropFirst() == [
          "99%", "Go on? [Y/n], text field, empty.", "got y", "Password, secret text field, empty.", "4 letters",
          "Setup failed, with status 3.",
        ])
      #expect(result.exit == .code(3) && !result.outputText.contains("hush"))
      let ended = try await run("y\n")
      #expect(ended.lines.contains("got y") && ended.exit != .code(0))
    }

    @Test("LOG-4: a command that is cancelled at its question is interrupted") func interrupted() throws {
      let terminal = try PseudoTerminal(
        BuiltBinary.path(),
        ["run", "--speech", "off", "--title", "Setup", "--", "sh", "-c", "printf 'Name: '; read name"],
        environment: Program.soundless)
      try terminal.wait(for: "Name, text field")
      try terminal.enter("cancel")
      try terminal.wait(for: "Setup failed, with status 130.")
      #expect(try terminal.waitForExit() == .code(130))
    }

    @Test("SCRIPT-5: a text is said with its level, in the user's words, and not on standard output")
    func say() async throws {
      let result = try await Program.run(["say", "Disk \u{1B}[31mfull", "--level", "warn"])
      #expect(result.errorText == "Warning: Disk full\n" || result.errorText.hasPrefix("Warning: Disk"))
      #expect(result.outputText == "" && !result.errorText.contains("\u{1B}"))
      let german = try await Program.run(["say", "Voll.", "--level", "warn", "--locale", "de"])
      #expect(german.errorText == "Warnung: Voll.\n")
      #expect(try await Program.run(["say", "Done."]).errorText == "Done.\n")
      #expect(try await Program.run(["say", "x", "--level", "loud"]).exit == .code(2))
    }

    @Test("SCRIPT-5: a row of a table is told by its columns, chosen by its first value, and printed")
    func table() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("name,city,age\nAnn,Berlin,30\nBob,,41\n", to: "\(folder)/people.csv")
        func run(_ arguments: [String], _ input: String) async throws -> RunResult {
          try await Program.run(["table", "Whom?", "people.csv"] + arguments, input: input, directory: folder)
        }
        let result = try await run([], "bob\n")
        #expect(
          result.errorLines.prefix(3) == ["Whom? 2 items.", "1. Ann, city: Berlin, age: 30.", "2. Bob, age: 41."])
        #expect(result.outputText == "Bob,,41\n")
        #expect(try await run(["--column", "city", "--columns", "age"], "30\n").outputText == "Berlin\n")
        let json = try await run(["--answer", "json"], "1\n")
        #expect(json.outputText == #"{"name":"Ann","city":"Berlin","age":"30"}"# + "\n")
        #expect(try await run(["--column", "nothing"], "1\n").exit == .code(2))
        #expect(try await Program.run(["table", "none.csv"], directory: folder).exit == .code(66))
        let alone = try await Program.run(
          ["table", "people.csv", "--answer", "index"], input: "2\n", directory: folder)
        #expect(alone.outputText == "2\n")
      }
    }

    @Test("SCRIPT-5: a text is read by line and by heading, and searched")
    func page() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("# One\n\nFirst words.\n\n## Two\n\nOther words.\n", to: "\(folder)/a.md")
        let result = try await Program.run(
          ["page", "a.md"], input: "next heading\nnext heading\nnext\nok\n", directory: folder)
        #expect(result.lines.contains { $0.contains("Two, heading") })
        #expect(result.lines.contains { $0.contains("Other words.") })
        #expect(result.exit == .code(0))
        #expect(try await Program.run(["page", "b.md"], directory: folder).exit == .code(66))
      }
    }
  }
}
