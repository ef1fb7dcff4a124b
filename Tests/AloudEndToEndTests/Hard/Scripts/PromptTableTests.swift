import AloudTesting
import Expectations
import Testing

/// The prompts of `aloud`, each with what answers it.
struct AskedPrompt: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let answer: String
  let printed: String

  var testDescription: String { arguments[0] }

  static let all = [
    AskedPrompt(["choose", "Which?", "a1", "b2"], "2\n", "b2\n"),
    AskedPrompt(["menu", "Which?", "a1", "b2"], "a1\n", "a1\n"),
    AskedPrompt(["multi", "Which?", "a1", "b2"], "1\n2\ndone\n", "a1\nb2\n"),
    AskedPrompt(["search", "Which?", "a1", "b2"], "b2\n", "b2\n"), AskedPrompt(["confirm", "Go on?"], "yes\n", ""),
    AskedPrompt(["confirm", "Format it?", "--phrase", "format it"], "format it\n", ""),
    AskedPrompt(["input", "Name?"], "Ann\n", "Ann\n"), AskedPrompt(["password", "Secret?"], "pass\n", "pass\n"),
    AskedPrompt(["lines", "What?"], "one\ntwo\n.\n", "one\ntwo\n"),
    AskedPrompt(["date", "When?"], "2026-11-27\n", "2026-11-27\n"),
    AskedPrompt(["time", "When?"], "15:30\n", "15:30\n"),
    AskedPrompt(["datetime", "When?"], "27 november 2099 at 15:30\n", "2099-11-27T15:30\n"),
    AskedPrompt(["timer", "How long?"], "1:30\n", "1:30\n"),
    AskedPrompt(["color", "Which?"], "#006666\n", "#006666\n"), AskedPrompt(["message", "Done."], "ok\n", ""),
    AskedPrompt(["file", "Which?", "--start", "/etc"], "/etc/passwd\n", "/etc/passwd\n"),
    AskedPrompt(["form", "Who?", "--field", "pet:cat|dog"], "dog\ndone\n", "{\"pet\":\"dog\"}\n"),
  ]

  private init(_ arguments: [String], _ answer: String, _ printed: String) {
    (self.arguments, self.answer, self.printed) = (arguments, answer, printed)
  }

  /// Whether it waits for text: what is piped to it is no command.
  var isForText: Bool { ["input", "password", "lines"].contains(arguments[0]) }
}

extension HardTests {
  /// SCRIPT-1: the exit codes of all prompts, and what each does where the outside fails.
  @Suite struct PromptTableTests {
    @Test("SCRIPT-1: 0 answered, with the answer alone on standard output", arguments: AskedPrompt.all)
    func answered(_ prompt: AskedPrompt) async throws {
      let result = try await Program.run(
        prompt.arguments + ["--now", "2026-11-20T10:00:00"], input: prompt.answer + "the rest\n")
      expect(result.exit, is: .code(0))
      expect(result.outputText, is: prompt.printed)
      expect(result.errorText.hasPrefix(prompt.arguments[1]))
    }

    @Test("SCRIPT-1: 1 cancelled, 4 back; a prompt for text takes both as text", arguments: AskedPrompt.all)
    func left(_ prompt: AskedPrompt) async throws {
      for (word, code) in [("cancel", Int32(1)), ("back", 4)] {
        let result = try await Program.run(prompt.arguments + ["--back"], input: word + "\n.\n")
        expect(result.exit, is: .code(prompt.isForText ? 0 : code), "\(word)")
        expect(result.outputText, is: (prompt.isForText ? word + "\n" : ""), "\(word)")
      }
    }

    @Test("SCRIPT-1: 2 wrong use, with the remedy and the command's own usage", arguments: AskedPrompt.all)
    func wrongUse(_ prompt: AskedPrompt) async throws {
      let name = prompt.arguments[0] == "menu" ? "choose" : prompt.arguments[0]
      for wrong in [
        [prompt.arguments[0]], prompt.arguments + ["--nonsense"], prompt.arguments + ["--output-fd", "999999"],
      ] {
        let result = try await Program.run(wrong, input: prompt.answer)
        expect(result.exit, is: .code(2), "\(wrong)")
        expect(result.outputText.isEmpty)
        expect(result.errorText.contains("Usage: aloud \(name) "), "\(wrong)")
        expect(result.errorText.contains("'aloud \(name) --help'"), "\(wrong)")
      }
    }

