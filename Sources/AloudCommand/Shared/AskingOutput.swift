import AloudPrompts
import AloudTerminal

/// A reader of what a command on a terminal of its own prints and asks.
struct AskingOutput {
  /// After this time without output, in milliseconds, a line that has not ended may be a question.
  private static let pause: Int32 = 300

  private var splitter = OutputSplitter()
  /// The last line that has ended.
  private var last = ""

  mutating func take(_ bytes: some Collection<UInt8>) -> OutputSplitter.News {
    let news = splitter.take(bytes)
    last = news.lines.last ?? last
    return news
  }

  /// Reads until the output ends. `ask` is called with what the command asks, and returns `false` if nobody can be asked.
  mutating func read(
    _ command: TerminalCommand, _ tell: (OutputSplitter.News) -> Void,
    ask: (_ question: String, _ isSecret: Bool) -> Bool
  ) {
    var isChecked = false
    while let part = command.read(waiting: isChecked ? -1 : Self.pause) {
      if part.isEmpty, !isChecked {
        let (line, isSecret) = (splitter.unfinished, command.asksForSecret)
        if isSecret || GaugeApp.isQuestion(line), ask(line.isEmpty ? last : line, isSecret) { _ = takeRest() }
      }
      isChecked = part.isEmpty
      if !part.isEmpty { tell(take(part)) }
    }
  }

  /// Removes the line that has not ended, and returns it.
  mutating func takeRest() -> String { splitter.takeLine() }
}
