import AloudApp
import AloudPrompts
import AloudTerminal

/// The way of a program's output into an inbox.
struct OutputFeed {
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
