package import Aloud
package import AloudTerminal

/// How problems with a translator's folder are told.
package enum LocaleFolderProblem {
  /// The line that tells what is wrong in a file, with its place on the disk.
  package static func line(_ error: LocaleFileError, in folder: String, _ words: Words) -> String {
    OutsideText.printed("\(folder)/\(error.file):\(max(1, error.line)): ") + words.text(error.message)
  }

  /// Tells why a folder can't be read.
  package static func tell(_ error: WholeFileError, _ folder: String, _ words: Words) {
    let key = error == .missing ? "localeFolder.missing" : "localeFolder.failed"
    StandardError.writeLine(words.text(key, ["folder": .text(.verbatim(folder))]))
  }

  /// Tells why a file can't be read.
  package static func tell(_ error: WholeFileError, file: String, _ words: Words) {
    StandardError.writeLine(words.text("file.\(error)", ["file": .text(.verbatim(file))]))
  }
}
