import Aloud
import AloudSpeech
import AloudTerminal
import ArgumentParser

extension SessionOptions {
  /// Runs an app with these options and words until it ends, and ends with its exit code.
  func run(_ app: some App, _ words: Words) throws {
    let start = StartingSettings(self)
    let inbox = Inbox()
    let output = DeferredSpeech(to: start.speech.target, settings: start.settings.speech) { problem in
      inbox.put(error: words.text(problem.message))
    }
    let session = try Session(app, settings: start.settings, unkept: start.unkept, files: words.files)
    var loop = Loop(session, speech: output, options: loopOptions, inbox: inbox)
    let ending = loop.run(saying: OutsideSettings.usual.problems + (start.speech.notice.map { [$0] } ?? []))
    if ending == .outputLost(.failed) { StandardError.writeLine(words.text("output.failed")) }
    if ending.exitCode != 0 { throw ExitCode(ending.exitCode) }
  }
}
