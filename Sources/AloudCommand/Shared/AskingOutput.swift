import AloudLanguage
import AloudPrompts
import AloudTerminal

/// A reader of what a command on a terminal of its own prints and asks.
struct AskingOutput {
  /// After this time without output, in milliseconds, the command may have asked something. While it works on, it is looked at again
  /// after longer and longer times.
  private static let pause: Int32 = 300, longestPause: Int32 = 2_400

  private var splitter = OutputSplitter()
  /// The last line that has ended.
  private var last = ""

  mutating func take(_ bytes: some Collection<UInt8>) -> OutputSplitter.News {
    let news = splitter.take(bytes)
    last = news.lines.last ?? last
    return news
  }

  /// Reads until the output ends. `ask` is called with what the command asks, which is empty if it waits for a line without a
  /// question, and returns `false` if nobody can be asked. `drop` is called when the command no longer waits for the answer.
  mutating func read(
    _ command: TerminalCommand, _ tell: (OutputSplitter.News) -> Void,
    ask: (_ question: String, _ isSecret: Bool) -> Bool, drop: () -> Void
  ) {
    var (pause, isAsking) = (Self.pause, false)
    var waiter: String?
    while let part = command.read(waiting: pause) {
      // An empty part is an echo unless it was waited for.
      guard part.isEmpty, pause >= 0 else {
        pause = Self.pause
        if !part.isEmpty {
          if isAsking, command.waiting == .forNoLine || command.waiter != waiter { drop() }
          isAsking = false
          tell(take(part))
        }
        continue
      }
      let (line, isSecret, waiting) = (splitter.unfinished, command.asksForSecret, command.waiting)
      if waiting == .forNoLine {
        pause = min(pause * 2, Self.longestPause)
        continue
      }
      pause = -1
      let question = line.isEmpty && (isSecret || waiting == .forALine) ? last : line
      // A question of a program that may wait for other things is only known by its signs.
      let isAsked =
        isSecret || waiting == .forALine || (waiting == .forKeys ? !line.isEmpty : Self.isQuestion(line))
      if isAsked, ask(question, isSecret) {
        _ = takeRest()
        (last, isAsking, waiter) = ("", true, command.waiter)
      }
    }
  }

  /// Returns whether a line that has not ended yet looks like a question: "Continue? [Y/n] ", "Name: ".
  private static func isQuestion(_ line: String) -> Bool {
    OutputSplitter.text(Array(line.utf8)).trimmed.last.map { "?:])>？：؟".contains($0) } ?? false
  }

  /// Removes the line that has not ended, and returns it.
  mutating func takeRest() -> String { splitter.takeLine() }
}
