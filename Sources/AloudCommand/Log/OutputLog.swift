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

  private func readInput(_ words: Words) throws {
    let input = fcntl(0, F_DUPFD_CLOEXEC, 10)
    AnswerInput.take()
    if isatty(0) == 0 { AnswerInput.exhaust() }
    let inbox = Inbox()
    inbox.put(feeding: true)
    DispatchQueue(label: "aloud.log").async {
      var feed = OutputFeed(inbox)
      PromptStreams.read(from: input) { feed.take($0) }
      feed.end("")
    }
    let program = ConnectedProgram(inbox: inbox) { id, _ in inbox.put(ended: id) }
    try session.play(try app(), words, keepsSettings: Interaction.isInteractive, program: program)
  }
}

extension LogApp {
  /// Plays the log of a command's output until the user leaves it, and returns its exit code, or 1 if it was left before.
  func run(_ arguments: [String], _ words: Words, _ session: SessionOptions) throws -> ExitCode {
    guard let running = TerminalCommand(arguments) else { throw FeedingCommand.refuse(arguments, words) }
    defer { running.end() }
    if AnswerInput.isExhausted { running.endInput() }
    let (start, inbox) = (ContinuousClock.now, Inbox())
    inbox.put(feeding: true)
    DispatchQueue(label: "aloud.log").async {
      var feed = OutputFeed(inbox)
      feed.read(running, words)
      let status = running.process.status()
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
    return ExitCode(state.isOver ? running.process.status() : 1)
  }
}

/// The way of a program's output into an inbox: its lines, its progress, and what it asks.
struct OutputFeed {
  /// The progress of what takes less time is not worth telling.
  private static let progressInterval = Duration.seconds(1)
  /// In milliseconds without output, until the command is looked at for a question, and again after longer times.
  private static let pause: Int32 = 300, longestPause: Int32 = 2_400
  /// The greatest number of characters of a question. What a program draws on the whole screen is none.
  private static let questionLimit = 200

  private let inbox: Inbox
  private var splitter = OutputSplitter()
  private var percent: Int?
  private var toldProgress = ContinuousClock.now

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// Takes bytes, and waits until the session has dealt with earlier ones.
  mutating func take(_ bytes: some Collection<UInt8>) {
    let news = splitter.take(bytes)
    if !news.lines.isEmpty {
      inbox.waitForRoom()
      inbox.put(news.lines.joined(separator: "\n"), for: LogApp.lines)
    }
    guard let percent = news.percent, percent != self.percent, .now - toldProgress >= Self.progressInterval
    else { return }
    (self.percent, toldProgress) = (percent, .now)
    inbox.put("\(percent) \(news.activity ?? "")", for: LogApp.progress)
  }

  /// Reads what a command on a terminal of its own prints until it ends, and passes on what it asks.
  mutating func read(_ command: TerminalCommand, _ words: Words) {
    var (pause, isAsking) = (Self.pause, false)
    var waiter: String?
    while let part = command.read(waiting: pause) {
      // An empty part is an echo unless it was waited for.
      guard part.isEmpty, pause >= 0 else {
        pause = Self.pause
        if !part.isEmpty {
          if isAsking, command.waiting == .forNoLine || command.waiter != waiter {
            inbox.put("", for: LogApp.questionGone)
            inbox.put(feeding: true)
          }
          isAsking = false
          take(part)
        }
        continue
      }
      let (line, isSecret, waiting) = (splitter.unfinished, command.asksForSecret, command.waiting)
      if waiting == .forNoLine {
        pause = min(pause * 2, Self.longestPause)
        continue
      }
      pause = -1
      // A question of a program that may wait for other things is only known by its signs.
      let isAsked =
        isSecret || waiting == .forALine
        || (waiting == .forKeys ? !line.isEmpty : Self.isQuestion(line) && !splitter.isProgress)
      guard isAsked else { continue }
      if AnswerInput.isExhausted {
        command.endInput()
        continue
      }
      // Only a line that has not ended is a question. One that has ended has been said.
      let question = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").suffix(Self.questionLimit)
      inbox.put(
        question.isEmpty ? words.text(.logWaits) : String(question), for: isSecret ? LogApp.secret : LogApp.question)
      inbox.put(feeding: false)
      _ = splitter.takeLine()
      (isAsking, waiter) = (true, command.waiter)
    }
  }

  /// Returns whether a line that has not ended yet looks like a question: "Continue? [Y/n] ", "Name: ".
  private static func isQuestion(_ line: String) -> Bool { line.trimmed.last.map { "?:])>？：؟".contains($0) } ?? false }

  mutating func end(_ ending: String) {
    let rest = splitter.takeLine()
    if !rest.isEmpty { inbox.put(rest, for: LogApp.lines) }
    // What is left of a message is said before its end is.
    inbox.put("", for: LogApp.lastLine)
    inbox.put(ending, for: LogApp.ended)
    inbox.put(feeding: false)
  }
}
