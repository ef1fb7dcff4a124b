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
    let errors = LocaleFileCheck(folder.files).errors
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
}
