import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import Dispatch
import Glibc

/// A command on a terminal of its own, whose lines are told and whose questions are asked until it ends.
struct AskingCommand {
  /// After this time without output, in milliseconds, a line that has not ended may be a question.
  private static let pause: Int32 = 300

  let running: TerminalCommand
  let title: String
  let words: Words
  let session: SessionOptions

  /// Runs the command, and returns its exit code, or `nil` if the user left before its end.
  func run() throws -> Int32? {
    let (running, title, start, inbox) = (running, title, ContinuousClock.now, Inbox())
    defer { running.end() }
    DispatchQueue.global().async { Self.read(running, into: inbox) }
    let answers = isatty(0) == 1 ? nil : DialectStreams.heldInput()
    var (memory, goesOn, hasInputEnded) = (RunMemory(), false, false)
    while true {
      let app = OutputApp(.verbatim(title), goesOn: goesOn) { .ending(of: title, running.status(), since: start) }
      let state = try session.playFed(app, words, by: inbox)
      guard let question = state.question else { return state.isOver ? running.status() : nil }
      if hasInputEnded {
        running.end()
      } else {
        hasInputEnded = try DialectStreams.with(answers) { try ask(question, &memory) }
      }
      goesOn = true
    }
  }

  /// Asks a question of the command and gives it the answer. Returns whether the input has ended.
  private func ask(_ question: String, _ memory: inout RunMemory) throws -> Bool {
    var asked = Prompt(.verbatim(question), running.asksForSecret ? .secret : .text(standard: nil))
    (asked.takesEmpty, asked.tellsOfNothing) = (true, false)
    var session = session
    session.leaveOutHint(of: asked, knownTo: &memory)
    let played = try session.play(PromptApp(asked), words, keepsSettings: Interaction.isInteractive)
    switch played.state.answer {
    case .text(let text): running.enter(text)
    case nil where played.hasInputEnded: running.endInput()
    default: running.interrupt()
    }
    return played.hasInputEnded
  }

  private static func read(_ running: TerminalCommand, into inbox: Inbox) {
    var (rest, last, isChecked) = ([UInt8](), "", false)
    while let part = running.read(waiting: isChecked ? -1 : pause) {
      if part.isEmpty, !isChecked {
        let line = String(decoding: rest, as: UTF8.self)
        if running.asksForSecret || OutputApp.isQuestion(line) {
          inbox.put(rest.isEmpty ? last : line, for: OutputApp.question)
          rest = []
        }
      }
      isChecked = part.isEmpty
      rest += part
      FedApp.takeLines(of: &rest) { line in
        last = line
        inbox.put(line, for: GaugeApp.line)
      }
    }
    if !rest.isEmpty { inbox.put(String(decoding: rest, as: UTF8.self), for: GaugeApp.line) }
    inbox.put("", for: GaugeApp.end)
  }
}
