internal import Aloud

/// What a host asks for, as the actions of a document are written.
struct HostAction {
  /// What it may not ask for: it runs programs itself, and what is asked needs a place of its own, such as a sheet.
  private static let refused: Set<KeyName> = [.run, .stop, .ask]

  /// What is done, in order.
  let actions: [DocumentAction]

  /// The actions in `json`, in an app whose tree is `document`.
  init(_ json: JSONTree, in document: HostedDocument) throws(DocumentErrors) {
    let tree = Tree(json, at: "do")
    var context = CheckingContext(names: DeclaredNames(document.tree))
    for one in tree.list ?? [tree] {
      for entry in one.entries ?? []
      where KeyName(rawValue: entry.key).map(Self.refused.contains) ?? false {
        let family = Grammar.family(.action)
        let allowed = family.words + family.kinds.map(\.key).filter { !Self.refused.contains($0) }.map(\.rawValue)
        context.add(
          entry.keyLocation,
          .hostAction(word: .text(.verbatim(entry.key)), allowed: .list(allowed.map { .verbatim($0) }, .or)))
      }
    }
    if context.errors.isEmpty {
      GrammarCheck.check(tree, .actions, of: CheckedKey(name: "do"), RowScope(), &context)
    }
    guard context.errors.isEmpty else { throw DocumentErrors(context.errors, leftOut: context.leftOut, in: "") }
    var making = MakingContext(names: context.names, ids: [])
    actions = ActionMaker.actions(tree, &making)
  }
}
