import AloudTesting
import Testing

extension HardTests {
  /// SCRIPT-1: prompts of scripts, by pipe and at a terminal.
  @Suite struct PromptCommandTests {
    @Test("SCRIPT-1: three prompts of a script take a line each from one pipe, refused lines too, and none is lost")
    func piped() async throws {
      let script = """
        name=$("$0" input "Your name?") || exit 9
        one=$("$0" choose "Which one?" Ann Bob Cleo) || exit 8
        "$0" confirm "Go on?" || exit 7
        echo "$name, $one"; cat
        """
      let result = try await Program.shell(script, input: "Ann Bolyn\nxyzzy\n9\n3\nperhaps\nyes\nthe rest\n")
      #expect(result.outputText == "Ann Bolyn, Cleo\nthe rest\n")
      #expect(result.exit == .code(0))
      #expect(result.errorText.contains("Which one? 3 items."))
    }

    @Test("SCRIPT-1: the article's script does what it says, by pipe") func article() async throws {
      let article = try #require(try Article.all.first { $0.path.hasSuffix("Scripts.md") })
      let script = try #require(article.blocks.first { $0.kind == "sh" }).lines.joined(separator: "\n")
      let result = try await Program.shell(
        "aloud() { \"$program\" \"$@\" --now 2026-11-20T10:00:00; }; program=$0\n" + script,
        input: "Ann\n\n27 november\nyes\n")
      #expect(result.outputText == "Ann,Green,2026-11-27\n")
      #expect(result.exit == .code(0))
    }

    @Test("SCRIPT-1: the article's form is read by the shell") func articleForm() async throws {
      let article = try #require(try Article.all.first { $0.path.hasSuffix("Scripts.md") })
      let script = try #require(
        article.blocks.last { $0.kind == "sh" && $0.lines.joined().contains("aloud form") }
      ).lines.joined(separator: "\n")
      let result = try await Program.shell(
        "aloud() { \"$program\" \"$@\"; }; program=$0\n" + script,
        input: "Ann O'Hara; $(false)\ndog\ndone\n")
      #expect(result.outputText == "Ann O'Hara; $(false) has a dog\n")
    }

