import Aloud
import AloudApp
import AloudLanguage
import AloudTerminal
import ArgumentParser

/// How an app that may be one task ends: with its answers alone on standard output, and as prompts do.
struct TaskEnding {
  private let isTask: Bool
  private let streams: PromptStreams?

  /// Before the app is run: from here on its answers have standard output to themselves, where there are to be any.
  init(isTask: Bool, hasAnswers: Bool) {
    self.isTask = isTask
    streams = hasAnswers ? PromptStreams(answeringOn: nil, lineEnd: UInt8(ascii: "\n")) : nil
  }

  /// After it was run: it ends with what the app says, else as a prompt that was left, or whose input has ended.
  ///
  /// - Throws: `ExitCode`, where that is not 0.
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
