import AloudTesting
import Testing

extension HardTests {
  /// SCRIPT-1: what there is to choose from, and what is given back of it.
  @Suite struct PromptItemTests {
    @Test("SCRIPT-1: items of any bytes come back byte for byte, from arguments and from standard input")
    func bytes() async throws {
      let odd = "\\377\\nb\\344"
      let argument = try await Program.shell("\"$0\" choose Which? a \"$(printf '\(odd)')\" b", input: "2\n")
      #expect(argument.output == [0xFF, 0x0A, 0x62, 0xE4, 0x0A])
      #expect(argument.errorText.contains("Which? 3 items."))
      let lines = try await Program.shell(
        "f=$(mktemp); printf 'a\\n\\377\\344\\r\\n\\303\\244\\n' >$f; \"$0\" choose Which? --items-from $f; rm $f",
        input: "2\n")
      #expect(lines.output == [0xFF, 0xE4, 0x0D, 0x0A])
      #expect(!lines.errorText.contains("\r"))
      let chosen = try await Program.shell(
        "\"$0\" choose Which? a \"$(printf '\\377')\" --default \"$(printf '\\377')\"", input: "\n")
      #expect(chosen.output == [0xFF, 0x0A])
      let standard = try await Program.shell("\"$0\" input Name? --default \"$(printf '\\377')\"", input: "\n")
      #expect(standard.output == [0xFF, 0x0A])
    }

    @Test("SCRIPT-1: characters for private use are no bytes") func privateUse() async throws {
      let text = "\u{10FE41}\u{10FEFF}"
      let chosen = try await Program.run(["choose", "Which?", "a", text], input: "2\n")
      #expect(chosen.outputText == text + "\n")
      let typed = try await Program.run(["input", "Name?"], input: text + "\n")
      #expect(typed.outputText == text + "\n")
    }

    @Test("SCRIPT-1: with --null items and answers end with a zero byte, and may hold line feeds") func null()
      async throws
    {
      let result = try await Program.shell(
        "f=$(mktemp); printf 'a\\nb\\0c\\0' >$f; \"$0\" multi Which? --null --items-from $f; rm $f",
        input: "1\n2\ndone\n")
      #expect(result.output == [0x61, 0x0A, 0x62, 0, 0x63, 0])
    }

    @Test("SCRIPT-1: items have tags, titles, subtitles, groups and marks") func fields() async throws {
      let items = ["a:Ann:first:Near:", "b:Bob::Near:on", "c:Cleo:third:Far:yes"]
      let arguments = ["Which?"] + items + ["--fields", "tag,title,subtitle,group,on", "--delimiter", ":"]
      let one = try await Program.run(["choose"] + arguments, input: "ann\n")
      #expect(one.outputText == "a\n")
      #expect(
        one.errorLines.prefix(6)
          == [
            "Which? 3 items.", "Near, group.", "1. Ann, first.", "2. Bob, default.", "Far, group.", "3. Cleo, third.",
          ])
      let several = try await Program.run(["multi"] + arguments, input: "1\ndone\n")
      #expect(several.lines == ["a", "b", "c"])
      let emptyTag = try await Program.run(
        ["choose", "Which?", ":None", "--fields", "tag,title", "--delimiter", ":"], input: "1\n")
      #expect(emptyTag.outputText == "\n")
    }

    @Test(
      "SCRIPT-1: what is printed of an answer",
      arguments: [
        (["choose", "--answer", "tag"], "2\n", "b\n"), (["choose", "--answer", "title"], "2\n", "Bob\n"),
        (["choose", "--answer", "index"], "2\n", "2\n"),
        (["choose", "--answer", "json"], "2\n", "{\"index\":2,\"tag\":\"b\",\"title\":\"Bob\"}\n"),
        (["multi", "--answer", "index"], "2\n1\ndone\n", "1\n2\n"),
        (["multi", "--answer", "json"], "done\n", "[]\n"), (["search", "--answer", "index"], "bob\n", "2\n"),
      ] as [([String], String, String)])
    func answers(_ arguments: [String], _ input: String, _ output: String) async throws {
      let result = try await Program.run(
        arguments + ["Which?", "a:Ann", "b:Bob", "--fields", "tag,title", "--delimiter", ":"], input: input)
      #expect(result.outputText == output)
    }

    @Test(
      "SCRIPT-1: dates as the locale writes them, and as JSON",
      arguments: [("locale", "November 27, 2026\n"), ("json", "\"2026-11-27\"\n"), ("iso", "2026-11-27\n")])
    func moments(_ answer: String, _ output: String) async throws {
      let result = try await Program.run(
        ["date", "When?", "--answer", answer, "--locale", "en"], input: "2026-11-27\n")
      #expect(result.outputText.contains(output.dropLast()))
    }

