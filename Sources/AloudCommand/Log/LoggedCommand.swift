import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc

extension LogApp {
  /// Runs a command on a terminal of its own, and plays the log of its output until the user leaves it. Returns the exit code of the
  /// command, or 1 if it was left before its end.
  ///
  /// - Throws: `ExitCode` if the system starts no more processes, once that has been written to standard error.
  func run(_ arguments: [String], _ words: Words, _ session: SessionOptions) throws -> ExitCode {
    guard let running = TerminalCommand(arguments) else { throw FeedingCommand.refuse(arguments, words) }
    defer { running.end() }
    if AnswerInput.isExhausted { running.endInput() }
    let (start, inbox) = (ContinuousClock.now, Inbox())
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
    let state = try session.play(self, words, keepsSettings: Interaction.isInteractive, program: program).state
    return ExitCode(state.isOver ? running.status() : 1)
  }
}
