import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc

struct OutputLog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Hear what a command prints, and walk through it.",
    example: "aloud log -- make",
    discussion: """
      Each line is said as it comes; what the command asks is asked; its end, its time and its exit code come last, and the code
      is passed on. While it runs and after, say "next error", "previous error", "next file", "next heading", "find" and words,
      "only errors", "everything" or "summary". "OK" ends. Without a command, the output is read from a pipe: make 2>&1 | aloud log
      """)

  @Argument(parsing: .postTerminator, help: "After two dashes: the command to run.") var command: [String] = []
  @Option(help: "What the command does, which is said at its beginning and its end.") var title: String?
  @Option(help: "Whose output it is, if the command's name does not tell: pytest, make or cargo, for example")
  var profile: String?
  @Option(help: "Take only the lines in which this regular expression occurs.") var filter: String?
  @Flag(help: "The output is light Markdown.") var markdown = false
  @Flag(help: "The output is JSON, an object a line, each a message with text.") var jsonLines = false
  @Flag(help: "End with the command, instead of waiting for the user to leave.") var once = false
  @OptionGroup var session: SessionOptions

  func validate() throws {
    if markdown, jsonLines { throw ValidationError("Either --markdown or --json-lines, not both.") }
    _ = try chosenProfile()
    _ = try filter.map { try Regex(given: $0) }
  }

  func run() throws {
    let words = try session.locales.words()
    if command.isEmpty { return try readInput(words) }
    throw try app().run(command, words, session)
  }

  // MARK: - The app

  private func app() throws -> LogApp {
    let profile = try chosenProfile()
    let isRecords = jsonLines || !profile.records.isEmpty
    let shown = title.map(GivenBytes.shown) ?? (command.isEmpty ? nil : GivenBytes.title(of: command))
    var app = LogApp(
      shown.map { .verbatim($0) } ?? .message(.logOutput),
      as: isRecords ? .jsonLines : markdown ? .markdown : .plain, profile: profile)
    if let filter { app.isWanted = { line in (try? Regex(filter)).map { line.contains($0) } ?? true } }
    (app.isCommand, app.staysOpen) = (!command.isEmpty, !once)
    return app
  }

  private func chosenProfile() throws -> OutputProfile {
    let profiles = try OutputProfile.all()
    if let profile {
      if let named = profiles.first(where: { $0.name == profile || $0.fits([profile]) }) { return named }
      let names = profiles.flatMap { $0.names }.joined(separator: ", ")
      throw ValidationError("There is no profile \(GivenBytes.shown(profile)). There are: \(names).")
    }
    return profiles.first { $0.fits(command) } ?? profiles[0]
  }

  // MARK: - Reading a pipe

  /// Reads the output from standard input, and lines from the terminal, if there is one.
  private func readInput(_ words: Words) throws {
    let input = fcntl(0, F_DUPFD_CLOEXEC, 10)
    AnswerInput.take()
    if isatty(0) == 0 { AnswerInput.exhaust() }
    let inbox = Inbox()
    inbox.put(feeding: true)
    DispatchQueue.global().async {
      var feed = OutputFeed(inbox)
      PromptStreams.read(from: input) { feed.take($0) }
      feed.end("")
    }
    let program = ConnectedProgram(inbox: inbox) { id, _ in inbox.put(ended: id) }
    try session.play(try app(), words, keepsSettings: Interaction.isInteractive, program: program)
  }
}

extension LogApp {
  /// Runs a command on a terminal of its own, and plays the log of its output until the user leaves it. Returns the exit code of the
  /// command, or 1 if it was left before its end.
  func run(_ arguments: [String], _ words: Words, _ session: SessionOptions) throws -> ExitCode {
    guard let running = TerminalCommand(arguments) else { throw FeedingCommand.refuse(arguments, words) }
    defer { running.end() }
    if AnswerInput.isExhausted { running.endInput() }
    let (start, inbox) = (ContinuousClock.now, Inbox())
    inbox.put(feeding: true)
    DispatchQueue.global().async {
      var feed = OutputFeed(inbox)
      feed.read(running, words)
      let status = running.status()
      feed.end("\(status) \((ContinuousClock.now - start).components.seconds)")
    }
    let program = ConnectedProgram(inbox: inbox) { id, answer in
      if id == LogApp.interruption {
        running.interrupt()
      } else {
        // Before the answer, which may end the command at once.
        inbox.put(feeding: true)
        if answer == TextField.endOfInput { running.endInput() } else { running.enter(answer) }
      }
      inbox.put(ended: id)
    }
    var session = session
    if isatty(0) == 0 { session.leaveOutHints() }
    let state = try session.play(self, words, keepsSettings: Interaction.isInteractive, program: program).state
    return ExitCode(state.isOver ? running.status() : 1)
  }
}
