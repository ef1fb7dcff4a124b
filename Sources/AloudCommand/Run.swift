import Aloud
import AloudApp
import AloudDocuments
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The command `aloud run app.yaml`, which runs the app that a document describes, and `aloud run -- command`, which runs a
/// command and tells what it prints.
struct Run: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run", abstract: Words.help("run.abstract"), example: "aloud run app.yaml",
      discussion: """
        After two dashes a command is run: its output is told line by line, what it asks is asked, then its end, its time and its
        exit code, which is passed on: aloud run --title "Installing" -- apt-get install hello
        """)
  }

  @Argument(help: Words.argument("run.document"), completion: .file(extensions: ["yaml", "yml"]))
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
    let title = GivenBytes.shown(title ?? command.joined(separator: " "))
    AnswerInput.take(waits: false)
    if AnswerInput.answersCommands, let running = TerminalCommand(command) {
      let asking = AskingCommand(running: running, title: title, words: words, session: session)
      throw ExitCode(try asking.run() ?? 1)
    }
    let running = try FeedingCommand(command, tellsErrors: true)
    defer { running.end() }
    if isatty(0) == 0 { DialectStreams.closeInput() }
    let app = OutputApp(.verbatim(title)) { running.ending(of: title) }
    let state = try FedApp(words: words, session: session, feed: running.output).run(app)
    throw ExitCode(state.isOver ? running.status() : 1)
  }
}
