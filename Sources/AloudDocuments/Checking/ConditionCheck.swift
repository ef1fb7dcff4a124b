internal import Aloud

/// Checks that a condition asks one thing, and one that its value can be.
enum ConditionCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let values = context.names.values
    guard let name = tree[.value]?.scalar, values.initial[name] != nil else { return }
    guard (tree[.is] == nil) != (tree[.equals] == nil) else {
      return context.add(tree.location, "document.rule.condition")
    }
    guard let condition = Condition(tree) else { return }
    let word: Message.Arguments = ["word": .text(.verbatim(name))]
    switch condition.test {
    case .on, .off:
      if values.isText(name) { context.add(tree.location, "document.rule.conditionOfText", word) }
    case .empty, .filled, nil:
      if !values.isText(name) { context.add(tree.location, "document.rule.conditionOfSwitch", word) }
    }
    if condition.text != nil { context.checkNoSecret(tree[.value]) }
  }
}
