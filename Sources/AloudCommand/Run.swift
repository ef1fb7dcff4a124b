import Aloud
import AloudApp
import AloudDocuments
import ArgumentParser

/// The command `aloud run app.yaml`, which runs the app that a document describes.
struct Run: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run", abstract: Words.help("run.abstract"), example: "aloud run app.yaml")
  }

  @Argument(help: Words.argument("run.document"), completion: .file(extensions: ["yaml", "yml"]))
  var document: String

  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let bytes = try Document.bytes(at: document, words)
    let document = try Document(bytes, path: document, words)
    let ending = TaskEnding(isTask: document.isTask, hasAnswers: document.hasAnswers)
    let (state, hasInputEnded, _) = try session.play(document.app, words.adding(document.texts)) {
      document.authorRemarks(words, source: bytes)
    }
    try ending.end(
      exitCode: state.exitCode, hasInputEnded: hasInputEnded, answers: document.app.answers(in: state), words)
  }
}
