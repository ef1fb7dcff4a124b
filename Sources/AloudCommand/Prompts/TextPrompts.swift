import Aloud
import AloudApp
import AloudPrompts
import AloudSystem
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc

struct InputPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "input", abstract: "Ask for a line of text, and print it.",
    example: #"name=$(aloud input "Your name?" --default Ann)"#)

  @OptionGroup var prompt: PromptOptions
  @Option(help: "The answer for an empty line.") var `default`: String?
  @OptionGroup var amount: AmountOptions
  @Option(help: "A regular expression that the whole text must match.") var pattern: String?
  @Option(help: "What is said of a text that doesn't match.") var patternMessage: String?
  @Option(
    help: "A command that takes the answer, as $1 and on standard input, or refuses it by a status that is not 0.",
    completion: .shellCommand(""))
  var check: String?
  @Option(help: "An example, said while there is no text.") var placeholder: String?
  @Option(help: "A text that is suggested while typing at a terminal; can be given several times.")
  var suggest: [String] = []
  @Option(help: "A file with a suggestion on each line.", completion: .file()) var suggestFrom: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let amount = try amount.range()
    let (suggestions, checks) = (try suggestions(words), try checks())
    try checkDefault(amount)
    try PromptAsking(prompt, session).ask(.text(standard: self.default), amount: amount) { asked in
      asked.placeholder = placeholder.map { .verbatim(GivenBytes.shown($0)) }
      // Piped text is taken as it stands.
      asked.suggestions = Interaction.isInteractive ? suggestions : []
      asked.refusal = { text in
        for check in checks { if let refusal = check(text) { return refusal } }
        return nil
      }
    } _: {
      $0.textLines(standard: self.default)
    }
  }

  /// An empty default allows an empty answer, whatever the other limits are.
  private func checkDefault(_ amount: ClosedRange<Int>?) throws {
    guard let text = self.default, !text.isEmpty else { return }
    let isLong = amount.map { !$0.contains(text.count) } ?? false
    if try isLong || pattern.map({ try AnswerChecks.pattern($0)(text) != nil }) ?? false {
      throw ValidationError("--default \(GivenBytes.shown(text)) does not fit the other options. Give one that does.")
    }
  }

  /// In the order in which they are asked: the command comes last, because it may do something.
  private func checks() throws -> [AnswerCheck] {
    let message = patternMessage.map { LocalizedText.verbatim(GivenBytes.shown($0)) }
    return [
      try pattern.map { try AnswerChecks.pattern($0, message: message) }, check.map(AnswerChecks.command),
    ].compactMap(\.self)
  }

  private func suggestions(_ words: Words) throws -> [String] {
    guard let suggestFrom else { return suggest.map(GivenBytes.shown) }
    let lines = TextLines(
      String(decoding: try WholeFile.bytes(of: suggestFrom, takesInput: true, words), as: UTF8.self))
    return suggest.map(GivenBytes.shown) + (0..<lines.count).map { lines[$0] }
  }
}

struct PasswordPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Ask for a secret that is neither shown nor spoken, and print it.",
    example: #"secret=$(aloud password "Password?")"#)

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var amount: AmountOptions
  @Flag(help: "Ask twice, as for a new password; both must be the same.") var twice = false
  @OptionGroup var session: SessionOptions

  func run() throws {
    let amount = try amount.range()
    let asking = try PromptAsking(prompt, session)
    try asking.keepSecret()
    try asking.ask(.secret, amount: amount) {
      $0.asksTwice = twice
    } _: {
      $0.textLines()
    }
  }
}

struct LinesPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    abstract: "Ask for several lines of text, ended by a full stop on a line of its own, and print them.",
    example: #"text=$(aloud lines "What is it about?")"#)

  @OptionGroup var prompt: PromptOptions
  @Option(help: "The answer for an empty line.") var `default`: String?
  @Flag(help: "Write the text in the editor that VISUAL or EDITOR names, at a terminal.") var editor = false
  @OptionGroup var session: SessionOptions

  func run() throws {
    let asking = try PromptAsking(prompt, session)
    if editor { return try edit(asking) }
    try asking.ask(.lines(standard: self.default)) { $0.textLines(standard: self.default) }
  }

  private func edit(_ asking: PromptAsking) throws {
    // Nothing of the prompt is left for these to act on.
    let others = [(prompt.back, "--back"), (prompt.piped, "--piped"), (prompt.timeout != nil, "--timeout")]
    if let other = others.first(where: \.0) { throw ValidationError.together("--editor", other.1) }
    let editor = try TextEditor()
    let told = [prompt.shownQuestion, prompt.shownText].compactMap(\.self)
    try session.play(NoticeApp(told), asking.words, keepsSettings: false)
    try asking.give([editor.text(from: self.default ?? "", asking.words)])
  }
}

