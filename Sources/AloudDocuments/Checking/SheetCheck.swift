internal import Aloud

/// A check of sheets: no screen is two steps, and the preferred action dismisses the sheet or leads on.
enum SheetCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.addRepeated((tree[.steps]?.list ?? []).compactMap { $0[.step] }) {
      "“\($0)” is a step twice. Leave one of them out."
    }
    if let action = tree[.preferredAction]?[.action], !leads(action) {
      context.add(
        action.location,
        "This preferred action never takes the sheet down. Add “dismiss” to it, in “then” where it waits for a command."
      )
    }
  }

  /// Returns whether actions dismiss the sheet or lead to another place, at once or after a command has ended.
  private static func leads(_ tree: Tree) -> Bool {
    if let word = tree.scalar { return word == "dismiss" || word == "quit" }
    if let parts = tree.list { return parts.contains(where: leads) }
    if [.push, .present, .ask, .exit].contains(where: { tree[$0] != nil }) { return true }
    return [tree[.then], tree[.otherwise]].contains { $0.map(leads) ?? false }
  }
}
