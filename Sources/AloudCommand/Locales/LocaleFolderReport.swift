import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// The command `aloud locales --check DIR`, which reports all errors in a translator's files with file and line.
enum LocaleFolderReport {
  /// Checks a folder. Prints a sentence if there are no errors. Otherwise writes each error to standard error and throws exit code
  /// 65, or 66 if the folder can't be read.
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
    let untranslated = Dictionary(grouping: found.compactMap(Untranslated.init), by: \.self).mapValues(\.count)
    for line in try coverage(of: folder.files, found, untranslated) { try words.print(line) }
    // The core must be complete. For the rest, a few missing messages are named, and many are only counted.
    let errors = found.filter { error in
      guard let lack = Untranslated(error), lack.part == .rest else { return true }
      return (untranslated[lack] ?? 0) <= mostUntranslated
    }
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

  /// The most messages without words that are named one by one.
  private static let mostUntranslated = 10

  /// Returns a line for each readable wording, with the number of translated messages in each part.
  private static func coverage(
    of files: [String: [UInt8]], _ errors: [LocaleFileError], _ untranslated: [Untranslated: Int]
  ) throws -> [String] {
    let counts = Dictionary(grouping: try LocaleFiles.bundled.messages("en").keys, by: { WordingPart(of: $0) })
      .mapValues(\.count)
    let unread = Set(errors.filter(\.leavesFileUnread).map(\.file))
    return files.keys.sorted().filter { $0.hasPrefix("wording/") && !unread.contains($0) }.map { file in
      let parts = WordingPart.allCases.map { part in
        let all = counts[part] ?? 0
        return "\(all - (untranslated[Untranslated(file: file, part: part)] ?? 0)) of \(all) messages of the \(part)"
      }
      return OutsideText.printed("\(file): \(parts.joined(separator: ", ")).")
    }
  }
}

/// A part of a wording in which a message is not translated.
private struct Untranslated: Hashable {
  var file: String
  var part: WordingPart

  init(file: String, part: WordingPart) { (self.file, self.part) = (file, part) }

  /// Creates the part that `error` reports as untranslated, or returns `nil` for any other error.
  init?(_ error: LocaleFileError) {
    guard case .untranslated(let key, _) = error.kind else { return nil }
    self.init(file: error.file, part: WordingPart(of: key))
  }
}

extension LocaleFileError {
  /// A Boolean value that indicates whether the error kept the file's messages from being checked.
  fileprivate var leavesFileUnread: Bool {
    switch kind {
    case .misnamed, .notUTF8: true
    default: false
    }
  }
}
