import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

extension Document {
  /// How many bytes of a document are read: enough for it to be told that it is too large.
  private static let readLimit = 5 << 20

  /// The document in the file at `path`, or all that is wrong with it on standard error, and exit code 65 (or 66 where it can't
  /// be read).
  init(at path: String, _ words: Words) throws { try self.init(Self.bytes(at: path, words), path: path, words) }

  /// The bytes of the file at `path`, or why it can't be read on standard error, and exit code 66.
  static func bytes(at path: String, _ words: Words) throws -> [UInt8] {
    do { return try WholeFile.bytes(path, limit: readLimit) } catch {
      StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(path))]))
      throw ExitCode(66)
    }
  }

  /// The document in `bytes`, with its texts in the folder that it names beside it.
  init(readingTexts bytes: [UInt8], path: String) throws(DocumentErrors) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    func beside(_ path: String) -> String { path.utf8.first == UInt8(ascii: "/") ? path : folder + path }
    try self.init(bytes: bytes, path: path, reading: { LocaleFolder.texts(beside($0)) }) { name in
      let path = beside(name)
      return (try? WholeFile.bytes(path, limit: Self.readLimit)).map { (path, $0) }
    }
  }

  /// The document in `bytes`, or all that is wrong with it on standard error, and exit code 65.
  init(_ bytes: [UInt8], path: String, _ words: Words) throws {
    do {
      try self.init(readingTexts: bytes, path: path)
    } catch { throw Self.told(error, words) }
  }

  /// Tells all that is wrong with a document on standard error; gives the exit code that says so.
  static func told(_ errors: DocumentErrors, _ words: Words) -> ExitCode {
    for error in errors.errors {
      let place = OutsideText.printed("\(error.file):\(error.line):\(error.column):")
      let sentences = [error.message, error.remedy].compactMap { $0.map { words.text(.verbatim($0)) } }
      StandardError.writeLine(([place] + sentences).joined(separator: " "))
    }
    if let remainder = errors.remainder { StandardError.writeLine(words.text(.verbatim(remainder))) }
    return ExitCode(65)
  }
}
