internal import Aloud

/// Checks that a condition asks one thing, and one that its value can be.
enum ConditionCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let values = context.names.values
    guard let name = tree[.value]?.scalar, values.initial[name] != nil else { return }
    guard Condition.Test.keys.filter({ $0.contains { tree[$0] != nil } }).count == 1 else {
      let tests = Condition.Test.keys.joined().map { LocalizedText.verbatim($0.rawValue) }
      return context.add(tree.location, .documentRuleCondition(tests: .list(tests, .or)))
    }
    if let pattern = tree[.matches], let text = pattern.scalar, Pattern(text) == nil {
      return context.add(
        pattern.location,
        .documentRulePattern(word: .text(.verbatim(String(text.prefix(60)))), repetition: .text(.verbatim("{2,8}"))))
    }
    guard let test = Condition.Test(tree) else { return }
    switch test {
    case .state(.on), .state(.off):
      if values.isText(name) {
        context.add(tree.location, .documentRuleConditionOfText(word: .text(.verbatim(name))))
      }
    case .state(.empty), .state(.filled), .equals, .oneOf, .matches, .between:
      if !values.isText(name) {
        context.add(tree.location, .documentRuleConditionOfSwitch(word: .text(.verbatim(name))))
      }
    }
    checkSecrets(test, tree, &context)
  }

  /// Checks that a secret is compared with another one alone: what stands in the document is none, and what is told of another
  /// value would tell of it. How it looks may be asked, since that says what a good one is, and not what it is.
  private static func checkSecrets(_ test: Condition.Test, _ tree: Tree, _ context: inout CheckingContext) {
    switch test {
    case .equals(let template):
      let secrets = context.names.values.secrets
      let isSecret = secrets.contains(tree[.value].name)
      if template.isWholePlace, template.values.allSatisfy({ secrets.contains($0) == isSecret }) { return }
      context.checkNoSecret(tree[.value])
      for name in template.values where secrets.contains(name) {
        context.add(tree[.equals]?.location ?? tree.location, .documentSecretInText(word: .text(.verbatim(name))))
      }
    case .oneOf, .between: context.checkNoSecret(tree[.value])
    case .state, .matches: break
    }
  }
}
