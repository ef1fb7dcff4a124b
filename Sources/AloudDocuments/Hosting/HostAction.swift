internal import Aloud

/// What a host asks for, as the actions of a document are written.
struct HostAction {
  /// What it may not ask for: it runs programs itself.
  private static let refused: [ShapeName: KeyName] = [.run: .run, .stop: .stop]

  /// What is done, in order.
  let actions: [DocumentAction]
  /// What the items of what it asks do, by their ids.
  let behaviors: [String: ControlBehavior]
  /// What is done when it is left without an answer, by the ids of questions.
  let dismissals: [String: [Event.Dismissal: [DocumentAction]]]

  /// The actions in `json`, in an app whose tree is `document`.
  init(_ json: JSONTree, in document: HostedDocument) throws(DocumentErrors) {
    let tree = Tree(json, at: "do")
    var context = CheckingContext(names: DeclaredNames(document.tree), ids: document.ids)
    Descriptions.forEach(in: tree, .actions) { shape, part in
      guard let key = Self.refused[shape], let entry = part.entries?.first(where: { $0.key == key.rawValue }) else {
        return
      }
      let family = Grammar.family(.action)
      let allowed = family.words + family.kinds.filter { Self.refused[$0.shape] == nil }.map(\.key.rawValue)
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
    actions = ActionMaker.actions(tree, &making)
    (behaviors, dismissals) = (making.behaviors, making.dismissals)
  }
}