    @Test("SCRIPT-1: the script of the README asks three times, and gets its answers") func readme() async throws {
      let readme = try #require(try Article.all.first { $0.path.hasSuffix("README.md") })
      let script = try #require(
        readme.blocks.first { $0.kind == "sh" && $0.lines.joined().contains("aloud input") }
      ).lines.joined(separator: "\n")
      let result = try await Program.shell(
        "aloud() { \"$program\" \"$@\" --now 2026-11-20T10:00:00; }; program=$0\n\(script)\necho \"$name, $day\"",
        input: "Ann\nyes\n27 november\n")
      #expect(result.outputText == "Ann, 2026-11-27\n")
      #expect(result.errorText.contains("Hello, Ann. Go on?"))
    }

    @Test("SCRIPT-1: the answer alone stands on standard output, all else on standard error")
    func streams() async throws {
      let result = try await Program.run(["choose", "Which one?", "Ann", "Bob"], input: "bob\n")
      #expect(result.outputText == "Bob\n")
      #expect(result.errorLines.prefix(3) == ["Which one? 2 items.", "1. Ann.", "2. Bob."])
    }

    @Test(
      "SCRIPT-1: exit codes: answered, no, cancelled, input ended, back, wrong use",
      arguments: [
        (["confirm", "Go on?"], "yes\n", 0), (["confirm", "Go on?"], "no\n", 1),
        (["confirm", "Go on?"], "cancel\n", 1),
        (["confirm", "Go on?"], "", 3), (["input", "Name?"], "", 3), (["confirm", "Go on?", "--back"], "back\n", 4),
        (["confirm", "Go on?"], "back\n", 1), (["choose", "Which?", "a", "--default", "b"], "", 2),
        (["confirm"], "", 2),
        (["date", "When?", "--min", "soonish"], "", 2), (["input", "Name?", "--output-fd", "999999"], "x\n", 2),
        (["choose", "Which?"], "", 2), (["message", "Done."], "\n", 0), (["input", "Name?", "--nonsense"], "", 2),
        (["confirm", "Format it?", "--phrase", "format it"], "format it\n", 0),
        (["confirm", "Format it?", "--phrase", "format it"], "yes\n", 3), (["menu", "Which?"], "", 2),
        (["date", "When?", "--back"], "back\n", 4),
        (["date", "When?"], "cancel\n", 1), (["multi", "Which?", "a", "b"], "cancel\n1\n", 1),
        (["multi", "Which?", "a", "b"], "1\ncancel\ndiscard\n", 1),
        (["multi", "Which?", "a", "b"], "1\ncancel\n2\n", 3),
        (["date", "When?", "--min", "2026-12-01", "--max", "2026-11-01"], "", 2),
        (["date", "When?", "--default", "2020-01-01", "--min", "2026-01-01"], "", 2),
        (["timer", "How long?", "--default", "100 hours"], "", 2),
        (["number", "Many?", "--min", "5", "--max", "1"], "", 2),
        (["number", "Many?", "--step", "0"], "", 2), (["number", "Many?", "--max", "nan"], "", 2),
        (["number", "Many?", "--max", "9", "--default", "10"], "", 2),
        (["number", "Many?", "--default", "0.5"], "", 2), (["number", "Many?", "--max", "9"], "10\n", 3),
        (["number", "Many?"], "half past three\n", 3), (["input", "Name?", "--pattern", "["], "", 2),
        (["input", "Name?", "--pattern", "[a-z]+"], "Ann\n", 3),
        (["input", "Name?", "--pattern", "[a-z]+"], "ann.\n", 3),
        (["password", "New?", "--twice"], "a\nb\n", 3), (["password", "New?", "--twice"], "a\n", 3),
        (["input", "Name?", "--output-fd", "0"], "x\n", 2),
      ] as [([String], String, Int32)])
    func exits(_ arguments: [String], _ input: String, _ code: Int32) async throws {
      let result = try await Program.run(arguments, input: input)
      #expect(result.exit == .code(code))
      #expect(result.outputText.isEmpty)
    }

    @Test("SCRIPT-1: the answer goes to the descriptor that was asked for") func descriptor() async throws {
      let result = try await Program.shell("echo Ann | \"$0\" input Name? --output-fd 3 3>&1 >/dev/null 2>/dev/null")
      #expect(result.outputText == "Ann\n")
    }

    @Test(
      "SCRIPT-1: dates, times and lengths are written as ISO 8601 has them",
      arguments: [
        (["date", "When?"], "27 november 2026", "2026-11-27"),
        (["time", "When?"], "half past three in the afternoon", "15:30"),
        (["datetime", "When?"], "27 november 2026 at 15:30", "2026-11-27T15:30"),
        (["timer", "How long?"], "an hour and a half", "1:30"), (["color", "Which?"], "#006666", "#006666"),
        (["number", "How many?"], "twelve", "12"),
        (["number", "How much?", "--step", "0.25"], "two and a half", "2.5"),
        (["number", "How many?", "--locale", "de"], "dreiundzwanzig", "23"),
        (["number", "How many?", "--locale", "de", "--step", "0.1"], "1.234,5", "1234.5"),
        (["number", "How warm?", "--min", "-20", "--max", "40"], "minus five", "-5"),
        (["number", "How many?", "--locale", "ar"], "٤٢", "42"), (["number", "How many?", "--default", "7"], "", "7"),
        (["input", "Mail?", "--pattern", ".+@.+"], "ann@example.com", "ann@example.com"),
        (["password", "New?", "--twice"], "open sesame\nopen sesame", "open sesame"),
        (["password", "New?", "--twice"], "one\ntwo\nthree\nthree", "three"),
        (["date", "When?", "--default", "2026-12-24"], "", "2026-12-24"),
        (["input", "Name?", "--default", "Ann"], "", "Ann"), (["input", "Name?", "--default", "Ann"], "done", "done"),
        (["date", "When?", "--default", "2026-12-24"], "2026-12-24", "2026-12-24"),
        (["date", "When?", "--default", "2026-12-24"], "done", "2026-12-24"),
        (["timer", "How long?", "--default", "1:30"], "1:30", "1:30"),
        (["color", "Which?", "--default", "#006666"], "dark teal", "#006666"), (["lines", "What?"], ".", ""),
      ])
    func values(_ arguments: [String], _ line: String, _ answer: String) async throws {
      let result = try await Program.run(arguments + ["--now", "2026-11-20T10:00:00"], input: line + "\n")
      #expect(result.outputText == answer + "\n")
      #expect(result.exit == .code(0))
    }

    @Test("SCRIPT-1: what a script pipes changes none of the user's settings for good") func settings() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(["choose", "Which?", "a", "b", "--data", folder], input: "louder\nb\n")
        #expect(result.outputText == "b\n")
        #expect(result.errorText.contains("Volume, 120."))
        #expect(try Files.names(in: folder).isEmpty)
      }
    }

    @Test("SCRIPT-1: several answers are a line each") func several() async throws {
      let result = try await Program.run(
        ["multi", "Which?", "a1", "b2", "c3", "--chosen", "b2"], input: "c3\na1\ndone\n")
      #expect(result.lines == ["a1", "b2", "c3"])
    }

    @Test("SAFE-1: items from outside can't colour, move or reorder anything, and come back as they were")
    func items() async throws {
      let result = try await Program.run(["choose", "Which?", "--", "a\u{1B}[31mb", "-c", "\u{202E}x"], input: "1\n")
      #expect(result.outputText == "a\u{1B}[31mb\n")
      #expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("\u{202E}"))
    }

    @Test("SAFE-3: a password is on standard output alone") func password() async throws {
      let result = try await Program.run(["password", "Password?", "--echo"], input: "hunter2\n")
      #expect(result.outputText == "hunter2\n")
      #expect(!result.errorText.contains("hunter2"))
    }
  }

  /// Prompts whose items come from standard input, so that a person at the terminal answers.
  @Suite struct PromptAtATerminalTests {
    @Test("SCRIPT-1: at a terminal the question is there, and the answer is what the script gets") func terminal()
      throws
    {
      let terminal = try Program.terminal(["choose", "Which one?", "Ann", "Bob"])
      try terminal.enter("bob")
      try terminal.wait(for: "Bob.")
    }

    @Test("SCRIPT-1: where its output is taken, the question is at the terminal all the same") func captured() throws {
      let terminal = try Program.shellTerminal("x=$(\"$0\" choose 'Which one?' Ann Bob --speech off); echo \"got $x\"")
      try terminal.wait(for: "2. Bob.")
      try terminal.enter("2")
      try terminal.wait(for: "got Bob")
    }

    @Test("SCRIPT-1: items come from a pipe, and the person at the terminal chooses") func itemsFromPipe() throws {
      let terminal = try Program.shellTerminal(
        "x=$(printf 'Ann\\nBob\\n' | \"$0\" choose 'Which one?' --speech off); echo \"got $x\"")
      try terminal.wait(for: "2. Bob.")
      try terminal.enter("the second")
      try terminal.wait(for: "got Bob")
    }
  }
}
