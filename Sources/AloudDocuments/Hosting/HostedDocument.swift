internal import Aloud

/// What a host shows now: the tree as it has sent it, and the app that it describes.
struct HostedDocument: Sendable, Equatable {
  let tree: Tree
  let app: DocumentApp
  /// The ids that it gives, with where it does.
  let ids: [String: SourceLocation]
  /// Goes up with each change, so that two are the same where it is.
  let revision: Int

  /// The document that `tree` describes.
  init(_ tree: Tree, revision: Int, _ source: RowSource) throws(DocumentErrors) {
    let names = DeclaredNames(tree)
    var context = CheckingContext(names: names)
    context.isHosted = true
    GrammarCheck.check(tree, isEmptyFile: false, &context)
    GivenValueCheck.checkCircles(tree[.values], &context)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: "") }
    let model = ModelMaker.model(tree, names: names, ids: Set(context.ids.keys), source: source)
    (self.tree, self.revision, app, ids) = (tree, revision, DocumentApp(model: model), context.ids)
  }

  /// The same, which knows what comes of an answer to what a host asks by itself.
  func knowing(_ action: HostAction) -> HostedDocument {
    var model = app.model
    model.behaviors.merge(action.behaviors) { _, asked in asked }
    model.dismissals.merge(action.dismissals) { _, asked in asked }
    return HostedDocument(tree: tree, app: DocumentApp(model: model), ids: ids, revision: revision)
  }

  private init(tree: Tree, app: DocumentApp, ids: [String: SourceLocation], revision: Int) {
    (self.tree, self.app, self.ids, self.revision) = (tree, app, ids, revision)
  }

  /// The same with `parts` in the place of what has their ids.
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
