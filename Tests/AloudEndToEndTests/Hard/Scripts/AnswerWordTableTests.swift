import AloudTesting
import Foundation
import Testing

/// SCRIPT-4: what each prompt makes of the words that answer or leave a question, as a script sees it.
struct WordsToAPrompt: Sendable, CustomTestStringConvertible {
  static let words = ["ok", "done", "yes", "no", "cancel", "back", "", nil]

  let arguments: [String]
  /// The exit code and what is printed for each word; the last is the end of input.
  let outcomes: [String]

  var testDescription: String { arguments.joined(separator: " ") }

  private init(_ arguments: [String], _ outcomes: String) {
    (self.arguments, self.outcomes) = (arguments, outcomes.split(separator: " ").map(String.init))
  }

  static let all = [
    //                                                                 ok    done  yes   no    cancel back  ""    end
    WordsToAPrompt(["choose", "Which?", "a1", "b2"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["choose", "Which?", "a1", "b2", "--default", "b2"], "0:b2 0:b2 3 3 1 1 0:b2 3"),
    WordsToAPrompt(["multi", "Which?", "a1", "b2"], "0: 0: 3 3 1 1 3 3"),
    WordsToAPrompt(["multi", "Which?", "a1", "b2", "--chosen", "b2"], "0:b2 0:b2 3 3 1 1 3 3"),
    WordsToAPrompt(["search", "Which?", "a1", "b2"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["search", "Which?", "a1", "b2", "--default", "b2"], "0:b2 0:b2 3 3 1 1 0:b2 3"),
    WordsToAPrompt(["confirm", "Go?"], "0: 0: 0: 1 1 1 3 3"),
    WordsToAPrompt(["confirm", "Go?", "--default", "yes"], "0: 0: 0: 1 1 1 0: 3"),
    WordsToAPrompt(["confirm", "Go?", "--default", "no"], "0: 0: 0: 1 1 1 1 3"),
    WordsToAPrompt(["confirm", "Go?", "--phrase", "format it"], "3 3 3 1 1 1 3 3"),
    WordsToAPrompt(["input", "Name?"], "0:ok 0:done 0:yes 0:no 0:cancel 0:back 3 3"),
    WordsToAPrompt(["input", "Name?", "--default", "Ann"], "0:ok 0:done 0:yes 0:no 0:cancel 0:back 0:Ann 3"),
    WordsToAPrompt(["password", "Secret?"], "0:ok 0:done 0:yes 0:no 0:cancel 0:back 3 3"),
    WordsToAPrompt(["lines", "What?"], "3 3 3 3 3 3 3 3"),
    WordsToAPrompt(["date", "When?"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(
      ["date", "When?", "--default", "2026-12-24"], "0:2026-12-24 0:2026-12-24 3 3 1 1 0:2026-12-24 3"),
    WordsToAPrompt(["time", "When?", "--default", "10:30"], "0:10:30 0:10:30 3 3 1 1 0:10:30 3"),
    WordsToAPrompt(["datetime", "When?"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["timer", "Long?", "--default", "1:30"], "0:1:30 0:1:30 3 3 1 1 0:1:30 3"),
    WordsToAPrompt(["number", "Many?"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["number", "Many?", "--default", "3"], "0:3 0:3 3 3 1 1 0:3 3"),
    WordsToAPrompt(["color", "Which?"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["color", "Which?", "--default", "#006666"], "0:#006666 0:#006666 3 3 1 1 0:#006666 3"),
    WordsToAPrompt(["file", "Which?", "--start", "/etc"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["file", "Which?", "--start", "/etc", "--folders"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["form", "Who?", "--field", "pet:cat|dog", "--default", "pet=dog"], "3 3 3 3 1 1 3 3"),
    WordsToAPrompt(["message", "Done."], "0: 0: 0: 3 1 1 0: 3"),
  ]
}

extension HardTests {
  /// SCRIPT-4: the table of prompts and words.
  @Suite struct AnswerWordTableTests {
    private func outcome(_ arguments: [String], _ input: String) async throws -> String {
      let result = try await Program.run(arguments + ["--now", "2026-11-20T10:00:00"], input: input)
      guard case .code(let code) = result.exit else { return "\(result.exit)" }
      let printed = result.lines.joined(separator: ",")
      #expect(code == 0 || result.outputText.isEmpty)
      return code == 0 ? "0:" + printed : String(code)
    }

    @Test("SCRIPT-4: the words that answer and leave, in English", arguments: WordsToAPrompt.all)
    func english(_ prompt: WordsToAPrompt) async throws {
      for (word, expected) in zip(WordsToAPrompt.words, prompt.outcomes) {
        #expect(try await outcome(prompt.arguments, word.map { $0 + "\n" } ?? "") == expected, "\(word ?? "the end")")
      }
    }

    @Test(
      "SCRIPT-4: \"done\" and \"OK\" of a language, and of English, give up nothing in that language",
      .enabled(if: Nightly.isOn, "it is run by .ci/nightly"), arguments: WordsToAPrompt.all,
      [("de", ["fertig", "done", "ok"]), ("ar", ["انتهيت", "تم", "done", "ok"]), ("ja", ["完了", "done", "OK"])])
    func others(_ prompt: WordsToAPrompt, _ locale: (tag: String, words: [String])) async throws {
      for word in locale.words {
        let outcome = try await outcome(prompt.arguments + ["--locale", locale.tag], word + "\n")
        #expect(outcome != "1" && outcome != "4", "\(word): \(outcome)")
        let isText = ["input", "password"].contains(prompt.arguments[0])
        #expect(isText || [prompt.outcomes[0], "3"].contains(outcome), "\(word): \(outcome)")
      }
    }

    @Test(
      "SCRIPT-4: a refused line on a pipe never ends in success: 2, with the line and the reason on standard error",
      arguments: [
        (["multi", "Which?", "a1", "b2"], "1, 9\ndone\n", "1, 9"),
        (["multi", "Which?", "a1", "b2"], "a1\nb3\ndone\n", "b3"),
        (["multi", "Which?", "a1", "b2", "--chosen", "b2"], "xyzzy\nok\n", "xyzzy"),
        (["choose", "Which?", "a1", "b2", "--default", "b2"], "b3\n\n", "b3"),
        (["search", "Which?", "a1", "b2", "--default", "b2"], "c\n\n", "c"),
        (["confirm", "Go?", "--default", "yes"], "perhaps\n\n", "perhaps"),
        (["date", "When?", "--default", "2026-12-24"], "31 february\n\n", "31 february"),
        (["date", "When?", "--default", "2026-12-24"], "31 february\ndone\n", "31 february"),
        (["color", "Which?", "--default", "#006666"], "xyzzy\n\n", "xyzzy"),
        (["input", "Name?", "--default", "Anna", "--min", "3"], "a\n\n", "a"),
        (["form", "Who?", "--field", "pet:cat|dog", "--default", "pet=dog"], "ctt\n\ndone\n", "ctt"),
        (
          ["form", "Who?", "--field", "name", "--field", "born:date"], "Ann\n31 february\ndone\n",
          "31 february"
        ),
        (["message", "Done."], "xyzzy\n\n", "xyzzy"),
      ] as [([String], String, String)])
    func refused(_ arguments: [String], _ input: String, _ line: String) async throws {
      let result = try await Program.run(arguments + ["--now", "2026-11-20T10:00:00"], input: input)
      #expect(result.exit == .code(2))
      #expect(result.outputText.isEmpty)
      #expect(
        result.errorLines.last == "\"\(line)\" was not taken, and nothing was said in its place: there is no answer.")
    }

    @Test("SCRIPT-4: what comes after a refused line and chooses something answers") func putRight() async throws {
      let several = try await Program.run(["multi", "Which?", "a1", "b2"], input: "xyzzy\n2\ndone\n")
      #expect(several.exit == .code(0) && several.outputText == "b2\n")
      let choice = try await Program.run(["choose", "Which?", "a1", "b2", "--default", "b2"], input: "b3\na1\n")
      #expect(choice.exit == .code(0) && choice.outputText == "a1\n")
    }

    @Test(
      "SCRIPT-4: a part of a value is said in the place of a line that was refused, or asked about",
      arguments: [
        (["datetime", "When?", "--default", "2026-11-25T14:00"], "xyzzy\nthe 28th\ndone\n", "2026-11-28T14:00"),
        (["datetime", "When?", "--default", "2026-11-25T14:00"], "5:00\nevening\ndone\n", "2026-11-25T17:00"),
        (["timer", "Long?", "--default", "1:30"], "xyzzy\nhours 2\ndone\n", "2:30"),
      ])
    func putRight(_ arguments: [String], _ input: String, _ answer: String) async throws {
      let result = try await Program.run(arguments + ["--now", "2026-11-20T10:00:00"], input: input)
      #expect(result.exit == .code(0) && result.outputText == answer + "\n", "\(result.errorText)")
    }

    @Test("EDIT-5: what one line has checked is undone by the names of all") func undoneTogether() async throws {
      let result = try await Program.run(["multi", "Pick", "apple", "banana", "cherry"], input: "all\nundo\ncancel\n")
      #expect(result.errorLines.contains("Undone: apple, banana, cherry."))
    }

    @Test("LOOP-15: several of a list in one line") func several() async throws {
      let result = try await Program.run(["multi", "Which?", "a1", "b2", "c3"], input: "1, 3\ndone\n")
      #expect(result.outputText == "a1\nc3\n")
    }

    @Test(
      "SCRIPT-2: a box that has refused a line of a pipe answers nothing: 255, and not a byte of it where debconf takes it for an error",
      arguments: [
        "--menu Which? 0 0 0 a A b B", "--default-item b --menu Which? 0 0 0 a A b B",
        "--checklist Which? 0 0 0 a A on b B off", "--radiolist Which? 0 0 0 a A on b B off", "--msgbox Done. 0 0",
      ])
    func boxes(_ box: String) async throws {
      try await TemporaryFolder.with { folder in
        let link = folder + "/whiptail"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
        for ending in ["", "done", "ok"] {
          let result = try await CommandRun(
            "/bin/sh", ["-c", "'\(link)' --output-fd 3 \(box) 3>answer; echo code $?; cat answer"],
            input: Array("xyzzy\n\(ending)\n".utf8), environment: Program.soundless, directory: folder
          ).result()
          #expect(result.outputText.hasSuffix("code 255\n"), "\(ending)")
          #expect(result.errorText.isEmpty)
        }
      }
    }

    @Test("SCRIPT-2: a range that has refused a number takes no default after it") func range() async throws {
      try await TemporaryFolder.with { folder in
        let link = folder + "/dialog"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltBinary.path())
        for (input, code, printed) in [("11\n\n", Int32(255), ""), ("11\n7\n", 0, "7"), ("\n", 0, "5")] {
          let result = try await CommandRun(
            link, ["--stdout", "--rangebox", "Many?", "0", "0", "1", "10", "5"], input: Array(input.utf8),
            environment: Program.soundless
          ).result()
          #expect(result.exit == .code(code) && result.outputText == printed, "\(input)")
        }
      }
    }

    @Test(
      "SCRIPT-4: option values are understood in English in every locale, beside its own words",
      arguments: [
        ("de", ["date", "When?", "--default", "today"], "2026-11-20"),
        ("de", ["date", "When?", "--default", "heute"], "2026-11-20"),
        ("ar", ["date", "When?", "--default", "next friday"], "2026-11-27"),
        ("ja", ["time", "When?", "--default", "half past three in the afternoon"], "15:30"),
        ("tr", ["timer", "Long?", "--default", "an hour and a half"], "1:30"),
        ("ko", ["color", "Which?", "--default", "dark teal"], "#006666"),
        ("ru", ["datetime", "When?", "--default", "27 november 2026 at 15:30"], "2026-11-27T15:30"),
      ] as [(String, [String], String)])
    func values(_ locale: String, _ arguments: [String], _ printed: String) async throws {
      let result = try await Program.run(
        arguments + ["--locale", locale, "--now", "2026-11-20T10:00:00"], input: "\n")
      #expect(result.outputText == printed + "\n", "\(result.errorText)")
    }

    @Test("SCRIPT-4: limits, and defaults of forms, in English", arguments: ["de", "ar", "ja", "ko", "tr"])
    func limits(_ locale: String) async throws {
      let past = try await Program.run(
        ["date", "When?", "--min", "today", "--max", "tomorrow", "--locale", locale, "--now", "2026-11-20T10:00:00"],
        input: "2026-11-19\n2026-11-21\n")
      #expect(past.outputText == "2026-11-21\n")
      let form = try await Program.run(
        ["form", "Who?", "--field", "agree:check", "--default", "agree=yes", "--locale", locale], input: "\ndone\n")
      #expect(form.outputText == "{\"agree\":true}\n")
    }
  }
}
