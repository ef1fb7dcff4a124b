import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-5: answers that a command checks, that suggestions or a unit help with, and that are written in an editor.
  @Suite struct HelpedAnswerTests {
    // MARK: - Checks

    @Test("SCRIPT-5: a command gets the answer as $1 and on standard input; its first line is the reason") func check()
      async throws
    {
      let command = #"read -r x; test "$x$1" = bobbob || { printf '\n  \nNot %s.\nMore.\n' "$1"; exit 1; }"#
      let result = try await Program.run(["input", "Who?", "--check", command], input: "$(touch here); \"`\nbob\n")
      #expect(result.outputText == "bob\n")
      #expect(
        result.errorLines == ["Who? Text field, empty.", "Not $(touch here); \"`.", "Who? Text field, empty."])
      #expect(!FileManager.default.fileExists(atPath: "here"))
    }

    @Test(
      "SCRIPT-5: what a command says where it refuses",
      arguments: [
        ("exit 7", "This is not what is asked for."), ("echo 'No way.'; exit 1", "No way."),
        ("echo bad >&2; exit 1", "bad"), ("nosuchprogram", "sh: 1: nosuchprogram: not found"),
        ("kill -9 $$", "This is not what is asked for."), ("printf 'a\\377b\\n'; exit 1", "not text"),
        ("yes | head -c 100000 | tr -d '\\n'; exit 1", "yyy"),
      ])
    func reasons(_ command: String, _ said: String) async throws {
      let result = try await Program.run(["input", "Who?", "--check", command], input: "bob\n\n")
      #expect(result.exit == .code(3))
      #expect(result.outputText.isEmpty)
      #expect(result.errorLines.dropFirst().first?.contains(said) == true, "\(result.errorText.prefix(300))")
    }

    @Test("SCRIPT-4: after a refusal an empty line is no default") func refusedBeforeDefault() async throws {
      let result = try await Program.run(
        ["input", "Who?", "--default", "ann", "--check", "test \"$1\" = bob"], input: "cleo\n\n")
      #expect(result.exit == .code(2))
      #expect(result.outputText.isEmpty)
    }

    @Test("SCRIPT-5: a command is asked once for each answer, and after the pattern") func once() async throws {
      let arguments = ["input", "Who?", "--pattern", "[a-z]+", "--check", "echo \"$1\" >>asked; test \"$1\" = bob"]
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(arguments, input: "42\ncleo\nbob\n", directory: folder)
        #expect(result.outputText == "bob\n")
        #expect(try Files.text(folder + "/asked") == "cleo\nbob\n")
      }
    }

    @Test("SCRIPT-5: a command that does not end is ended, with what it has started, and that is said") func limit()
      async throws
    {
      let command = "sleep 1000 & echo $! >number; wait"
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(["input", "Who?", "--check", command], input: "bob\n", directory: folder)
        #expect(result.exit == .code(3))
        #expect(result.errorText.contains("took too long and was ended"))
        let number = try Files.text(folder + "/number").trimmingCharacters(in: .newlines)
        #expect(!Program.succeeds("kill -0 \(number) && ! grep -q 'State:.Z' /proc/\(number)/status"))
      }
    }

    @Test("LOOP-6: Ctrl-C does not wait for the command") func interrupted() throws {
      let terminal = try Program.shellTerminal(
        "trap : INT; t=$(tty); export t; \"$0\" input Who? --check 'echo on >$t; sleep 1000' --speech off; echo \"code $?\""
      )
      try terminal.wait(for: "\n> ")
      try terminal.enter("bob")
      try terminal.wait(for: "on\n")
      try terminal.press(.controlC)
      try terminal.wait(for: "code 130")
    }

    @Test("SCRIPT-5: a pattern that would never come to an end refuses the text, and the next one is matched")
    func
      pattern() async throws
    {
      let long = String(repeating: "a", count: 60)
      let result = try await Program.run(["input", "What?", "--pattern", "(a+)+b"], input: "\(long)\naab\n")
      #expect(result.outputText == "aab\n")
      #expect(result.errorText.contains("This is not what is asked for."))
    }

    // MARK: - Suggestions, units, dimmed items

    @Test("SCRIPT-5: what is piped is text, whatever is suggested") func pipedText() async throws {
      let result = try await Program.run(["input", "Which?", "--suggest", "alpha", "--suggest", "alps"], input: "al\n")
      #expect(result.outputText == "al\n")
    }

    @Test("SCRIPT-5: suggestions come from arguments and from a file, and Tab completes them") func suggestions() throws
    {
      let terminal = try Program.shellTerminal(
        "f=$(mktemp); printf 'alps\\nbeta\\n' >$f; x=$(\"$0\" input Which? --suggest alpha --suggest-from $f --speech off); echo \"got $x.\""
      )
      try terminal.wait(for: "3 suggestions.")
      try terminal.wait(for: "\n> ")
      try terminal.enter("al")
      try terminal.wait(for: "2 match.")
      try terminal.enter("2")
      try terminal.wait(for: "got alps.")
    }

    @Test("SCRIPT-5: a number is printed without its unit") func unit() async throws {
      let result = try await Program.run(["number", "How much?", "--unit", "kg", "--step", "0.5"], input: "2.5 kg\n")
      #expect(result.outputText == "2.5\n")
      for unit in ["", " ", "m2"] {
        let wrong = try await Program.run(["number", "How much?", "--unit", unit])
        #expect(wrong.exit == .code(2))
        #expect(wrong.errorText.contains("is no unit"))
      }
    }

    @Test(
      "SCRIPT-5: items are dimmed by an option or by a field",
      arguments: [
        ["a", "b=1", "c", "--dimmed", "b=1=It is taken.", "--dimmed", "c"],
        ["a:", "b=1:It is taken.", "c:No.", "--fields", "tag,dimmed", "--delimiter", ":"],
      ])
    func dimmed(_ items: [String]) async throws {
      let result = try await Program.run(["choose", "Which?"] + items, input: "2\nb\nc\na\n")
      #expect(result.outputText == "a\n")
      #expect(result.errorText.contains("2. b=1, dimmed: It is taken."))
      let all = try await Program.run(["multi", "Which?"] + items, input: "all\ndone\n")
      #expect(all.outputText == "a\n")
      let refused = try await Program.run(["choose", "Which?"] + items, input: "2\n")
      #expect(refused.exit == .code(3) && refused.outputText.isEmpty)
    }

    @Test(
      "SCRIPT-5: what of items does not go together is told",
      arguments: [
        (["choose", "Which?", "a", "b", "--dimmed", "x=No."], "none of what there is to choose from"),
        (["choose", "Which?", "a", "b", "--dimmed", "b", "--default", "b"], "can't be the default"),
        (["search", "Which?", "a", "b", "--chosen", "a"], "need --multi"),
        (["search", "Which?", "a", "b", "--multi", "--default", "a"], "--multi and --default"),
        (["search", "Which?", "a", "b", "--multi", "--min", "3"], "--min 3"),
      ])
    func wrongUse(_ arguments: [String], _ told: String) async throws {
      let result = try await Program.run(arguments, input: "1\n")
      #expect(result.exit == .code(2))
      #expect(result.errorText.contains(told), "\(result.errorText)")
    }

    @Test("SCRIPT-5: several items of many, found by typing") func searched() async throws {
      let items = (1...200).map { "box \($0)" }
      let result = try await Program.run(
        ["search", "Which?", "--multi", "--max", "3"] + items, input: "box 17\n20\n1\nbox 3\n1, 2\ndone\n2\ndone\n")
      #expect(result.lines == ["box 3", "box 17", "box 20"], "\(result.errorText)")
    }

    // MARK: - The editor

    /// An editor that does what a line of the shell says to the file `$1`.
    private func edit(
      _ script: String, _ wanted: String, options: String = "", variable: String = "VISUAL"
    ) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("#!/bin/sh\n" + script + "\n", to: folder + "/my editor")
        let terminal = try Program.shellTerminal(
          "cd '\(folder)'; chmod +x 'my editor'; x=$(\"$0\" lines 'What is it?' --editor \(options) --speech off; echo \"code $?\"); echo \"got $x.\"; ls",
          environment: [variable: "'./my editor' -x", "TMPDIR": folder])
        try terminal.wait(for: "What is it?")
        try terminal.wait(for: wanted)
        // The temporary file is gone.
        try terminal.wait(for: "my editor")
        #expect(!terminal.text.contains("aloud-"))
      }
    }

    @Test("SCRIPT-5: lines are written in the editor that VISUAL names, or EDITOR") func editor() async throws {
      try await edit(#"printf 'one\ntwo\n' >"$2""#, "got one\ntwo\ncode 0.")
      try await edit(#"printf 'one' >"$2""#, "got one\ncode 0.", variable: "EDITOR")
      try await edit(
        #"echo more >>"$2"; test -t 0 && test -t 1 || echo blind >>"$2""#, "got begun\nmore\ncode 0.",
        options: "--default begun")
      try await edit("true", "got begun\ncode 0.", options: "--default begun")
      try await edit(#": >"$2""#, "got \ncode 0.", options: "--default begun")
    }

    @Test("SCRIPT-5: an editor that fails gives nothing") func failingEditor() async throws {
      try await edit(#"echo x >"$2"; exit 3"#, "got code 1.")
      try await edit(#"kill -9 $$"#, "got code 1.")
      try await edit(#"rm "$2""#, "got code 74.")
    }

    @Test("SCRIPT-5: where there is no editor or no terminal, that is told") func noEditor() async throws {
      let piped = try await Program.run(
        ["lines", "What?", "--editor"], input: "a\n.\n", environment: ["EDITOR": "true"])
      #expect(piped.exit == .code(2))
      #expect(piped.errorText.contains("--editor needs a terminal"))
      for (editor, told) in [("", "Set the variable VISUAL or EDITOR"), ("/nowhere/ed", "could not be started")] {
        let terminal = try Program.shellTerminal(
          "x=$(\"$0\" lines What? --editor --speech off); echo \"code $?\"",
          environment: ["VISUAL": editor, "EDITOR": editor])
        try terminal.wait(for: told)
        try terminal.wait(for: "code 2")
      }
    }

    // MARK: - Files and forms

    @Test("SCRIPT-5: the default of a file is an absolute path, and has to be one that can be chosen")
    func defaultFile()
      async throws
    {
      try await TemporaryFolder.with { folder in
        try Files.write("", to: folder + "/a.txt")
        let arguments = ["file", "Which?", "--start", folder, "--default"]
        let result = try await Program.run(arguments + ["./a.txt"], input: "\n")
        #expect(result.outputText == folder + "/a.txt\n")
        let wrong = try await Program.run(arguments + ["b.txt"], input: "\n")
        #expect(wrong.exit == .code(2))
        let new = try await Program.run(arguments + ["b.txt", "--new"], input: "\n")
        #expect(new.outputText == folder + "/b.txt\n")
      }
    }

    @Test("SCRIPT-5: a file of a form is left empty by an empty line, unless it is required or has a default")
    func formFile() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("", to: folder + "/a.txt")
        let arguments = ["form", "What?", "--field", "it:file", "--answer", "lines"]
        let empty = try await Program.run(arguments, input: "\ndone\n", directory: folder)
        #expect(empty.outputText == "\n")
        let held = try await Program.run(arguments + ["--default", "it=a.txt"], input: "\ndone\n", directory: folder)
        #expect(held.outputText.hasSuffix("/a.txt\n"))
        let required = try await Program.run(
          arguments + ["--required", "it"], input: "\na.txt\ndone\n", directory: folder)
        #expect(required.outputText.hasSuffix("/a.txt\n"))
      }
    }

    @Test("SCRIPT-5: a field of a form is refused by its pattern") func formPattern() async throws {
      let arguments = ["form", "Where?", "--field", "zip", "--field", "n:number", "--answer", "lines", "--pattern"]
      let result = try await Program.run(arguments + ["zip=[0-9]{2}"], input: "x\n42\n7\ndone\n")
      #expect(result.outputText == "42\n7\n", "\(result.errorText)")
      for pattern in ["zip=(", "zip", "town=a", "n=7"] {
        let wrong = try await Program.run(arguments + [pattern])
        #expect(wrong.exit == .code(2) && wrong.outputText.isEmpty)
      }
    }

    @Test("SCRIPT-5: Tab completes a path, and the time limit ends the question") func files() throws {
      let terminal = try Program.shellTerminal(
        "f=$(mktemp -d); mkdir $f/deep; touch $f/deep/only.txt; cd $f; x=$(\"$0\" file Which?); echo \"got $x.\"",
        environment: ["ALOUD_SPEECH": "off"])
      try terminal.wait(for: "\n> ")
      try terminal.enter("./deep/on")
      try terminal.wait(for: "/deep/only.txt.")
      let limited = try Program.shellTerminal(
        "x=$(\"$0\" file Which? --start / --timeout 1); echo \"code $?\"", environment: ["ALOUD_SPEECH": "off"])
      try limited.wait(for: "Time to answer: 1 second.")
      try limited.wait(for: "code 124")
    }
  }
}