    @Test("SCRIPT-1: items come from a command, whose failure is told") func command() async throws {
      let result = try await Program.run(
        ["choose", "Which?", "--items-command", "seq 3"], input: "2\n")
      #expect(result.outputText == "2\n")
      let failed = try await Program.run(["choose", "Which?", "--items-command", "seq 3; exit 1"], input: "2\n")
      #expect(failed.exit == .code(2))
      #expect(failed.errorText.contains("The command for the items has failed: seq 3; exit 1"))
    }

    @Test("SCRIPT-1: items that repeat are told by their numbers; each that is chosen at first counts once")
    func repeated() async throws {
      let one = try await Program.run(["choose", "Which?", "a", "a", "b", "--answer", "index"], input: "2\n")
      #expect(one.outputText == "2\n")
      let several = try await Program.run(
        ["multi", "Which?", "a", "b", "a", "--chosen", "a", "--chosen", "a", "--answer", "index"], input: "done\n")
      #expect(several.lines == ["1", "3"])
    }

    @Test(
      "SCRIPT-1: wrong use is told with its remedy, in a sentence",
      arguments: [
        (["choose", "Which?", "a", ""], "An item has no name."),
        (["choose", "Which?", "--items-from", "/nowhere"], "can't be read from \"/nowhere\""),
        (["choose", "Which?", "a", "--items-from", "x"], "can't be given together"),
        (["choose", "Which?", "a", "--fields", "nonsense"], "Write it as tag,title."),
        (["choose", "Which?", "a", "--chosen"], "Unknown option '--chosen'"),
        (["multi", "Which?", "a", "--chosen", "a", "--chosen", "a"], "\"a\" is none of what there is"),
        (["multi", "Which?", "a", "--min", "2"], "--min 2"),
        (["input", "Name?", "--min", "3", "--max", "2"], "--max 2 comes before --min 3"),
        (["confirm", "Go?", "--phrase", ""], "can't confirm anything"),
        (["confirm", "Go?", "--phrase", "go"], "can't confirm anything"),
        (["confirm", "Go?", "--phrase", "go back"], "can't confirm anything"),
        (["confirm", "Go?", "--phrase", "4 5"], "can't confirm anything"),
        (["confirm", "Go?", "--phrase", "format it", "--default", "no"], "--phrase and --default"),
        (["date", "When?", "--min", "2026-12-01", "--max", "2026-11-01"], "--max 2026-11-01 comes before"),
        (["date", "When?", "--min", "2026-12-01", "--default", "2026-11-01"], "--default 2026-11-01 comes before"),
        (["date", "When?", "--max", "2026-12-01", "--default", "2027-11-01"], "--default 2027-11-01 comes after"),
        (["color", "Which?", "--default", "xyzzy"], "Write it as #006666."),
        (["file", "Which?", "--start", "/nowhere"], "\"/nowhere\" is no value here"),
        (["file", "Which?", "--folders", "--pattern", "*"], "can't be given together"), (["form", "Who?"], "--field"),
        (["form", "Who?", "--field", "1x"], "\"1x\" is no value here"),
        (["form", "Who?", "--field", "a", "--field", "a"], "The field a is there twice."),
        (["form", "Who?", "--field", "a", "--required", "b"], "There is no field b."),
        (["form", "Who?", "--field", "a:date", "--default", "a=soonish"], "Write it as 2026-11-27."),
        (["form", "Who?", "--field", "a:lines", "--answer", "lines"], "can't be given together"),
      ] as [([String], String)])
    func wrongUse(_ arguments: [String], _ told: String) async throws {
      let result = try await Program.run(arguments, input: "x\n")
      #expect(result.exit == .code(2))
      #expect(result.errorText.contains(told), "\(result.errorText)")
      #expect(result.outputText.isEmpty)
    }

    @Test("SCRIPT-1: a password is not shown at a terminal, but taken where a script takes it") func password() throws {
      let terminal = try Program.shellTerminal("\"$0\" password Secret? --speech off; echo \"got $?\"")
      try terminal.wait(for: "got 2")
      #expect(terminal.text.contains("would be shown on the terminal"))
      let taken = try Program.shellTerminal(
        "x=$(\"$0\" password Secret? --speech off); test \"$x\" = cancel && echo right")
      try taken.wait(for: "\n> ")
      try taken.enter("type cancel")
      try taken.wait(for: "right")
    }

