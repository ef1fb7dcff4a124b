internal import Aloud

/// What a host asks for, as the actions of a document are written.
struct HostAction {
  /// What it may ask for. Programs it runs itself, and what is asked needs a place of its own: a sheet.
  private static let allowed: [KeyName] = [.push, .present, .set, .toggle, .alert, .say, .undoable, .reload, .exit]

  /// What is done, in order.
  let actions: [DocumentAction]

  /// The actions in `json`, in an app whose tree is `document`.
  init(_ json: JSONTree, in document: HostedDocument) throws(DocumentErrors) {
    let tree = Tree(json, at: "do")
    var context = CheckingContext(names: DeclaredNames(document.tree))
    for one in tree.list ?? [tree] {
      for entry in one.entries ?? []
      where KeyName(rawValue: entry.key).map({ [.run, .ask, .stop].contains($0) }) ?? false {
        let names = Self.allowed.map { LocalizedText.verbatim($0.rawValue) }
        context.add(
          entry.keyLocation, .hostAction(word: .text(.verbatim(entry.key)), allowed: .list(names, .or)))
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
