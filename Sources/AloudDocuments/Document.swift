public import Aloud

/// An app that is described in YAML, checked and ready to run.
public struct Document: Sendable {
  /// The path of the document, as the caller gave it.
  public let path: String
  /// The app that the document describes.
  public let app: DocumentApp
  /// A Boolean value that indicates whether the app is a single task, which ends with an exit code.
  public var isTask: Bool { app.model.task != nil }
  /// A Boolean value that indicates whether the app prints answers when it ends.
  public var hasAnswers: Bool { !app.model.answers.isEmpty }
  /// The document's texts in other languages, from the folder that it names.
  public let texts: AppTexts
  /// The path of this folder, or `nil` if the document names none.
  public let textsFolder: String?
  /// The original texts of these translations in order, each with its places, such as "app.yaml:12". Empty if the document names no
  /// folder.
  public let references: [(text: String, places: [String])]
  /// The original texts.
  public var originals: [String] { references.map(\.text) }
  /// Flaws in the translations that do not keep the app from running: missing and outdated texts.
  public let remarks: [DocumentError]

  /// Creates a document from `bytes`. `path` is only used in errors. `reading` returns the files of the translations folder by
  /// name, or `nil` if it cannot be read; without it there are no translations. `including` returns an included file's contents and
  /// its path for errors, or `nil` if it cannot be read.
  ///
  /// The input is UTF-8 of at most 4 MB that contains one YAML document.
  ///
  /// - Throws: All errors in the document, as ``DocumentErrors``.
  public init(
    bytes: [UInt8], path: String, reading: ((_ folder: String) -> [String: [UInt8]]?)? = nil,
    including: ((_ file: String) -> (path: String, bytes: [UInt8])?)? = nil
  ) throws(DocumentErrors) {
    let own: Tree
    do { own = try TreeParser.parse(SourceText.decode(bytes)) } catch { throw DocumentErrors([error], in: path) }
    let inclusion = Inclusion(own, reading: including)
    let tree = inclusion.tree
    let names = DeclaredNames(tree)
    var context = CheckingContext(names: names)
    for error in inclusion.errors { context.add(error) }
    context.check(document: tree, isEmptyFile: bytes.isEmpty)
    let check = TextsCheck(tree, path: path, reading: reading, &context)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: path) }
    self.path = path
    (texts, textsFolder, remarks) = (check.texts, check.folder, check.remarks)
    references = check.references
    app = DocumentApp(model: DocumentForm.model(tree, names: names, ids: context.ids.keys))
  }
}

private struct TextsCheck {
  private(set) var texts = AppTexts()
  private(set) var folder: String?
  private(set) var references: [(text: String, places: [String])] = []
  /// Flaws that do not keep the document from running.
  private(set) var remarks: [DocumentError] = []

  init(
    _ tree: Tree, path: String, reading: ((String) -> [String: [UInt8]]?)?, _ context: inout CheckingContext
  ) {
    guard let name = tree[.texts], let written = name.scalar, !name.isNull else { return }
    let directory = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    let folder = written.hasSuffix("/") ? String(written.dropLast()) : written
    self.folder = (folder.hasPrefix("/") ? "" : directory) + folder
    references = Self.texts(in: tree, path: path)
    guard let reading else { return }
    guard let files = reading(folder), !files.isEmpty else {
      context.add(
        name.location,
        "The folder “\(folder)” has no PO file that can be read. Put the texts there, such as \(folder)/de.po, or remove this line."
      )
      return
    }
    let check = AppTextsCheck(files, of: references.map(\.text), in: tree[.language]?.scalar ?? "en")
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

  /// In document order, each once.
  private static func texts(in tree: Tree, path: String) -> [(text: String, places: [String])] {
    var texts: [(text: String, places: [String])] = [], indexes: [String: Int] = [:]
    Descriptions.forEachText(in: tree) { part in
      guard let text = part.scalar, Template(text)?.source != nil else { return }
      let place = "\(part.location.file ?? path):\(part.location.line)"
      if let index = indexes[text] {
        texts[index].places.append(place)
      } else {
        indexes[text] = texts.count
        texts.append((text, [place]))
      }
    }
    return texts
  }

  /// Returns the beginning of the quoted text in the error's line, or 1 if there is none.
  private static func column(of error: LocaleFileError, in bytes: [UInt8]) -> Int {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: max(1, error.line), omittingEmptySubsequences: false)
    guard error.line > 0, error.line <= lines.count else { return 1 }
    let line = lines[error.line - 1]
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")) else { return 1 }
    return String(decoding: line[..<quote], as: UTF8.self).unicodeScalars.count + 1
  }
}

/// A document together with the parts of it that are in files of their own.
struct Inclusion {
  private(set) var tree: Tree
  private(set) var errors: [DocumentError] = []

  init(_ tree: Tree, reading: ((_ file: String) -> (path: String, bytes: [UInt8])?)?) {
    self.tree = tree
    for name in tree[.include]?.list ?? [] {
      guard let file = name.scalar, let reading else { continue }
      guard let (path, bytes) = reading(file) else {
        errors.append(
          DocumentError(
            name.location, "The file “\(file)” can't be read. Put it beside the document, or remove this line."))
        continue
      }
      do { include(try TreeParser.parse(SourceText.decode(bytes)).located(in: path)) } catch {
        errors.append(DocumentError(error.location.located(in: path), error.message))
      }
    }
  }

  private mutating func include(_ part: Tree) {
    guard let entries = part.entries else {
      return errors.append(
        DocumentError(
          part.location, CheckingContext.notMapping(part),
          example: "screens: [{id: about, title: About, elements: [{text: Hello}]}]"))
    }
    let shape = DocumentForm.part
    for entry in entries {
      if shape.key(entry.key) == nil {
        let names = shape.keys.map(\.name.rawValue)
        errors.append(Nearest.error(entry.keyLocation, .key, word: entry.key, among: names))
      } else {
        add(entry)
      }
    }
  }

  private mutating func add(_ entry: Tree.Entry) {
    guard case .mapping(var all) = tree.content else { return }
    guard let index = all.firstIndex(where: { $0.key == entry.key }) else {
      tree.content = .mapping(all + [entry])
      return
    }
    switch (all[index].value.content, entry.value.content) {
    case (.list(let own), .list(let more)): all[index].value.content = .list(own + more)
    case (.mapping(let own), .mapping(let more)):
      let names = Set(own.map(\.key))
      for one in more where names.contains(one.key) {
        errors.append(YAMLErrors.duplicate(one.key, at: one.keyLocation))
      }
      all[index].value.content = .mapping(own + more)
    case (_, _):
      // Keep both entries; the grammar check reports the one that has the wrong type.
      all.append(entry)
    }
    tree.content = .mapping(all)
  }
}
