import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import CEmbedded
import Dispatch
import Glibc

/// The command `aloud log -- command`, which announces the output of any command, or of a pipe, and lets the user walk through it.
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
    _ = try filter.map { try Self.expression($0) }
  }

  func run() throws {
    let words = try session.locales.words()
    let inbox = Inbox()
    inbox.put(feeding: true)
    command.isEmpty ? try readInput(words, inbox) : try runCommand(words, inbox)
  }

  // MARK: - The app

  private func app() throws -> LogApp {
    let profile = try chosenProfile()
    let isRecords = jsonLines || !profile.records.isEmpty
    let shown = title.map(GivenBytes.shown) ?? (command.isEmpty ? nil : GivenBytes.title(of: command))
    var app = LogApp(
      shown.map { .verbatim($0) } ?? .message(.logOutput),
      as: isRecords ? .jsonLines : markdown ? .markdown : .plain, profile: profile)
    if let filter { app.isWanted = { line in (try? Self.expression(filter)).map { line.contains($0) } ?? true } }
    app.staysOpen = !once
    return app
  }

  private static func expression(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    do { return try Regex(pattern) } catch {
      throw ValidationError("\(GivenBytes.shown(pattern)) is not a regular expression: \(error)")
    }
  }

  /// - Throws: `ValidationError` if there is no profile with the name that was given.
  private func chosenProfile() throws -> OutputProfile {
    let profiles = try OutputProfile.profiles(in: String(cString: aloud_output_profiles()))
    if let profile {
      if let named = profiles.first(where: { $0.name == profile || $0.fits([profile]) }) { return named }
      let names = profiles.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no profile \(GivenBytes.shown(profile)). There are: \(names).")
    }
    return profiles.first { $0.fits(command) } ?? profiles[0]
  }

  // MARK: - Reading a pipe

  /// Reads the output from standard input, and lines from the terminal, if there is one.
  private func readInput(_ words: Words, _ inbox: Inbox) throws {
    let input = fcntl(0, F_DUPFD_CLOEXEC, 10)
    AnswerInput.take()
    if isatty(0) == 0 {
      let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      dup2(nothing, 0)
      close(nothing)
    }
    DispatchQueue.global().async {
      var feed = OutputFeed(inbox)
      PromptStreams.read(from: input) { feed.take($0) }
      feed.end("")
    }
    _ = try play(try app(), words, inbox, nil)
  }

  // MARK: - Running a command

  private func runCommand(_ words: Words, _ inbox: Inbox) throws {
    let start = ContinuousClock.now
    // `env` tells why it finds no command.
    guard let running = TerminalCommand(command) else { throw FeedingCommand.refuse(command, words) }
    defer { running.end() }
    if AnswerInput.isExhausted { running.endInput() }
    var app = try app()
    let title = self.title.map(GivenBytes.shown) ?? GivenBytes.title(of: command)
    app.ending = { FedApp.ending(of: title, status: $0, seconds: $1) }
    DispatchQueue.global().async {
      var feed = OutputFeed(inbox)
      feed.read(running, words)
      let status = running.status()
      feed.end("\(status) \((ContinuousClock.now - start).components.seconds)")
    }
    let state = try play(app, words, inbox, running)
    throw ExitCode(state.isOver ? running.status() : 1)
  }

  private func play(_ app: LogApp, _ words: Words, _ inbox: Inbox, _ running: TerminalCommand?) throws -> LogApp.State {
    let program = ConnectedProgram(inbox: inbox) { id, answer in
      if id == LogApp.interruption {
        running?.interrupt()
      } else {
        // Before the answer, which may end the command at once.
        inbox.put(feeding: true)
        running?.enter(answer)
      }
      inbox.put(ended: id)
    }
    return try session.play(app, words, keepsSettings: Interaction.isInteractive, program: program).state
  }
}

/// The way of a program's output into an inbox.
private struct OutputFeed {
  /// The progress of what takes less time is not worth telling.
  private static let progressInterval = Duration.seconds(1)

  private let inbox: Inbox
  private var output = AskingOutput()
  private var percent: Int?
  private var toldProgress = ContinuousClock.now

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// Takes bytes, and waits until the session has dealt with earlier ones.
  mutating func take(_ bytes: some Collection<UInt8>) { tell(output.take(bytes)) }

  private mutating func tell(_ news: OutputSplitter.News) {
    if !news.lines.isEmpty {
      inbox.waitForRoom()
      inbox.put(news.lines.joined(separator: "\n"), for: LogApp.lines)
    }
    guard let percent = news.redrawn?.percent, percent != self.percent,
      .now - toldProgress >= Self.progressInterval
    else { return }
    (self.percent, toldProgress) = (percent, .now)
    inbox.put(String(percent), for: LogApp.progress)
  }

  /// Reads what a command prints until it ends, and passes on what it asks.
  mutating func read(_ running: TerminalCommand, _ words: Words) {
    var output = output
    output.read(running) {
      tell($0)
    } ask: { [inbox] question, isSecret in
      if AnswerInput.isExhausted {
        running.endInput()
        return false
      }
      let question = question.isEmpty ? words.text(.logWaits) : question
      inbox.put(question, for: isSecret ? LogApp.secret : LogApp.question)
      inbox.put(feeding: false)
      return true
    } drop: { [inbox] in
      inbox.put("", for: LogApp.questionGone)
    }
    self.output = output
  }

  /// Passes on the rest, and the end.
  mutating func end(_ ending: String) {
    let rest = output.takeRest()
    if !rest.isEmpty { inbox.put(rest, for: LogApp.lines) }
    // What is left of a message is said before its end is.
    inbox.put("", for: LogApp.lastLine)
    inbox.put(ending, for: LogApp.ended)
    inbox.put(feeding: false)
  }
}
