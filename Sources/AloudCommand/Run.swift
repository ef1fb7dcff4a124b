import Aloud
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// `aloud run app.yaml`: an app that a document describes.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "run", abstract: Words.help("run.abstract"))

  @Argument(help: Words.argument("run.document"), completion: .file(extensions: ["yaml", "yml"]))
  var document: String

  @OptionGroup var options: SessionOptions

  func run() throws {
    let words = try options.words()
    do throws(WholeFileError) {
      let bytes = try WholeFile.bytes(document, limit: Document.sizeLimit + 1)
      try runDocument(bytes, words)
    } catch {
      StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(document))]))
      throw ExitCode(66)
    }
  }
}
