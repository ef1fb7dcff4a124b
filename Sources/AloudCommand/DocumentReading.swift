import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

extension Document {
  /// The document in `bytes`, or all that is wrong with it on standard error, and exit code 65.
  init(_ bytes: [UInt8], path: String, _ words: Words) throws {
    do {
      try self.init(bytes: bytes, path: path)
    } catch {
      for mistake in error.mistakes {
        StandardError.writeLine(
          OutsideText.printed("\(mistake.file):\(mistake.line):\(mistake.column): ") + words.text(mistake.message))
      }
      throw ExitCode(65)
    }
  }
}
