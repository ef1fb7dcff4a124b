import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser
import Glibc

extension Document {
  /// The most bytes read of a document: enough to detect one that is too large.
  private static let readLimit = 5 << 20

  init(at path: String, _ words: Words) throws { try self.init(Self.bytes(at: path, words), path: path, words) }

  static func bytes(at path: String, _ words: Words) throws -> [UInt8] {
    try WholeFile.bytes(of: path, limit: readLimit, words)
  }

  /// Reads the texts in the folder that the document names, relative to `path`, unless `readsTexts` is false.
  init(beside bytes: [UInt8], path: String, readsTexts: Bool = true) throws(DocumentErrors) {
    try self.init(
      bytes: bytes, path: path, reading: readsTexts ? { LocaleFolder.texts(Self.path($0, beside: path)) } : nil
    ) { name in
      let path = Self.path(name, beside: path)
      return (try? WholeFile.bytes(path, limit: Self.readLimit)).map { (path, $0) }
    }
  }

  static func path(_ name: String, beside file: String) -> String {
    let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[...$0] } ?? ""
    return name.utf8.first == UInt8(ascii: "/") ? name : "\(folder)\(name)"
  }

  init(_ bytes: [UInt8], path: String, _ words: Words) throws {
    do { try self.init(beside: bytes, path: path) } catch { throw error.report(words) }
  }
}

extension DocumentErrors {
  func report(
    _ words: Words, place: (DocumentError) -> String = { "\($0.file):\($0.line):\($0.column):" }
  ) -> ExitCode {
    for error in errors {
      let sentences = [error.message, error.remedy].compactMap { $0.map { words.text(.verbatim($0)) } }
      StandardError.writeLine(([OutsideText.printed(place(error))] + sentences).joined(separator: " "))
    }
    if let remainder { StandardError.writeLine(words.text(.verbatim(remainder))) }
    return ExitCode(65)
  }
}

extension WholeFile {
  /// With `takesInput`, "-" means standard input. If the file can't be read, tells the reason, and throws an exit code.
  static func bytes(
    of file: String, takesInput: Bool = false, limit: Int = 64 << 20, code: Int32 = 66, _ words: Words
  ) throws -> [UInt8] {
    do throws(WholeFileError) {
      return try bytes(takesInput && file == "-" ? "/dev/stdin" : file, limit: limit)
    } catch {
      throw words.failure(error.message(of: GivenBytes.shown(file)), code)
    }
  }

  /// A file that has the text already is left alone. If it can't be written, tells the reason, and throws an exit code.
  static func write(_ text: String, to path: String) throws {
    let bytes = Array(text.utf8)
    if (try? self.bytes(path, limit: bytes.count + 1)) == bytes { return }
    if access(path, F_OK) != 0 { close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)) }
    if rewrite(path, with: bytes) != nil { throw ExitCode.failure("\(path): The file can't be written.", 74) }
  }
}
