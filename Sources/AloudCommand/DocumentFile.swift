import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// A document, as a command reads it.
enum DocumentFile {
  /// How many bytes of a document are read: enough for it to be told that it is too large.
  private static let readLimit = 5 << 20

  /// The document at a path, or all that is wrong with it on standard error, and exit code 65 (or 66 where it can't be read).
  static func read(_ path: String, _ words: Words) throws -> Document {
    let bytes: [UInt8]
    do { bytes = try WholeFile.bytes(path, limit: readLimit) } catch {
      StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(path))]))
      throw ExitCode(66)
    }
    return try Document(bytes, path: path, words)
  }
}
