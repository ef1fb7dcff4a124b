internal import Aloud

/// A check that a condition has exactly one test, and that the test fits its value.
enum ConditionCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let values = context.names.values
    guard let name = tree[.value]?.scalar, values.initial[name] != nil else { return }
    guard Condition.Test.keys.filter({ $0.contains { tree[$0] != nil } }).count == 1 else {
      let tests = Condition.Test.keys.joined().map(\.rawValue).listed("or")
      return context.add(tree.location, "A condition has “value”, and one of these: \(tests).")
    }
    if let pattern = tree[.matches], let text = pattern.scalar, Pattern(text) == nil {
      return context.add(
        pattern.location,
        "“\(text.prefix(60))” is no pattern that can be checked here. A pattern has letters, [a-z], \\d, \\w, \\s, a full stop, *, +, ?, {2,8}, ( ) and |."
      )
    }
    guard let test = Condition.Test(tree) else { return }
    switch test {
    case .state(.on), .state(.off):
      if values.isText(name) {
        context.add(tree.location, "“\(name)” holds text: it can be empty or filled, or equal something.")
      }
    case .state(.empty), .state(.filled), .equals, .oneOf, .matches, .between:
      if !values.isText(name) {
        context.add(tree.location, "“\(name)” is on or off: ask “is: on” or “is: off”.")
      }
    }
    checkSecrets(test, tree, &context)
  }

  /// Checks that a secret is compared only with another secret. Text in the document is not secret, and a comparison with a value
  /// that is shown would reveal the secret. A pattern is allowed, since it describes a valid secret and not this one.
  private static func checkSecrets(_ test: Condition.Test, _ tree: Tree, _ context: inout CheckingContext) {
    switch test {
    case .equals(let template):
      let secrets = context.names.values.secrets
      let isSecret = secrets.contains(tree[.value].name)
      if template.isWholePlace, template.values.allSatisfy({ secrets.contains($0) == isSecret }) { return }
      context.checkNoSecret(tree[.value])
      for name in template.values where secrets.contains(name) {
        context.add(
          tree[.equals]?.location ?? tree.location,
          SharedSentences.secretShown(name))
      }
    case .oneOf, .between: context.checkNoSecret(tree[.value])
    case .state, .matches: break
    }
  }
}
