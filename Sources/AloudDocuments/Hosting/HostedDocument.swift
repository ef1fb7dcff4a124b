internal import Aloud

/// The document that a host shows at the moment: the tree that it has sent, and the app described by it.
struct HostedDocument: Sendable, Equatable {
  let tree: Tree
  let app: DocumentApp
  let ids: [String: SourceLocation]
  /// Increases with each change, so that equal numbers mean equal documents.
  let revision: Int

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

  /// Adds the behaviours of an action sheet that the host presents.
  func knowing(_ action: HostAction) -> HostedDocument {
    var model = app.model
    model.behaviors.merge(action.behaviors) { _, asked in asked }
    model.dismissals.merge(action.dismissals) { _, asked in asked }
    return HostedDocument(tree: tree, app: DocumentApp(model: model), ids: ids, revision: revision)
  }

  private init(tree: Tree, app: DocumentApp, ids: [String: SourceLocation], revision: Int) {
    (self.tree, self.app, self.ids, self.revision) = (tree, app, ids, revision)
  }

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

/// A tree made from JSON. Errors are located by a path such as `tabs[0].elements[2].button`.
extension Tree {
  init(_ json: JSONTree, at path: String = "") {
    let location = SourceLocation(line: 1, column: 1, file: path)
    switch json {
    case .text(let text): self.init(content: .scalar(text, isPlain: false), location: location, weight: 1)
    case .plain(let text): self.init(content: .scalar(text, isPlain: true), location: location, weight: 1)
    case .array(let parts):
      let trees = parts.enumerated().map { Tree($1, at: "\(path)[\($0)]") }
      self.init(content: .list(trees), location: location, weight: 1)
    case .object(let members):
      let entries = members.sorted { $0.key < $1.key }.map { key, value in
        let inner = path.isEmpty ? key : "\(path).\(key)"
        return Entry(
          key: key, keyLocation: SourceLocation(line: 1, column: 1, file: inner), value: Tree(value, at: inner))
      }
      self.init(content: .mapping(entries), location: location, weight: 1)
    }
  }

  /// Replaces the things whose IDs are in `parts`, and removes these from `parts`. A null part removes the thing.
  func replacing(_ parts: inout [String: Tree]) -> Tree {
    var tree = self
    switch content {
    case .scalar: break
    case .list(let list):
      tree.content = .list(
        list.compactMap { one in
          guard let id = one[.id]?.scalar, let part = parts.removeValue(forKey: id) else {
            return one.replacing(&parts)
          }
          return part.isNull ? nil : part
        })
    case .mapping(let entries):
      tree.content = .mapping(
        entries.map { Entry(key: $0.key, keyLocation: $0.keyLocation, value: $0.value.replacing(&parts)) })
    }
    return tree
  }
}

/// The actions that a host asks for, in the form of a document's actions.
struct HostAction {
  /// A host runs programs itself.
  private static let refused: [ShapeName: KeyName] = [.run: .run, .stop: .stop]

  let actions: [DocumentAction]
  /// The behaviours of the items of the host's action sheets, keyed by ID.
  let behaviors: [String: ControlBehavior]
  /// The actions after an action sheet is left without an answer, keyed by its ID.
  let dismissals: [String: [Event.Dismissal: [DocumentAction]]]

  init(_ json: JSONTree, in document: HostedDocument) throws(DocumentErrors) {
    let tree = Tree(json, at: "do")
    var context = CheckingContext(names: DeclaredNames(document.tree), ids: document.ids)
    Descriptions.forEach(in: tree, .actions) { shape, part in
      guard let key = Self.refused[shape], let entry = part.entries?.first(where: { $0.key == key.rawValue }) else {
        return
      }
      let family = Actions.family
      let allowed = family.words + family.shapes.filter { Self.refused[$0.name] == nil }.map(\.keys[0].name.rawValue)
      context.add(
        entry.keyLocation,
        "“\(entry.key)” is nothing that a host can ask for. Allowed: \(allowed.listed("or")).")
    }
    if context.errors.isEmpty {
      GrammarCheck.check(tree, .actions, of: CheckedKey(name: "do"), RowScope(), &context)
    }
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: "") }
    var making = MakingContext(names: context.names, ids: Set(context.ids.keys), isHosted: true)
    making.place = "ask"
    actions = Actions.actions(tree, &making)
    (behaviors, dismissals) = (making.behaviors, making.dismissals)
  }
}
