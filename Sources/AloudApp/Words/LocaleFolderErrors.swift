package import Aloud
package import AloudTerminal

/// How errors with a translator's folder are told.
package enum LocaleFolderErrors {
  /// The line that tells what is wrong in a file, with its place on the disk.
  package static func line(_ error: LocaleFileError, in folder: String, _ words: Words) -> String {
    OutsideText.printed("\(folder)/\(error.file):\(max(1, error.line)): ") + words.text(.verbatim(error.message))
  }

  /// Tells why a folder can't be read.
  package static func tell(_ error: WholeFileError, _ folder: String, _ words: Words) {
    StandardError.writeLine(
      words.text(
        error == .missing
          ? .localeFolderMissing(folder: .text(.verbatim(folder)))
          : .localeFolderFailed(folder: .text(.verbatim(folder)))))
  }

  /// Tells why a file can't be read.
  package static func tell(_ error: WholeFileError, file: String, _ words: Words) {
    StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(file))]))
  }
}
