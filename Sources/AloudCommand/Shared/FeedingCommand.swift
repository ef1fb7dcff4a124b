import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc

extension SessionOptions {
  /// Plays an app that is fed with lines, until they end or the user leaves. The user at the terminal can ask about its progress.
  func play<A: App>(_ app: A, _ words: Words, fedFrom feed: ProgramOutput) throws -> A.State {
    let inbox = Inbox()
    inbox.put(feeding: true)
    DispatchQueue(label: "aloud.feed").async {
      var lines = PrintedLines()
      while let part = feed.read(waiting: -1) { for line in lines.take(part) { inbox.put(line, for: GaugeApp.line) } }
      if let last = lines.last { inbox.put(last, for: GaugeApp.line) }
      inbox.put("", for: GaugeApp.end)
    }
    var session = self
    // Without a terminal, nobody can follow a hint.
    if isatty(0) == 0 { session.leaveOutHints() }
    return try session.play(app, words, keepsSettings: Interaction.isInteractive, fedBy: inbox).state
  }
}

extension LocalizedText {
  static func ending(of title: LocalizedText, status: Int, seconds: Int) -> LocalizedText {
    let work = Message.Argument.text(title)
    let duration = Message.Argument.text(.duration(seconds: seconds))
    return switch (status, seconds) {
    case (0, 0): .message(.workDone(work: work))
    case (0, _): .message(.workDoneAfter(work: work, duration: duration))
    case (_, 0): .message(.documentCommandFailed(command: work, status: .number(status)))
    default: .message(.workFailedStatus(work: work, duration: duration, status: .number(status)))
    }
  }
}

/// A command that runs alongside an app and feeds its output to the app.
struct FeedingCommand {
  let command: PipedCommand
  private let start = ContinuousClock.now

  init(_ arguments: [String], _ words: Words) throws {
    // `env` tells why it finds no command.
    guard let command = PipedCommand(["env", "--"] + arguments, tellsErrors: true)
    else { throw Self.refuse(arguments, words) }
    self.command = command
  }

  /// Tells that the system starts no more processes.
  static func refuse(_ arguments: [String], _ words: Words) -> ExitCode {
    words.failure(.documentCommandTooManyPrograms(command: .text(.verbatim(GivenBytes.shown(arguments[0])))), 1)
  }

  func ending(of title: LocalizedText) -> LocalizedText {
    .ending(
      of: title, status: Int(command.process.status()), seconds: Int((ContinuousClock.now - start).components.seconds))
  }
}
