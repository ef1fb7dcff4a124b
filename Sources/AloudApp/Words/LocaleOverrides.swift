internal import Aloud
internal import AloudTerminal

/// A translator's files over those compiled in, and what is wrong with them.
struct LocaleOverrides: Sendable {
  /// The files to read: a damaged one is left out, and the one compiled in serves.
  let files: LocaleFiles
  /// The folder; nil where there is none.
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
      // In a copy of the whole table, most files are as they were.
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

  /// Those that the command line or the environment names, read once.
  static let usual = LocaleOverrides(LocaleFolderPath.usual)

  /// Those of a folder.
  static func of(_ folder: String?) -> LocaleOverrides {
    folder == usual.folder ? usual : LocaleOverrides(folder)
  }

  /// Tells on standard error what can't be used, and that it is left out.
  func tell(_ words: Words) {
    guard let folder else { return }
    if let folderError { LocaleFolderErrors.tell(folderError, folder, words) }
    for (path, error) in unreadable { LocaleFolderErrors.tell(error, file: folder + "/" + path, words) }
    for error in damage {
      let leftOut = words.text(.localeFolderLeftOut)
      StandardError.writeLine(LocaleFolderErrors.line(error, in: folder, words) + " " + leftOut)
    }
  }
}
