internal import Aloud

/// The document that a host shows at the moment: the tree that it has sent, and the app described by it.
struct HostedDocument: Sendable, Equatable {
  let tree: Tree
  let app: DocumentApp
  /// The IDs in the document, with their locations.
  let ids: [String: SourceLocation]
  /// A number that increases with each change, so that equal numbers mean equal documents.
  let revision: Int

  /// Creates the document that `tree` describes.
  init(_ tree: Tree, revision: Int, _ source: RowSource) throws(DocumentErrors) {
    let names = DeclaredNames(tree)
    var context = CheckingContext(names: names)
    context.isHosted = true
    GrammarCheck.check(tree, isEmptyFile: false, &context)
    GivenValueForm.checkCircles(tree[.values], &context)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: "") }
    let model = DocumentForm.model(tree, names: names, ids: Set(context.ids.keys), source: source)
    (self.tree, self.revision, app, ids) = (tree, revision, DocumentApp(model: model), context.ids)
  }

  /// Returns the document with the behaviours of an action sheet that the host presents.
  func knowing(_ action: HostAction) -> HostedDocument {
    var model = app.model
    model.behaviors.merge(action.behaviors) { _, asked in asked }
    model.dismissals.merge(action.dismissals) { _, asked in asked }
    return HostedDocument(tree: tree, app: DocumentApp(model: model), ids: ids, revision: revision)
  }

  private init(tree: Tree, app: DocumentApp, ids: [String: SourceLocation], revision: Int) {
    (self.tree, self.app, self.ids, self.revision) = (tree, app, ids, revision)
  }

  /// Returns the document with the things that have the IDs in `parts` replaced.
  func patched(_ parts: [String: JSONTree], _ source: RowSource) throws(DocumentErrors) -> HostedDocument {
    var open: [String: Tree] = [:]
    for (id, part) in parts { open[id] = Tree(part, at: "patch.\(id)") }
    let patched = tree.replacing(&open)
    let unknown = open.keys.sorted().map { id in
      DocumentError(
        SourceLocation(line: 1, column: 1, file: "patch.\(id)"),
        "There is nothing called “\(id)” that could be replaced.")
    }
    guard unknown.isEmpty else { throw DocumentErrors(unknown, in: "") }
    return try HostedDocument(patched, revision: revision + 1, source)
  }

  static func == (one: Self, other: Self) -> Bool { one.revision == other.revision }
}
