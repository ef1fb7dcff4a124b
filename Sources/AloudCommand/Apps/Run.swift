import Aloud
import AloudApp
import AloudDocuments
import AloudLanguage
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc
import Synchronization

/// The command `aloud run app.yaml`, which runs the app that a document describes, and `aloud run -- command`, which runs a
/// command and tells what it prints.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run an app that a document describes.", example: "aloud run app.yaml",
    discussion: """
      After two dashes a command is run: its output is told line by line, what it asks is asked, then its end, its time and its
      exit code, which is passed on: aloud run --title "Installing" -- apt-get install hello
      """)

  @Argument(help: "The document, a YAML file.", completion: .file(extensions: ["yaml", "yml"]))
  var document: String?
  @Argument(parsing: .postTerminator, help: "After two dashes: a command to run instead of a document.")
  var command: [String] = []
  @Option(help: "What the command does, which is said at its beginning and its end.") var title: String?

  @OptionGroup var session: SessionOptions

  func validate() throws {
    if let document, !command.isEmpty { throw ValidationError("Either \(document) or a command, not both.") }
    if document == nil, command.isEmpty { throw ValidationError("Name a document, or a command after two dashes.") }
    if title != nil, command.isEmpty { throw ValidationError("--title is for a command after two dashes.") }
  }

  func run() throws {
    let words = try session.locales.words()
    guard let path = document else { return try runCommand(words) }
    let bytes = try Document.bytes(at: path, words)
    let document = try Document(bytes, path: path, words)
    let ending = TaskEnding(isTask: document.isTask, hasAnswers: document.hasAnswers)
    let (state, hasInputEnded, _) = try session.play(document.app, words.adding(document.texts)) {
      document.authorRemarks(words, source: bytes)
    }
    try ending.end(
      exitCode: state.exitCode, hasInputEnded: hasInputEnded, answers: document.app.answers(in: state), words)
  }

  /// At a terminal, the command has a terminal of its own, so that it asks its questions.
  private func runCommand(_ words: Words) throws {
    let title = title.map(GivenBytes.shown) ?? GivenBytes.title(of: command)
    AnswerInput.take(waits: false)
    if AnswerInput.answersCommands, let running = TerminalCommand(command) {
      let asking = AskingCommand(running: running, title: title, words: words, session: session)
      throw ExitCode(try asking.run() ?? 1)
    }
    let running = try FeedingCommand(command, words, tellsErrors: true)
    defer { running.command.end() }
    if isatty(0) == 0 { DialectStreams.closeInput() }
    let app = GaugeApp(telling: .verbatim(title)) { running.ending(of: title) }
    let state = try FedApp(words: words, session: session).run(app, feed: running.command.output)
    throw ExitCode(state.isOver ? running.command.status() : 1)
  }
}

/// A command on a terminal of its own, whose lines are told and whose questions are asked until it ends.
struct AskingCommand {
  let running: TerminalCommand
  let title: String
  let words: Words
  let session: SessionOptions
  private let questions = AskedQuestions()

  init(running: TerminalCommand, title: String, words: Words, session: SessionOptions) {
    (self.running, self.title, self.words, self.session) = (running, title, words, session)
  }

  /// What becomes of the command's questions while they are asked.
  private final class AskedQuestions: Sendable {
    private let state = Mutex((count: 0, gone: Set<Int>()))

    func ask() { state.withLock { $0.count += 1 } }

    /// The command no longer waits for the answer to its last question.
    func drop() { state.withLock { _ = $0.gone.insert($0.count) } }

    /// Returns whether the command no longer waits for the answer to a question, by its number from 1.
    func isGone(_ number: Int) -> Bool { state.withLock { $0.gone.contains(number) } }
  }

