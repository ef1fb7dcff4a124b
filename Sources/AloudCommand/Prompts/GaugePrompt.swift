import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// The command `aloud gauge "Copying"`, which announces progress read from standard input or from a command.
struct GaugePrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "gauge", example: #"aloud gauge "Copying" -- ./copy.sh"#)
  }

  @Argument(help: Words.argument("prompt.questionHelp")) var question: String
  @Argument(help: Words.argument("prompt.commandHelp")) var command: [String] = []
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let running = command.isEmpty ? nil : try FeedingCommand(command, tellsErrors: true)
    defer { running?.end() }
    guard let streams = DialectStreams(answeringOn: 1, feedingFrom: 0, asks: false) else { throw ExitCode(74) }
    streams.closeInput()
    let title = GivenBytes.shown(question)
    var ending: (@Sendable () -> LocalizedText)?
    if let running { ending = { running.ending(of: title) } }
    let app = GaugeApp(.verbatim(title), percent: running == nil ? 0 : nil, ending: ending)
    let state = try FedApp(words: words, session: session, feed: running?.output ?? streams.feed).run(app)
    guard state.isOver else { throw ExitCode(1) }
    if let running { throw ExitCode(running.status()) }
    if let percent = state.percent, percent < 100 { throw ExitCode(3) }
  }
}
