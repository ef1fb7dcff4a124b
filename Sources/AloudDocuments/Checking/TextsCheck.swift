internal import Aloud

/// A check of the PO files beside a document, which hold its texts in other languages.
struct TextsCheck {
  /// The translated texts that can be used.
  private(set) var texts = AppTexts()
  /// The document's original texts, if it names a folder of translations.
  private(set) var originals: [String] = []
  /// Flaws in the translations that do not keep the document from running.
  private(set) var remarks: [DocumentError] = []

  /// Reads the PO files in the folder that the document `tree` names, and adds their errors to `context`.
  init(
    _ tree: Tree, path: String, reading: ((String) -> [String: [UInt8]]?)?, _ context: inout CheckingContext
  ) {
    guard let name = tree[.texts], let written = name.scalar, !name.isNull, let reading else { return }
    let folder = written.hasSuffix("/") ? String(written.dropLast()) : written
    guard let files = reading(folder), !files.isEmpty else {
      context.add(
        name.location,
        "The folder “\(folder)” has no PO file that can be read. Put the texts there, such as \(folder)/de.po, or remove this line."
      )
      return
    }
    originals = Self.texts(in: tree)
    let check = AppTextsCheck(files, of: originals)
    let directory = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    func error(_ error: LocaleFileError) -> DocumentError {
      var told = DocumentError(
        SourceLocation(line: max(1, error.line), column: Self.column(of: error, in: files[error.file] ?? [])),
        of: "\(directory)\(folder)/\(error.file)", error.message)
      if case .untranslated(let text, _) = error.kind { told.untranslated = text }
      return told
    }
    for one in check.errors { context.add(error(one)) }
    remarks = check.remarks.map(error)
    texts = check.texts
  }

  /// Returns the translatable texts in document order, each once.
  private static func texts(in tree: Tree) -> [String] {
    var texts: [String] = [], seen: Set<String> = []
    Descriptions.forEachText(in: tree) { text in
      if Template(text)?.source != nil, seen.insert(text).inserted { texts.append(text) }
    }
    return texts
  }

  /// Returns the column of an error: the beginning of the quoted text in its line, or 1 if there is none.
  private static func column(of error: LocaleFileError, in bytes: [UInt8]) -> Int {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: max(1, error.line), omittingEmptySubsequences: false)
    guard error.line > 0, error.line <= lines.count else { return 1 }
    let line = lines[error.line - 1]
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")) else { return 1 }
    return String(decoding: line[..<quote], as: UTF8.self).unicodeScalars.count + 1
  }
}