    @Test(
      "SCRIPT-1: 3 where the pipe ends before the answer, also where lines were refused", arguments: AskedPrompt.all)
    func ended(_ prompt: AskedPrompt) async throws {
      let begun = prompt.arguments[0] == "lines" ? "one\n" : prompt.isForText ? "\n" : "xyzzy\n"
      for input in ["", begun] {
        let result = try await Program.run(prompt.arguments, input: input)
        expect(result.exit, is: .code(3))
        expect(result.outputText.isEmpty)
      }
    }

    @Test("SCRIPT-1: 3 where there is neither a terminal nor a pipe", arguments: AskedPrompt.all)
    func nobody(_ prompt: AskedPrompt) async throws {
      let words = prompt.arguments.map { "'\($0)'" }.joined(separator: " ")
      let result = try await Program.shell("setsid \"$0\" \(words) </dev/null; echo $?")
      expect(result.outputText, is: "3\n")
    }

    @Test("LOOP-6: 130 where Ctrl-C is pressed, and nothing is answered", arguments: AskedPrompt.all)
    func interrupted(_ prompt: AskedPrompt) throws {
      let words = prompt.arguments.map { "'\($0)'" }.joined(separator: " ")
      let terminal = try Program.shellTerminal("trap : INT; x=$(\"$0\" \(words) --speech off); echo \"got $?,$x.\"")
      try terminal.wait(for: "\n> ")
      try terminal.press(.controlC)
      try terminal.wait(for: "got 130,.")
    }

    @Test("SCRIPT-1: a terminal that goes away ends it quietly", arguments: AskedPrompt.all)
    func gone(_ prompt: AskedPrompt) throws {
      let terminal = try Program.terminal(
        prompt.arguments.contains("password") ? ["confirm", "Go on?"] : prompt.arguments)
      let exit = terminal.close()
      expect(exit != .code(0))
    }

    @Test("SAFE-2: where the answer can't be written, that is told", arguments: AskedPrompt.all)
    func full(_ prompt: AskedPrompt) async throws {
      guard !prompt.printed.isEmpty else { return }
      let words = prompt.arguments.map { "'\($0)'" }.joined(separator: " ")
      let result = try await Program.shell("\"$0\" \(words) >/dev/full; echo $?", input: prompt.answer)
      expect(result.outputText, is: "74\n")
      expect(result.errorText.hasSuffix("The answer could not be written.\n"))
    }

    @Test("SCRIPT-1: the completions and the help know all prompts; the help begins with an example")
    func help() async throws {
      let bash = try await Program.run(["--generate-completion-script", "bash"])
      for prompt in AskedPrompt.all {
        let name = prompt.arguments[0]
        expect(name == "menu" || bash.outputText.contains(name), "\(name)")
        let help = try await Program.run([name, "--help"])
        expect(help.lines.prefix(5).contains { $0.hasPrefix("For example: ") }, "\(name)")
        expect(help.outputText.contains("aloud \(name == "menu" ? "choose" : name) \""), "\(name)")
      }
    }

    @Test("SCRIPT-1: a descriptor that was closed before the prompt began takes no answer", arguments: [1, 2])
    func closed(_ descriptor: Int) async throws {
      let told = try await Program.shell(
        "exec 3>&1; echo x | \"$0\" input Name? --output-fd \(descriptor) \(descriptor)>&-; echo $? >&3")
      expect(told.outputText, is: "2\n")
    }

    @Test("SCRIPT-1: where standard error is closed, the answer is given all the same") func noError() async throws {
      let result = try await Program.shell("echo x | \"$0\" input Name? 2>&-")
      expect(result.outputText, is: "x\n")
    }
  }
}
