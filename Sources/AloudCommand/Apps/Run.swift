import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser
import CEmbedded

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
    if title != nil, command.isEmpty { throw ValidationError("--title is for a command after two dashes.") }
  }

  func run() throws {
    let words = try session.locales.words()
    guard let path = document else {
      // Only here, since an option that isn't there is told first.
      if command.isEmpty { throw ValidationError("Name a document, or a command after two dashes.") }
      return try runCommand(words)
    }
    let bytes = try Document.bytes(at: path, words)
    let document = try Document(bytes, path: path, words)
    let ending = TaskEnding(isTask: document.isTask, hasAnswers: document.hasAnswers)
    let (state, hasInputEnded, _) = try session.play(document.app, words.adding(document.texts)) {
      document.authorRemarks(words, source: bytes)
    }
    try ending.end(
      exitCode: state.exitCode, hasInputEnded: hasInputEnded, answers: document.app.answers(in: state), words)
  }

  private func runCommand(_ words: Words) throws {
    AnswerInput.take(waits: false)
    if !AnswerInput.answersCommands { AnswerInput.exhaust() }
    var app = LogApp(
      .verbatim(title.map(GivenBytes.shown) ?? GivenBytes.title(of: command)), profile: try OutputProfile.all()[0])
    (app.isCommand, app.staysOpen) = (true, false)
    throw try app.run(command, words, session)
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
  func end(exitCode: Int?, hasInputEnded: Bool, answers: String, _ words: Words) throws {
    let untold: Int32 = isTask ? (hasInputEnded ? 3 : 1) : 0
    let code = exitCode.map { Int32($0) } ?? untold
    if code != 0 { throw ExitCode(code) }
    try streams?.give([answers], words)
  }
}

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Show every control in every state.", example: "aloud gallery --verbosity high")

  static let text = String(cString: aloud_gallery())

  @Flag(help: "Print the gallery as a document that \"aloud run\" takes, and end.") var document = false

  @OptionGroup var options: SessionOptions

  func run() throws {
    let words = try options.locales.words()
    let text = Self.text
    if document { return try words.print(text) }
    try options.play(try Document(Array(text.utf8), path: "gallery.yaml", words).app, words)
  }
}
