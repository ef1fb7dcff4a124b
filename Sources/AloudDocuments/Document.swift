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
  /// The original texts of these translations, or an empty array if the document names no folder.
  public let originals: [String]
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
    GrammarCheck.check(tree, isEmptyFile: bytes.isEmpty, &context)
    GivenValueForm.checkCircles(tree[.values], &context)
    let check = TextsCheck(tree, path: path, reading: reading, &context)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: path) }
    self.path = path
    (texts, originals, remarks) = (check.texts, check.originals, check.remarks)
    app = DocumentApp(model: DocumentForm.model(tree, names: names, ids: Set(context.ids.keys)))
  }
}
