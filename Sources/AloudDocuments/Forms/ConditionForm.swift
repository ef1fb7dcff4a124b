internal import Aloud

/// The forms of conditions on values.
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
      Key(.is, .choice(ConditionTest.State.allCases.map(\.rawValue)), "The state that the value has to have."),
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

  /// Checks that a condition has exactly one test, and that the test fits its value.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let values = context.names.values
    guard let name = tree[.value]?.scalar, values.initial[name] != nil || Template.row(name) != nil else { return }
    guard ConditionTest.keys.filter({ $0.contains { tree[$0] != nil } }).count == 1 else {
      let tests = ConditionTest.keys.joined().map(\.rawValue).listed("or")
      return context.add(tree.location, "A condition has “value”, and one of these: \(tests).")
    }
    if let pattern = tree[.matches], let text = pattern.scalar, Pattern(text) == nil {
      return context.add(
        pattern.location,
        "“\(text.prefix(60))” is no pattern that can be checked here. A pattern has letters, [a-z], \\d, \\w, \\s, a full stop, *, +, ?, {2,8}, ( ) and |."
      )
    }
    guard let test = ConditionTest.test(in: tree) else { return }
    switch test {
    case _ where Template.row(name) != nil: break
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
  private static func checkSecrets(_ test: ConditionTest, _ tree: Tree, _ context: inout CheckingContext) {
    switch test {
    case .equals(let template):
      let secrets = context.names.values.secrets
      let isSecret = secrets.contains(tree[.value].name)
      if template.isWholePlace, template.values.allSatisfy({ secrets.contains($0) == isSecret }) { return }
      context.checkNoSecret(tree[.value])
      for name in template.values where secrets.contains(name) {
        context.add(tree[.equals]?.location ?? tree.location, SharedSentences.secretShown(name))
      }
    case .oneOf, .between: context.checkNoSecret(tree[.value])
    case .state, .matches: break
    }
  }
}

extension Tree? {
  /// Returns whether a condition holds; `nil` if there is none, or if it is not well formed.
  var condition: Made<Bool>? {
    guard let self, let shape = ConditionForm.family.shape(of: self) else { return nil }
    if shape.name == .not {
      guard let inner = self[.not].condition else { return nil }
      return { !inner($0) }
    }
    if let parts = self[.any]?.list?.compactMap({ Optional($0).condition }) {
      return { viewpoint in parts.contains { $0(viewpoint) } }
    }
    if let parts = self[.all]?.list?.compactMap({ Optional($0).condition }) {
      return { viewpoint in parts.allSatisfy { $0(viewpoint) } }
    }
    guard let name = self[.value]?.scalar, let test = ConditionTest.test(in: self) else { return nil }
    return { viewpoint in
      viewpoint.held(name).map { test.holds(of: $0, isSeveral: viewpoint.kinds[name] == .several, viewpoint) } ?? false
    }
  }
}

extension ConditionTest {
  /// The keys of the tests. Keys that form one test together are in one array.
  static let keys: [[KeyName]] = [[.is], [.equals], [.oneOf], [.matches], [.atLeast, .atMost]]

  /// Returns the test in `tree`, or `nil` if it is not well formed.
  static func test(in tree: Tree) -> Self? {
    if let word = tree[.is] {
      let state: State? = Tree?.some(word).choice() ?? word.flag.map { $0 ? .on : .off }
      return state.map { .state($0) }
    }
    if let text = tree[.equals] { return text.scalar.flatMap { Template($0) }.map { .equals($0) } }
    if let texts = tree[.oneOf]?.list { return .oneOf(texts.compactMap(\.scalar)) }
    if let text = tree[.matches]?.scalar { return Pattern(text).map { .matches($0) } }
    guard tree[.atLeast] != nil || tree[.atMost] != nil else { return nil }
    return .between(NumberLimit(tree[.atLeast]), NumberLimit(tree[.atMost]))
  }
}
