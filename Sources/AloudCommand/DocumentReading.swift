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
      for error in error.errors {
        let place = OutsideText.printed("\(error.file):\(error.line):\(error.column):")
        let sentences = [error.message, error.remedy].compactMap { $0.map { words.text($0) } }
        StandardError.writeLine(([place] + sentences).joined(separator: " "))
      }
      throw ExitCode(65)
    }
  }
}
