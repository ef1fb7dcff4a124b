internal import Aloud

/// An app described in YAML, checked: it can be run.
public struct Document: Sendable {
  /// The document's path, as the caller gave it.
  public let path: String
  /// The app that it describes.
  public let app: DocumentApp

  /// Reads the document in `bytes`; `path` is only named in mistakes.
  ///
  /// Throws everything that is wrong with it: at most 4 MB of UTF-8 with one YAML document in it are read.
  public init(bytes: [UInt8], path: String) throws(DocumentErrors) {
    let tree: Tree
    do { tree = try TreeReader.read(SourceText.read(bytes)) } catch { throw DocumentErrors([error], file: path) }
    let names = Names(tree)
    var checker = Checker(names: names)
    checker.check(tree, .shape(.document), key: "", Checker.Surroundings())
    guard checker.mistakes.isEmpty else { throw DocumentErrors(checker.mistakes, file: path) }
    self.path = path
    app = DocumentApp(tree, names: names, ids: Set(checker.ids.keys))
  }
}
