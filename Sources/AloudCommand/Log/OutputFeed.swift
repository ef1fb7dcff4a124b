import AloudApp
import AloudLanguage
import AloudPrompts
import AloudTerminal

/// The way of a program's output into an inbox: its lines, its progress, and what it asks.
struct OutputFeed {
  /// The progress of what takes less time is not worth telling.
  private static let progressInterval = Duration.seconds(1)
  /// After this time without output, in milliseconds, the command may have asked something. While it works on, it is looked at again
  /// after longer and longer times.
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
    guard let percent = news.percent, percent != self.percent,
      .now - toldProgress >= Self.progressInterval
    else { return }
    (self.percent, toldProgress) = (percent, .now)
    inbox.put(String(percent), for: LogApp.progress)
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
        isSecret || waiting == .forALine || (waiting == .forKeys ? !line.isEmpty : Self.isQuestion(line))
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
  private static func isQuestion(_ line: String) -> Bool {
    line.trimmed.last.map { "?:])>？：؟".contains($0) } ?? false
  }

  /// Passes on the rest, and the end.
  mutating func end(_ ending: String) {
    let rest = splitter.takeLine()
    if !rest.isEmpty { inbox.put(rest, for: LogApp.lines) }
    // What is left of a message is said before its end is.
    inbox.put("", for: LogApp.lastLine)
    inbox.put(ending, for: LogApp.ended)
    inbox.put(feeding: false)
  }
}
