import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// `aloud run app.yaml`: an app that a document describes.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "run", abstract: Words.help("run.abstract"))

  @Argument(help: Words.argument("run.document"), completion: .file(extensions: ["yaml", "yml"]))
  var document: String

  @OptionGroup var options: SessionOptions

  /// How many bytes of a document are read: enough for it to be told that it is too large.
  private static let readLimit = 5 << 20

  func run() throws {
    let words = try options.locales.words()
    try options.run(try read(words).app, words)
  }

  /// The document, or all that is wrong with it on standard error, and exit code 65 (or 66 where it can't be read).
  private func read(_ words: Words) throws -> Document {
    let bytes: [UInt8]
    do { bytes = try WholeFile.bytes(document, limit: Self.readLimit) } catch {
      StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(document))]))
      throw ExitCode(66)
    }
    return try Document(bytes, path: document, words)
  }
}
