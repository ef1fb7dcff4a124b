import Aloud
import AloudSpeech
import AloudTerminal
import ArgumentParser

extension SessionOptions {
  /// Runs an app with these options and words until it ends, and ends with its exit code.
  func run(_ app: some App, _ words: Words) throws {
    var settings = settings
    let decision = SpeechDecision(speech)
    settings.speech.isOn = decision.isOn
    let inbox = Inbox()
    let output = DeferredSpeech(to: decision.target, settings: settings.speech) { problem in
      inbox.put(problem: words.text(problem.message))
    }
    let session = try Session(app, settings: settings, files: words.files)
    var loop = Loop(session, speech: output, options: loopOptions, inbox: inbox)
    let ending = loop.run(saying: decision.notice.map { [$0] } ?? [])
    if ending == .outputLost(.failed) { StandardError.writeLine(words.text("output.failed")) }
    if ending.exitCode != 0 { throw ExitCode(ending.exitCode) }
  }
}