  /// Runs the command, and returns its exit code, or `nil` if the user left a second time before its end.
  func run() throws -> Int32? {
    let (running, title, start, inbox) = (running, title, ContinuousClock.now, Inbox())
    let (questions, waits) = (questions, words.text(.logWaits))
    defer { running.end() }
    DispatchQueue.global().async { Self.read(running, into: inbox, questions, unasked: waits) }
    let answers = isatty(0) == 1 ? nil : DialectStreams.heldInput()
    var (memory, goesOn, hasInputEnded, isInterrupted) = (RunMemory(), false, false, false)
    var (preface, askedCount) = ([LocalizedText](), 0)
    while true {
      let app = GaugeApp(telling: .verbatim(title), preface: preface, goesOn: goesOn) {
        FedApp.ending(of: title, running.status(), since: start)
      }
      let state = try Self.untilInterrupted { try FedApp(words: words, session: session).run(app, fedBy: inbox) }
      if state?.isOver == true { return running.status() }
      (goesOn, preface) = (true, [])
      guard let asked = state?.question else {
        if isInterrupted { return nil }
        // What the command does then, such as cleaning up, is told too.
        isInterrupted = true
        running.interrupt()
        continue
      }
      askedCount += 1
      if hasInputEnded {
        running.end()
      } else {
        hasInputEnded = try DialectStreams.with(answers) { try ask(asked, number: askedCount, &memory, &preface) }
      }
    }
  }

  /// Returns the result of a session, or nil if Ctrl-C has ended it.
  private static func untilInterrupted<Result>(_ play: () throws -> Result) throws -> Result? {
    do { return try play() } catch let code as ExitCode where code.rawValue == Ending.interrupted.exitCode {
      return nil
    }
  }

  /// Asks a question of the command and gives it the answer, or adds to `preface` that it came too late. Returns whether the input
  /// has ended.
  private func ask(_ question: String, number: Int, _ memory: inout RunMemory, _ preface: inout [LocalizedText]) throws
    -> Bool
  {
    var asked = Prompt(.verbatim(question), running.asksForSecret ? .secret : .text(standard: nil))
    (asked.takesEmpty, asked.tellsOfNothing) = (true, false)
    var session = session
    session.leaveOutHint(of: asked, knownTo: &memory)
    let played = try Self.untilInterrupted {
      try session.play(PromptApp(asked), words, keepsSettings: Interaction.isInteractive)
    }
    switch played?.state.answer {
    case .text where questions.isGone(number):
      preface = [.message(.logLate(question: .text(.verbatim(question))))]
    case .text(let text): running.enter(text)
    case nil where played?.hasInputEnded == true: running.endInput()
    default: running.interrupt()
    }
    return played?.hasInputEnded ?? false
  }

  /// Reads what the command prints until it ends. `waits` is asked where the command waits for a line without a question.
  private static func read(
    _ running: TerminalCommand, into inbox: Inbox, _ questions: AskedQuestions, unasked waits: String
  ) {
    var output = AskingOutput()
    output.read(running) { news in
      for line in news.lines { inbox.put(line, for: GaugeApp.line) }
    } ask: { text, _ in
      questions.ask()
      inbox.put(text.isEmpty ? waits : text, for: GaugeApp.question)
      return true
    } drop: {
      questions.drop()
    }
    let rest = output.takeRest()
    if !rest.isEmpty { inbox.put(rest, for: GaugeApp.line) }
    inbox.put("", for: GaugeApp.end)
  }
}

/// Ends an app that may be a task: prints only its answers to standard output, and exits as prompts do.
struct TaskEnding {
  private let isTask: Bool
  private let streams: PromptStreams?

  /// Takes over the streams before the app runs, so that standard output is reserved for its answers, if it has any.
  init(isTask: Bool, hasAnswers: Bool) {
    self.isTask = isTask
    streams = hasAnswers ? PromptStreams(answeringOn: nil, lineEnd: UInt8(ascii: "\n")) : nil
  }

  /// Exits with the app's own code, or else as a prompt that was left or whose input ended.
  ///
  /// - Throws: `ExitCode` if the code is not 0.
  func end(exitCode: Int?, hasInputEnded: Bool, answers: String, _ words: Words) throws {
    let untold: Int32 = isTask ? (hasInputEnded ? 3 : 1) : 0
    let code = exitCode.map { Int32($0) } ?? untold
    if code != 0 { throw ExitCode(code) }
    try streams?.give([answers], words)
  }
}
