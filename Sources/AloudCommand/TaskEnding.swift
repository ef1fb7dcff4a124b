import Aloud
import AloudApp
import AloudLanguage
import AloudTerminal
import ArgumentParser

/// Ends an app that may be a task: prints only its answers to standard output, and exits as prompts do.
struct TaskEnding {
  private let isTask: Bool
  private let streams: PromptStreams?

  /// Takes over the streams before the app runs, so that standard output is reserved for its answers, if it has any.
  init(isTask: Bool, hasAnswers: Bool) {
    self.isTask = isTask
    streams = hasAnswers ? PromptStreams(answeringOn: nil, lineEnd: UInt8(ascii: "\n")) : nil
  }

  /// Exits with the app's own code, or else as a prompt that was left or whose input ended.
  ///
  /// - Throws: `ExitCode` if the code is not 0.
  func end(exitCode: Int?, hasInputEnded: Bool, answers: String, _ words: Words) throws {
    let untold: Int32 = isTask ? (hasInputEnded ? 3 : 1) : 0
    let code = exitCode.map { Int32($0) } ?? untold
    if code != 0 { throw ExitCode(code) }
    if let streams, !streams.write([answers]) {
      StandardError.writeLine(words.text(.promptAnswerLost))
      throw ExitCode(74)
    }
  }
}
