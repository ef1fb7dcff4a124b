import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc

/// A command on a terminal of its own, whose output is a log.
struct LoggedCommand {
  private let running: TerminalCommand
  private let words: Words
  private let session: SessionOptions

  /// Starts the command.
  ///
  /// - Throws: `ExitCode` if the system starts no more processes, once that has been written to standard error.
  init(_ arguments: [String], _ words: Words, _ session: SessionOptions) throws {
    guard let running = TerminalCommand(arguments) else { throw FeedingCommand.refuse(arguments, words) }
    (self.running, self.words, self.session) = (running, words, session)
    if AnswerInput.isExhausted { running.endInput() }
  }

  /// Plays the log until the user leaves it, and returns the exit code of the command, or 1 if it was left before its end.
  func run(in app: LogApp) throws -> ExitCode {
    defer { running.end() }
    let (running, words, start, inbox) = (running, words, ContinuousClock.now, Inbox())
    inbox.put(feeding: true)
    DispatchQueue.global().async {
      var feed = OutputFeed(inbox)
      feed.read(running, words)
      let status = running.status()
      feed.end("\(status) \((ContinuousClock.now - start).components.seconds)")
    }
    let program = ConnectedProgram(inbox: inbox) { id, answer in
      if id == LogApp.interruption {
        running.interrupt()
      } else {
        // Before the answer, which may end the command at once.
        inbox.put(feeding: true)
        running.enter(answer)
      }
      inbox.put(ended: id)
    }
    var session = session
    if isatty(0) == 0 { session.leaveOutHints() }
    let state = try session.play(app, words, keepsSettings: Interaction.isInteractive, program: program).state
    return ExitCode(state.isOver ? running.status() : 1)
  }
}
