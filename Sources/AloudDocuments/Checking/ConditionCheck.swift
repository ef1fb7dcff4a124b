internal import Aloud

/// Checks that a condition asks one thing, and one that its value can be.
enum ConditionCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let values = context.names.values
    guard let name = tree[.value]?.scalar, values.initial[name] != nil else { return }
    guard (tree[.is] == nil) != (tree[.equals] == nil) else {
      return context.add(tree.location, .documentRuleCondition)
    }
    guard let condition = Condition(tree) else { return }
    switch condition.test {
    case .on, .off:
      if values.isText(name) {
        context.add(tree.location, .documentRuleConditionOfText(word: .text(.verbatim(name))))
      }
    case .empty, .filled, nil:
      if !values.isText(name) {
        context.add(tree.location, .documentRuleConditionOfSwitch(word: .text(.verbatim(name))))
      }
    }
    if condition.text != nil { context.checkNoSecret(tree[.value]) }
  }
}
