import Expectations
import Foundation
import AloudTesting
import TestSupport
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
      expect(code == 0 || result.outputText.isEmpty)
      return code == 0 ? "0:" + printed : String(code)
    }

    @Test("SCRIPT-4: the words that answer and leave, in English", arguments: WordsToAPrompt.all)
    func english(_ prompt: WordsToAPrompt) async throws {
      for (word, expected) in zip(WordsToAPrompt.words, prompt.outcomes) {
        try await expect(outcome(prompt.arguments, word.map { $0 + "\n" } ?? ""), is: expected, "\(word ?? "the end")")
      }
    }

    @Test(
      "SCRIPT-4: \"done\" and \"OK\" of a language, and of English, give up nothing in that language",
      .enabled(if: Nightly.isOn, "it is run by .ci/nightly"), arguments: WordsToAPrompt.all,
      [("de", ["fertig", "done", "ok"]), ("ar", ["انتهيت", "تم", "done", "ok"]), ("ja", ["完了", "done", "OK"])])
    func others(_ prompt: WordsToAPrompt, _ locale: (tag: String, words: [String])) async throws {
      for word in locale.words {
        let outcome = try await outcome(prompt.arguments + ["--locale", locale.tag], word + "\n")
        expect(outcome != "1" && outcome != "4", "\(word): \(outcome)")
        let isText = ["input", "password"].contains(prompt.arguments[0])
        expect(isText || [prompt.outcomes[0], "3"].contains(outcome), "\(word): \(outcome)")
      }
    }
  }
}
