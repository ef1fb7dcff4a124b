package import Aloud
package import AloudTerminal

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

  /// Reports on standard error why a file can't be read.
  package static func tell(_ error: WholeFileError, file: String, _ words: Words) {
    StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(file))]))
  }
}
