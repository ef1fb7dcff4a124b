internal import Aloud

struct HostedDocument: Sendable, Equatable {
  private(set) var app: DocumentApp
  let ids: [String: SourceLocation]
  /// Increases with each change, so that equal numbers mean equal documents.
  private(set) var revision: Int

  init(_ tree: Tree, revision: Int, _ source: RowSource) throws(DocumentErrors) {
    let names = DeclaredNames(tree)
    var context = CheckingContext(names: names)
    context.isHosted = true
    context.check(document: tree)
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: "") }
    let model = DocumentForm.model(tree, names: names, ids: context.ids.keys, source: source)
    (self.revision, app, ids) = (revision, DocumentApp(model: model), context.ids)
  }

  func patched(_ parts: [String: JSONTree], _ source: RowSource) throws(DocumentErrors) -> HostedDocument {
    var open = Dictionary(uniqueKeysWithValues: parts.map { ($0, Tree($1, at: "patch.\($0)")) })
    let patched = app.model.tree.replacing(&open)
    let unknown = open.keys.sorted().map { id in
      DocumentError(SourceLocation(file: "patch.\(id)"), "There is nothing called “\(id)” that could be replaced.")
    }
    guard unknown.isEmpty else { throw DocumentErrors(unknown, in: "") }
    return try HostedDocument(patched, revision: revision + 1, source)
  }

  static func == (one: Self, other: Self) -> Bool { one.revision == other.revision }
}

extension HostedDocument {
  /// The actions that a host can't ask for, because it runs programs itself.
  static let refusedActions: [ShapeName: KeyName] = [.run: .run, .stop: .stop]

  mutating func take(actions json: JSONTree) throws(DocumentErrors) -> [DocumentAction] {
    let tree = Tree(json, at: "do")
    var context = CheckingContext(names: DeclaredNames(app.model.tree), ids: ids)
    Descriptions.forEach(in: tree, .actions) { shape, part in
      guard let key = Self.refusedActions[shape], let entry = part.entries?.first(where: { $0.key == key.rawValue })
      else { return }
      let shapes = Actions.family.shapes.filter { Self.refusedActions[$0.name] == nil }
      let allowed = (Actions.family.words + shapes.map(\.keys[0].name.rawValue)).listed("or")
      context.add(entry.keyLocation, "“\(entry.key)” is nothing that a host can ask for. Allowed: \(allowed).")
    }
    if context.errors.isEmpty { context.check(tree, .actions, of: CheckedKey(name: "do")) }
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: "") }
    var making = MakingContext(app.model, ids: context.ids.keys)
    making.place = "ask"
    let actions = Actions.actions(tree, &making)
    var model = app.model
    (model.behaviors, model.dismissals) = (making.model.behaviors, making.model.dismissals)
    app = DocumentApp(model: model)
    revision += 1
    return actions
  }
}