    @Test("SCRIPT-1: colors are given in words, and keep their opacity") func colors() async throws {
      let named = try await Program.run(["color", "Which?", "--default", "dark teal"], input: "\n")
      #expect(named.outputText == "#006666\n")
      let clear = try await Program.run(["color", "Which?", "--default", "#00666680"], input: "\n")
      #expect(clear.outputText == "#00666680\n")
    }

    @Test("SAFE-2: an item of a megabyte can be chosen, and comes back whole") func long() async throws {
      let result = try await Program.shell(
        "f=$(mktemp); head -c 1000000 /dev/zero | tr '\\0' x >$f; echo >>$f; echo b >>$f; "
          + "echo 1 | \"$0\" choose Which? --items-from $f | wc -c; rm $f")
      #expect(result.outputText == "1000001\n")
    }

    @Test("SAFE-3: a form's answers are assignments that no shell can read otherwise") func shell() async throws {
      let evil = "'; touch hacked; $(touch hacked) `touch hacked` \"\\'"
      try await TemporaryFolder.with { folder in
        let result = try await Program.shell(
          "eval \"$(\"$0\" form Who? --field a --field b:lines --answer shell)\"; printf '%s|%s' \"$a\" \"$b\"",
          input: "\(evil)\n\(evil)\nx\n.\ndone\n", directory: folder)
        #expect(result.outputText == "\(evil)|\(evil)\nx")
        #expect(try Files.names(in: folder).isEmpty)
      }
    }

    @Test("SCRIPT-1: a form answers as JSON, as assignments, as lines") func form() async throws {
      let fields = ["name=Your name", "born:date", "pet:cat|dog", "agree:check", "tint:color"]
      let arguments = ["form", "Who?"] + fields.flatMap { ["--field", $0] } + ["--default", "pet=dog"]
      let input = "Ann\n27 november 2026\n\nyes\n\ndone\n"
      let json = try await Program.run(arguments, input: input)
      #expect(
        json.outputText
          == "{\"name\":\"Ann\",\"born\":\"2026-11-27\",\"pet\":\"dog\",\"agree\":true,\"tint\":null}\n")
      let shell = try await Program.run(arguments + ["--answer", "shell"], input: input)
      #expect(shell.lines == ["name='Ann'", "born='2026-11-27'", "pet='dog'", "agree='true'", "tint=''"])
      let lines = try await Program.run(arguments + ["--answer", "lines"], input: input)
      #expect(lines.lines == ["Ann", "2026-11-27", "dog", "true", ""])
    }

    @Test("SCRIPT-1: a hundred answers from one pipe, none lost, byte for byte") func hundred() async throws {
      let script = "i=0; while [ $i -lt 100 ]; do \"$0\" input N? 2>/dev/null; i=$((i+1)); done; cat"
      let words = ["read", "stop", "done", "clear", "back", "cancel", "help", "quit", "/read", "type x"]
      let input = (0..<100).map { "\(words[$0 % 10])\n" }.joined() + "rest\n"
      let result = try await Program.shell(script, input: input)
      #expect(result.outputText == input)
    }

    @Test("SCRIPT-1: help in a prompt tells of nothing that it has not") func possible() async throws {
      for (arguments, hasValues) in [
        (["choose", "Which?", "a", "b"], false), (["confirm", "Go?"], false), (["multi", "Which?", "a", "b"], true),
        (["form", "Who?", "--field", "pet:cat|dog"], false),
      ] {
        let help = try await Program.run(arguments, input: "help\n").errorText
        #expect(help.lowercased().contains("\"cancel\" leaves"))
        for word in ["Quit", "More on"] { #expect(!help.contains("\"\(word)\""), "\(word) in \(arguments)") }
        for word in ["Undo", "turn on"] {
          #expect(help.contains("\"\(word)\"") == hasValues, "\(word) in \(arguments)")
        }
      }
    }

    @Test("SCRIPT-1: the completions and the help know all prompts; the help begins with an example")
    func help() async throws {
      let bash = try await Program.run(["--generate-completion-script", "bash"])
      for prompt in AskedPrompt.all {
        let name = prompt.arguments[0]
        #expect(name == "menu" || bash.outputText.contains(name), "\(name)")
        let help = try await Program.run([name, "--help"])
        #expect(help.lines.prefix(5).contains { $0.hasPrefix("For example: ") }, "\(name)")
        #expect(help.outputText.contains("aloud \(name == "menu" ? "choose" : name) \""), "\(name)")
      }
    }
  }
}
