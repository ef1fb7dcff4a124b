package import Aloud
package import AloudTerminal

/// A translator's files, which override those compiled in, and the errors in them.
struct LocaleOverrides: Sendable {
  /// The files to read. A damaged file is left out, and the one compiled in is used.
  let files: LocaleFiles
  /// The path of the folder; nil if there is none.
  private let folder: String?
  private var folderError: WholeFileError?
  private var unreadable: [(path: String, error: WholeFileError)] = []
  private var damage: [LocaleFileError] = []

  private init(_ folder: String?) {
    self.folder = folder
    guard let folder else {
      files = .bundled
      return
    }
    do throws(WholeFileError) {
      let contents = try LocaleFolder(folder)
      // In a copy of the whole table, most files are unchanged.
      let changed = contents.files.filter { LocaleFiles.bundled.bytes($0) != $1 }
      let check = LocaleFileCheck(changed)
      files = LocaleFiles.bundled.overridden(by: check.sound)
      unreadable = contents.unreadable
      damage = check.damage
    } catch {
      files = .bundled
      folderError = error
    }
  }

  /// The overrides that the command line or the environment names, which are read once.
  static let usual = LocaleOverrides(LocaleFolderPath.usual)

  static func of(_ folder: String?) -> LocaleOverrides {
    folder == usual.folder ? usual : LocaleOverrides(folder)
  }

  /// Reports on standard error what can't be used and is left out.
  func tell(_ words: Words) {
    guard let folder else { return }
    if let folderError { LocaleFolderErrors.tell(folderError, folder, words) }
    for (path, error) in unreadable { StandardError.writeLine(words.text(error.message(of: folder + "/" + path))) }
    for error in damage {
      let leftOut = words.text(.localeFolderLeftOut)
      StandardError.writeLine(LocaleFolderErrors.line(error, in: folder, words) + " " + leftOut)
    }
  }
}

/// The messages for errors in a translator's folder.
package enum LocaleFolderErrors {
  /// Returns the message for an error in a file, with the file's path on the disk.
  package static func line(_ error: LocaleFileError, in folder: String, _ words: Words) -> String {
    OutsideText.printed("\(folder)/\(error.file):\(max(1, error.line)): ") + words.text(.verbatim(error.message))
  }

  /// Reports on standard error why a folder can't be read.
  package static func tell(_ error: WholeFileError, _ folder: String, _ words: Words) {
    StandardError.writeLine(
      words.text(
        error == .missing
          ? .localeFolderMissing(folder: .text(.verbatim(folder)))
          : .localeFolderFailed(folder: .text(.verbatim(folder)))))
  }
}

extension WholeFileError {
  /// Returns the sentence that tells why a file can't be read.
  package func message(of file: String) -> Message { Message("file.\(self)", ["file": .text(.verbatim(file))]) }
}
