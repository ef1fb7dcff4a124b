import Aloud
import AloudApp
import AloudLanguage
import AloudTerminal
import ArgumentParser

/// The command `aloud locales --check PATH`, which reports all errors in a translator's files with file and line, how much of each
/// wording has words, and who has read it.
enum LocaleFolderReport {
  /// Prints a sentence if there are no errors. Otherwise writes each error to standard error and throws exit code 65, or 66 if
  /// the folder or file can't be read. Of a single PO file, all messages without words are named.
  static func run(_ path: String, _ words: Words) throws {
    if path.hasSuffix(".po") { return try run(file: path, words) }
    let folder: LocaleFolder
    do throws(WholeFileError) {
      folder = try LocaleFolder(path)
    } catch {
      LocaleFolderErrors.tell(error, path, words)
      throw ExitCode(66)
    }
    for (file, error) in folder.unreadable { StandardError.writeLine(words.text(error.message(of: path + "/" + file))) }
    let found = TranslationCheck(folder.files).errors
    let untranslated = Untranslated.counts(in: found)
    for line in try coverage(of: folder.files, found) { try words.print(line) }
    // The core must be complete. For the rest, a few missing messages are named, and many are only counted.
    let errors = found.filter { error in
      guard let lack = Untranslated(error), lack.part == .rest else { return true }
      return (untranslated[lack] ?? 0) <= mostUntranslated
    }
    try tell(errors, in: path, unreadable: folder.unreadable.count, files: folder.files.count, words)
  }

  private static func run(file path: String, _ words: Words) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let wording = "wording/\(parts.last ?? "")"
    let files = [wording: try WholeFile.bytes(of: path, words)]
    let found = TranslationCheck(files).errors
    for line in try coverage(of: files, found) { try words.print(line) }
    for case .untranslated(let key, let english) in found.filter({ Untranslated($0)?.part == .rest }).map(\.kind) {
      try words.print(OutsideText.printed("The rest lacks “\(key)”. In English: \(english)"))
    }
    let errors = found.filter { Untranslated($0)?.part != .rest }.map { error in
      var error = error
      error.file = String(error.file.dropFirst("wording/".count))
      return error
    }
    try tell(errors, in: folder, files: 1, words)
  }

  private static func tell(
    _ errors: [LocaleFileError], in folder: String, unreadable: Int = 0, files: Int, _ words: Words
  ) throws {
    for error in errors { StandardError.writeLine(LocaleFolderErrors.line(error, in: folder, words)) }
    let count = errors.count + unreadable
    if count > 0 { throw words.failure(.localesErrors(count: .number(count)), 65) }
    try words.print(
      files == 0
        ? words.text(.localesNoFiles(folder: .text(.verbatim(folder))))
        : words.text(.localesNoErrors(count: .number(files))))
  }

  private static let mostUntranslated = 10

  /// Returns a line for each readable wording, with the number of translated messages in each part.
  private static func coverage(of files: [String: [UInt8]], _ errors: [LocaleFileError]) throws -> [String] {
    let untranslated = Untranslated.counts(in: errors)
    let counts = Dictionary(grouping: try LocaleFiles.bundled.messages("en").keys, by: { WordingPart(of: $0) })
      .mapValues(\.count)
    // The messages of these files have not been checked.
    let unread = Set(errors.filter { if case .misnamed = $0.kind { true } else { $0.kind == .notUTF8 } }.map(\.file))
    return files.keys.sorted().filter { $0.hasPrefix("wording/") && !unread.contains($0) }.map { file in
      let parts = WordingPart.allCases.map { part in
        let all = counts[part] ?? 0
        return "\(all - (untranslated[Untranslated(file: file, part: part)] ?? 0)) of \(all) messages of the \(part)"
      }
      let readers = MessageReading.counts(in: files[file] ?? []).map { reading, count in
        " Read by \(reading.name), \(reading.date): \(count)."
      }
      return OutsideText.printed("\(file): \(parts.joined(separator: ", ")).\(readers.joined())")
    }
  }
}

private struct Untranslated: Hashable {
  var file: String
  var part: WordingPart

  init(file: String, part: WordingPart) { (self.file, self.part) = (file, part) }

  /// Returns `nil` for an error of another kind.
  init?(_ error: LocaleFileError) {
    guard case .untranslated(let key, _) = error.kind else { return nil }
    self.init(file: error.file, part: WordingPart(of: key))
  }

  static func counts(in errors: [LocaleFileError]) -> [Untranslated: Int] {
    Dictionary(grouping: errors.compactMap(Untranslated.init), by: \.self).mapValues(\.count)
  }
}
