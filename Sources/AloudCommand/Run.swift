import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// `aloud run app.yaml`: an app that a document describes.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: Words.help("run.abstract"), example: "aloud run app.yaml")

  @Argument(help: Words.argument("run.document"), completion: .file(extensions: ["yaml", "yml"]))
  var document: String

  @OptionGroup var session: SessionOptions

  /// Runs it. A task's answers alone are on standard output; it ends as prompts do, or as the document says.
  func run() throws {
    let words = try session.locales.words()
    let bytes = try Document.bytes(at: document, words)
    let document = try Document(bytes, path: document, words)
    let streams = document.hasAnswers ? PromptStreams(answeringOn: nil, lineEnd: UInt8(ascii: "\n")) : nil
    let (state, hasInputEnded) = try session.play(document.app, words.adding(document.texts)) {
      document.authorRemarks(words, source: bytes)
    }
    let untold: Int32 = document.isTask ? (hasInputEnded ? 3 : 1) : 0
    let code = state.exitCode.map { Int32($0) } ?? untold
    if code != 0 { throw ExitCode(code) }
    if let streams, !streams.write([document.app.answers(in: state)]) {
      StandardError.writeLine(words.text(.promptAnswerLost))
      throw ExitCode(74)
    }
  }
}
