internal import Aloud

/// An app described in YAML, checked: it can be run.
public struct Document: Sendable {
  /// The document's path, as the caller gave it.
  public let path: String
  /// The app that it describes.
  public let app: DocumentApp

  /// Takes the document in `bytes`; `path` is only named in errors.
  ///
  /// Throws everything that is wrong with it: at most 4 MB of UTF-8 with one YAML document in it are taken.
  public init(bytes: [UInt8], path: String) throws(DocumentErrors) {
    let tree: Tree
    do { tree = try TreeParser.parse(SourceText.decode(bytes)) } catch { throw DocumentErrors([error], in: path) }
    let names = DeclaredNames(tree)
    var context = CheckingContext(names: names)
    GrammarCheck.check(tree, isEmptyFile: bytes.isEmpty, &context)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, in: path) }
    self.path = path
    app = DocumentApp(model: ModelMaker.model(tree, names: names, ids: Set(context.ids.keys)))
  }
}
