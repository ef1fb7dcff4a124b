internal import Aloud

enum ConditionForm {
  static let family = Family(
    .condition, "A condition on what values or rows hold.", of: [test, not, any, all],
    example: "{value: name, is: filled}")

  private static let test = Shape(
    .condition, "Something that is so while a value is empty, filled, on, off, or equal to something.",
    [
      Key(
        .value, .reference(.valueOrRow), "The value to test, or a part of the row, such as row.size.", required: true,
        shown: "name"),
      Key(.is, .choice(of: ConditionState.self), "The state that the value has to have."),
      Key(.equals, .compared, "The text that the value has to equal.", shown: "Jazz"),
      Key(
        .oneOf, .list(.optionalPlain, atLeast: 1), "The texts of which the value has to equal one.",
        example: "[Jazz, News]"),
      Key(
        .matches, .plain, "A pattern that the whole text has to match, such as [a-z][a-z0-9-]*.",
        example: "\"[a-z][a-z0-9-]*\""),
      Key(
        .atLeast, .amount, "The smallest number that the value may be, or the fewest options that may be chosen.",
        shown: "8"),
      Key(
        .atMost, .amount, "The largest number that the value may be, or the most options that may be chosen.",
        shown: "20"),
    ], check: check)

  private static let not = Shape(
    .not, "Holds where its condition does not.",
    [Key(.not, .condition, "The condition that must not hold.", required: true)])

  private static let any = Shape(
    .any, "Holds where at least one of its conditions holds.",
    [Key(.any, .conditions, "Conditions of which at least one has to hold.", required: true)])

  private static let all = Shape(
    .all, "Holds where all of its conditions hold.",
    [Key(.all, .conditions, "Conditions that all have to hold.", required: true)])

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let values = context.names.values
    guard let name = tree[.value]?.scalar, values.initial[name] != nil || Template.row(name) != nil else { return }
    guard tests.filter({ $0.contains { tree[$0] != nil } }).count == 1 else {
      let tests = tests.joined().map(\.rawValue).listed("or")
      return context.add(tree.location, "A condition has “value”, and one of these: \(tests).")
    }
    if let pattern = tree[.matches], let text = pattern.scalar, Pattern(text) == nil {
      return context.add(
        pattern.location,
        "“\(text.prefix(60))” is no pattern that can be checked here. A pattern has letters, [a-z], \\d, \\w, \\s, a full stop, *, +, ?, {2,8}, ( ) and |."
      )
    }
    guard isReadable(tree) else { return }
    if Template.row(name) == nil {
      let needsSwitch = [.on, .off].contains(ConditionState(of: tree))
      if needsSwitch, values.isText(name) {
        context.add(tree.location, "“\(name)” holds text: it can be empty or filled, or equal something.")
      } else if !needsSwitch, !values.isText(name) {
        context.add(tree.location, "“\(name)” is on or off: ask “is: on” or “is: off”.")
      }
    }
    checkSecrets(tree, &context)
  }

  /// The keys of the tests. Keys that form one test together are in one array.
  private static let tests: [[KeyName]] = [[.is], [.equals], [.oneOf], [.matches], [.atLeast, .atMost]]

  /// Returns whether the test is well formed, so that no other check has found an error in it.
  private static func isReadable(_ tree: Tree) -> Bool {
    if tree[.is] != nil { return ConditionState(of: tree) != nil }
    if let text = tree[.equals] { return text.scalar.flatMap { Template($0) } != nil }
    if let texts = tree[.oneOf] { return texts.list != nil }
    return tree[.matches].map { $0.scalar != nil } ?? true
  }

  /// Checks that a secret is compared only with another secret. Text in the document is not secret, and a comparison with a value
  /// that is shown would reveal the secret. A pattern is allowed, since it describes a valid secret and not this one.
  private static func checkSecrets(_ tree: Tree, _ context: inout CheckingContext) {
    guard tree[.is] == nil, tree[.matches] == nil else { return }
    guard let template = tree[.equals].template else { return context.checkNoSecret(tree[.value]) }
    let secrets = context.names.values.secrets
    let isSecret = secrets.contains(tree[.value].name)
    if template.isWholePlace, template.values.allSatisfy({ secrets.contains($0) == isSecret }) { return }
    context.checkNoSecret(tree[.value])
    for name in template.values where secrets.contains(name) {
      context.add(tree[.equals], message: SharedSentences.secretShown(name))
    }
  }
}
