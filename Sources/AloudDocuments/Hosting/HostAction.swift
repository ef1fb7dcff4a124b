internal import Aloud

/// The actions that a host asks for, in the form of a document's actions.
struct HostAction {
  /// The actions that a host may not ask for, because it runs programs itself.
  private static let refused: [ShapeName: KeyName] = [.run: .run, .stop: .stop]

  /// The actions, in order.
  let actions: [DocumentAction]
  /// The behaviours of the items of the host's action sheets, keyed by ID.
  let behaviors: [String: ControlBehavior]
  /// The actions after an action sheet is left without an answer, keyed by its ID.
  let dismissals: [String: [Event.Dismissal: [DocumentAction]]]

  /// Creates the actions in `json` for the app that `document` describes.
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
