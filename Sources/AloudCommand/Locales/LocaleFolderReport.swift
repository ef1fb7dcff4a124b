import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// `aloud locales --check DIR`: all that is wrong in a translator's files, by file and line.
enum LocaleFolderReport {
  /// Checks a folder. All well: a sentence, and exit code 0. Else each error on standard error and exit code 65, or 66
  /// where the folder can't be read.
  static func run(_ path: String, _ words: Words) throws {
    let folder: LocaleFolder
    do throws(WholeFileError) {
      folder = try LocaleFolder(path)
    } catch {
      LocaleFolderErrors.tell(error, path, words)
      throw ExitCode(66)
    }
    for (file, error) in folder.unreadable { LocaleFolderErrors.tell(error, file: path + "/" + file, words) }
    let found = LocaleFileCheck(folder.files).errors
    for line in try coverage(of: folder.files, found) { try words.print(line) }
    let errors = found.filter { !isLeftOut($0, found) }
    for error in errors { StandardError.writeLine(LocaleFolderErrors.line(error, in: path, words)) }
    let count = errors.count + folder.unreadable.count
    guard count == 0 else {
      StandardError.writeLine(words.text(.localesErrors(count: .number(count))))
      throw ExitCode(65)
    }
    try words.print(
      folder.files.isEmpty
        ? words.text(.localesNoFiles(folder: .text(.verbatim(path))))
        : words.text(.localesNoErrors(count: .number(folder.files.count))))
  }

  /// How many messages without words are told one by one.
  private static let mostUntranslated = 10

  /// Whether an error is that a message has no words, and one of so many of its part that these are counted alone. The core
  /// is to be complete.
  private static func isLeftOut(_ error: LocaleFileError, _ errors: [LocaleFileError]) -> Bool {
    guard let key = error.untranslatedKey, WordingPart(of: key) == .rest else { return false }
    return untranslated(.rest, in: error.file, errors) > mostUntranslated
  }

  /// How many messages of each part have words, a line for each wording.
  private static func coverage(of files: [String: [UInt8]], _ errors: [LocaleFileError]) throws -> [String] {
    let keys = try LocaleFiles.bundled.messages("en").keys
    return files.keys.sorted().filter { $0.hasPrefix("wording/") }.map { file in
      let parts = WordingPart.allCases.map { part in
        let all = keys.count { WordingPart(of: $0) == part }
        return "\(all - untranslated(part, in: file, errors)) of \(all) messages of the \(part)"
      }
      return OutsideText.printed("\(file): \(parts.joined(separator: ", ")).")
    }
  }

  private static func untranslated(_ part: WordingPart, in file: String, _ errors: [LocaleFileError]) -> Int {
    errors.count { $0.file == file && $0.untranslatedKey.map { WordingPart(of: $0) } == part }
  }
}

extension LocaleFileError {
  /// The key of the message that has no words, where that is what is wrong.
  fileprivate var untranslatedKey: String? { if case .untranslated(let key, _) = kind { key } else { nil } }
}
