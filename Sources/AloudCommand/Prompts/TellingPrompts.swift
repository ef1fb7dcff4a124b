import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

struct SayCommand: ParsableCommand {
  enum Level: String, ExpressibleByArgument, CaseIterable {
    case debug, info, warn, error

    fileprivate var word: LocalizedText {
      switch self {
      case .debug: .message(.logDebug)
      case .info: .message(.logInfo)
      case .warn: .message(.logWarning)
      case .error: .message(.logError)
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Say a text, with its level where one is given, and end.",
    example: #"aloud say "The disk is nearly full." --level warn"#)

  @Argument(help: "The text.") var text: String
  @Option(help: "A word that is said before the text, in the user's language.") var level: Level?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    // Standard output is the script's, so the text goes to the terminal or to standard error.
    _ = PromptStreams(answeringOn: nil, lineEnd: UInt8(ascii: "\n"))
    let text = LocalizedText.verbatim(GivenBytes.shown(text))
    let told = level.map { LocalizedText.message(.logLabelled(speaker: .text($0.word), text: .text(text))) }
    try session.play(NoticeApp([told ?? text]), words, keepsSettings: false)
  }
}

struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Read a text by line and by heading, and find in it.",
    example: "aloud page README.md",
    discussion: """
      Say "next", "next heading", "find" and words, or "where am I"; "OK" ends. A file whose name ends in .md is Markdown.
      Without a terminal and lines to answer with, all of it is said.
      """)

  @Argument(help: "The file; - for standard input.", completion: .file()) var file: String
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let bytes = try WholeFile.bytes(of: file, takesInput: true, words)
    if file == "-" { AnswerInput.take() }
    let name = GivenBytes.shown(file).split(separator: "/").last.map(String.init) ?? file
    let isMarkdown = [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
    // The text may have come by the pipe, and nobody is there to ask for more of it.
    let readsAll = AnswerInput.isExhausted
    let app = PageApp(
      file == "-" ? .message(.menuOfText) : .verbatim(name), text: String(decoding: bytes, as: UTF8.self),
      isMarkdown: isMarkdown, readsAll: readsAll)
    let played = try session.play(app, words, keepsSettings: Interaction.isInteractive)
    if played.hasInputEnded, !readsAll { throw ExitCode(3) }
  }
}

struct GaugePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gauge",
    abstract: """
      Announce progress: percents, and texts between lines of XXX, come from standard input, or from a command after \
      two dashes.
      """,
    example: #"aloud gauge "Copying" -- ./copy.sh"#)

  @Argument(help: "The question.") var question: String
  @Argument(help: "A command after two dashes, whose exit code becomes that of the gauge.") var command: [String] = []
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let running = command.isEmpty ? nil : try FeedingCommand(command, words)
    defer { running?.command.end() }
    guard let streams = DialectStreams(answeringOn: 1, feedingFrom: 0, asks: false) else { throw ExitCode(74) }
    streams.closeInput()
    let title = LocalizedText.verbatim(GivenBytes.shown(question))
    var ending: (@Sendable () -> LocalizedText)?
    if let running { ending = { running.ending(of: title) } }
    let app = GaugeApp(title, percent: running == nil ? 0 : nil, ending: ending)
    let feed = running?.command.output ?? ProgramOutput(streams.feed, of: nil)
    let state = try session.play(app, words, fedFrom: feed)
    guard state.isOver else { throw ExitCode(1) }
    if let running { throw ExitCode(running.command.process.status()) }
    if let percent = state.percent, percent < 100 { throw ExitCode(3) }
  }
}
