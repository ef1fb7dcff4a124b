public import Aloud

/// An app described in YAML, checked: it can be run.
public struct Document: Sendable {
  /// The document's path, as the caller gave it.
  public let path: String
  /// The app that it describes.
  public let app: DocumentApp
  /// Whether it is one task, which ends with an exit code.
  public var isTask: Bool { app.model.task != nil }
  /// Whether it ends with answers.
  public var hasAnswers: Bool { !app.model.answers.isEmpty }
  /// Its texts in other languages, from the folder that it names.
  public let texts: AppTexts
  /// The texts that these are of, as the document has them; none where it names no folder.
  public let originals: [String]
  /// What is wrong with these and yet no reason not to run it: what is not translated, or no longer there.
  public let remarks: [DocumentError]

  /// Takes the document in `bytes`; `path` is only named in errors. `reading` gives the files of the folder that it names for its
  /// texts, by their names; nil where that can't be read. Without it, there are no texts in other languages. `including` gives
  /// what is in a file that it includes, and the path by which that is named in errors; nil where it can't be read.
  ///
  /// Throws everything that is wrong with it: at most 4 MB of UTF-8 with one YAML document in it are taken.
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
    GivenValueCheck.checkCircles(tree[.values], &context)
    let check = TextsCheck(tree, path: path, reading: reading, &context)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: path) }
    self.path = path
    (texts, originals, remarks) = (check.texts, check.originals, check.remarks)
    app = DocumentApp(model: ModelMaker.model(tree, names: names, ids: Set(context.ids.keys)))
  }
}