struct MessagePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "message", abstract: "Say something, and wait for \"OK\" or an empty line.",
    example: #"aloud message "The disk is ready.""#)

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var session: SessionOptions

  func run() throws { try PromptAsking(prompt, session).ask(.message) { _ in [] } }
}

extension PromptAnswer {
  fileprivate func textLines(standard: String? = nil) -> [String] {
    guard case .text(let text) = self else { return [] }
    return [text == standard ? text : GivenBytes.text(text.utf8)]
  }
}

/// The user's own editor, on a temporary file that nobody else can read, as `git commit` uses it.
struct TextEditor {
  private static let limit = 64 << 20

  private let command: String

  init() throws {
    guard Interaction.isInteractive else {
      throw ValidationError("--editor needs a terminal. Leave it out, and the lines of standard input are the text.")
    }
    guard let command = EnvironmentVariable.value("VISUAL") ?? EnvironmentVariable.value("EDITOR") else {
      throw ValidationError("No editor is named. Set the variable VISUAL or EDITOR, such as EDITOR=nano.")
    }
    self.command = command
  }

  /// Throws 1 if the editor ended with an error, 2 if it is not there, 74 if the disk is full.
  func text(from begun: String, _ words: Words) throws -> String {
    var lost: ExitCode { words.failure(.promptAnswerLost, 74) }
    let parent = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    guard let folder = try? SystemFolder.temporary(in: parent, named: "aloud") else { throw lost }
    let path = folder + "/text.txt"
    defer {
      unlink(path)
      rmdir(folder)
    }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw lost }
    let error = StandardOutput.write(begun.isEmpty ? [] : GivenBytes.bytes(begun) + [UInt8(ascii: "\n")], to: file)
    guard close(file) == 0, error == nil else { throw lost }
    let ending = StartedProgram.statusAtTerminal(shell: command + " " + path.quotedForShell)
    let status = ending.map { Int(ChildProcess.exitCode(of: $0)) } ?? 127
    let result = status == 127 ? CommandResult.notStarted : .exited(status: status, output: "")
    if let problem = result.problem(of: .verbatim(command)) {
      throw ExitCode.failure(words.text(problem), result == .notStarted ? ExitCode.wrongUse.rawValue : 1)
    }
    guard var bytes = try? WholeFile.bytes(path, limit: Self.limit) else { throw lost }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return GivenBytes.text(bytes)
  }
}

/// A check of an answer: `nil` if it can be taken, otherwise the reason why not.
typealias AnswerCheck = @Sendable (String) -> LocalizedText?

enum AnswerChecks {
  /// In seconds. A pattern such as `(a+)+b` takes longer with each character, and matching can't be interrupted.
  private static let limit = 2.0

  static func pattern(_ pattern: String, message: LocalizedText? = nil) throws -> AnswerCheck {
    _ = try Regex(given: pattern)
    return { text in
      let isMatch = Answer<Bool>()
      // A queue of its own has a thread even while earlier texts are still being matched.
      DispatchQueue(label: "aloud.pattern").async {
        isMatch.give((try? Regex(pattern)).map { text.wholeMatch(of: $0) != nil } ?? false)
      }
      return isMatch.wait(atMost: limit) == true ? nil : message ?? .message(.promptDoesNotFit)
    }
  }

  /// The answer is the standard input and `$1`, never part of the command (SAFE-3). The first printed line is the reason.
  static func command(_ command: String) -> AnswerCheck {
    { text in
      guard !text.utf8.contains(0) else { return .message(.promptDoesNotFit) }
      var invocation = Invocation(["/bin/sh", "-c", command, "sh", text])
      invocation.input = text
      let result = invocation.result()
      guard case .exited(let status, let output, let error) = result else {
        return result.problem(of: .verbatim(command))
      }
      if status == 0 { return nil }
      let lines = (0..<output.count).lazy.map { output[$0] } + [error].compactMap(\.self)
      return lines.first { !$0.allSatisfy(\.isWhitespace) }.map { .verbatim($0) } ?? .message(.promptDoesNotFit)
    }
  }
}

extension Regex<AnyRegexOutput> {
  init(given pattern: String) throws {
    do { try self.init(pattern) } catch {
      throw ValidationError("\(GivenBytes.shown(pattern)) is not a regular expression: \(error)")
    }
  }
}
